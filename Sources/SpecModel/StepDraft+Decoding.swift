import SourceText
import SpecNotation

extension StepDraft {
  /// Reads `count: CountBookmarks` or `title: { http: newest.first.url, parse: text }`.
  init?(_ entry: Node.Entry, stage: Int, scope: ActionScope) {
    let key = entry.name
    let name = key.memberName("step", reporting: scope.log)
    guard case .mapping = entry.value.content else {
      let text = entry.value.text(
        of: key.value.quoted, expecting: "a connector", reporting: scope.log)
      let connector = text.flatMap { scope.connector(named: $0) }
      guard let name else { return nil }
      self.init(name, stage: stage, connector, at: text?.range ?? entry.value.range)
      return
    }
    let fields = Fields(
      entry.value, of: "step \(key.value.quoted)", at: key.range, StepKeys.self,
      reporting: scope.log)
    guard let fields else { return nil }
    let work = Self.work(fields, scope: scope)
    let isOptional = fields[StepKeys.optional] ?? false
    var result = Self.result(fields, key, work, scope: scope)
    let parse = Self.parse(fields, result, work)
    let entries = fields[StepKeys.each]
    let each = entries?.first
    if let entries, entries.count != 1, let node = fields.node(StepKeys.each) {
      fields.log.error(.notOneList, at: node.range)
    }
    if each != nil, let own = result { result?.type = SwiftType(.list(own.type.base)) }
    let conditions = fields[StepKeys.condition]?.joinedByAnd ?? []
    result?.isOptional = isOptional || fields.has(StepKeys.condition)
    guard let name else { return nil }
    self.init(
      name: name, stage: stage, fields: fields, work: work, result: result, parse: parse,
      isOptional: isOptional, each: each, conditions: conditions,
      connectorRange: (fields.node(StepKeys.connector) ?? fields.node(StepKeys.http))?.range
        ?? name.range)
  }

  /// Creates a step that only names a connector. `connector` is nil if no connector has that name.
  init(_ name: Located<String>, stage: Int, _ connector: ConnectorSpec?, at range: SourceRange) {
    self.init(
      name: name, stage: stage, fields: nil, work: connector.map(Work.named),
      result: connector?.result?.named(name), parse: nil, isOptional: false, conditions: [],
      connectorRange: range)
  }

  private static func work(_ fields: Fields<StepKeys>, scope: ActionScope) -> Work? {
    if fields.has(StepKeys.connector) {
      fields.refuse(StepKeys.http, .twoConnectors)
      return fields[StepKeys.connector]
        .flatMap { scope.connector(named: $0) }.map(Work.named)
    }
    guard fields.has(StepKeys.http) else {
      fields.log.error(.noConnector(fields.owner), at: fields.range)
      return nil
    }
    return fields[StepKeys.http].map(Work.http)
  }

  /// Returns the result of the step: the result of its connector, or the reply to an HTTP request,
  /// read as a type.
  private static func result(
    _ fields: Fields<StepKeys>, _ name: Located<String>, _ work: Work?, scope: ActionScope
  ) -> ResultSpec? {
    let text = fields[StepKeys.type]
    if case .named(let connector)? = work, !connector.isParsed {
      fields.refuse(StepKeys.type, .typeOfConnector(connector.name.value))
      return connector.result.map { $0.named(name) }
    }
    guard fields.has(StepKeys.type) else {
      guard let parse = fields.node(StepKeys.parse) else { return nil }
      let type: SwiftType.Builtin = parse.keyText == "image" ? .image : .string
      return ResultSpec(name: name, type: SwiftType(.builtin(type)), typeRange: name.range)
    }
    return text.flatMap {
      ResultSpec(
        name: name, type: $0, models: scope.models.names, allowsFile: true,
        reporting: fields.log)
    }
  }

  private static func parse(
    _ fields: Fields<StepKeys>, _ result: ResultSpec?, _ work: Work?
  ) -> ParseSpec? {
    guard let work else { return nil }
    guard work.isParsed else {
      fields.refuse(StepKeys.parse, .nothingToParse)
      return nil
    }
    guard let result else { return nil }
    return fields.node(StepKeys.parse).map { ParseSpec($0, result: result, reporting: fields.log) }
      ?? .implied(by: result)
  }
}

extension Diagnostic.Message {
  fileprivate static let twoConnectors: Self =
    "a step has one connector; write 'connector' or 'http', not both"

  fileprivate static let notOneList: Self =
    "expected one list, as in '{ entry: entries }'"

  fileprivate static func noConnector(_ owner: String) -> Self {
    "\(owner) has no connector; add 'connector', or 'http' with an address"
  }

  fileprivate static func typeOfConnector(_ connector: String) -> Self {
    "the connector '\(connector)' says itself what type its result has; remove 'type'"
  }
}
