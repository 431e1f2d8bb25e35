import SourceText
import SpecNotation

// What becomes of the result of an action: how it is parsed, shown and told.

extension ActionSpec {
  /// Reads `parse`. An action on an HTTP connector without it gets a method to fill in.
  static func parse(
    _ fields: Fields, _ kind: Kind?, _ result: ResultSpec?,
    reporting diagnostics: inout Diagnostics
  ) -> ParseSpec? {
    let isHTTP: Bool
    switch kind {
    case .read(.http), .write(.http): isHTTP = true
    case .read(.named(let connector)), .write(.named(let connector)):
      if case .http = connector.kind { isHTTP = true } else { isHTTP = false }
    default: isHTTP = false
    }
    guard let node = fields["parse"] else { return isHTTP && result != nil ? .byHand : nil }
    guard kind != nil else { return nil }
    guard isHTTP else {
      if fields["connector"] != nil { diagnostics.error(.nothingToParse, at: node.range) }
      return nil
    }
    guard let result else {
      if fields["result"] == nil { diagnostics.error(.noResultToParse, at: node.range) }
      return nil
    }
    return ParseSpec(node, result: result, reporting: &diagnostics)
  }

  /// Reads `{ title: title }`: which members of the view model show which part of the result.
  static func updates(
    _ node: Node?, _ result: ResultSpec?, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [Update] {
    guard let node, let entries = node.entries(of: "updates", reporting: &diagnostics) else {
      return []
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name, reporting: &diagnostics)
      guard let member = scope.viewModel[name] else {
        if !scope.viewModel.names.contains(name) {
          diagnostics.error(.unknownMember(name, scope.viewModel.names), at: entry.key.range)
        }
        return nil
      }
      guard member.isSettable else {
        diagnostics.error(.notSettable(name), at: entry.key.range)
        return nil
      }
      guard let text else { return nil }
      return update(member, from: text, result, scope: scope, reporting: &diagnostics)
    }
  }

  private static func update(
    _ member: ViewModelMember, from text: Located<String>, _ result: ResultSpec?,
    scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> Update? {
    let path = text.value.split(separator: ".", maxSplits: 1).map(String.init)
    guard let result, path.first == result.name.value else {
      let known = result.map { [$0.name.value] } ?? []
      diagnostics.error(.unknownResult(text.value, known), at: text.range)
      return nil
    }
    var type = result.type
    var attribute: ModelSpec.Attribute?
    if path.count == 2 {
      guard case .model(let name) = result.type.base, let model = scope.models[name],
        let found = model.attributes.first(where: { $0.name.value == path[1] })
      else {
        let known = scope.models[result.type.base.model ?? ""]?.attributes.map(\.name.value) ?? []
        diagnostics.error(.unknownAttribute(path[1], result, known), at: text.range)
        return nil
      }
      (type, attribute) = (found.type, found)
    }
    guard InputSpec.canPass(type, as: member.type) else {
      diagnostics.error(.unfitUpdate(member, type), at: text.range)
      return nil
    }
    return Update(member: member, attribute: attribute)
  }

  /// A result must come from somewhere: from the connector, with the same type, or from a parser.
  func checkResult(reporting diagnostics: inout Diagnostics) {
    guard let result, case .named(let connector)? = self.connector else { return }
    if case .http = connector.kind { return }
    guard let source = connector.result else {
      diagnostics.error(.noSource(connector.name.value), at: result.name.range)
      return
    }
    if source.type != result.type {
      diagnostics.error(
        .differentType(result.type, source.type, connector.name.value), at: result.name.range,
        notes: [Diagnostic.Note(.connectorResult, at: source.name.range)])
    }
  }
}

extension ActionSpec.Delegate {
  init(_ node: Node?, reporting diagnostics: inout Diagnostics) {
    self.init(success: nil, failure: nil)
    guard let node,
      let fields = Fields(
        node, of: "delegate", at: node.range, known: ["success", "failure"],
        reporting: &diagnostics)
    else { return }
    success = fields.text("success", reporting: &diagnostics)?
      .memberName("delegate method", reporting: &diagnostics)
    failure = fields.text("failure", reporting: &diagnostics)?
      .memberName("delegate method", reporting: &diagnostics)
  }
}

extension ActionSpec.Progress {
  init(_ node: Node?, reporting diagnostics: inout Diagnostics) {
    self.init()
    guard let node,
      let fields = Fields(
        node, of: "progress", at: node.range, known: ["working", "success", "failure"],
        reporting: &diagnostics)
    else { return }
    working = fields.text("working", reporting: &diagnostics)
    success = fields.text("success", reporting: &diagnostics)
    failure = fields.text("failure", reporting: &diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static let connectorResult: Self = "the result of the connector is declared here"

  fileprivate static let nothingToParse: Self =
    "'parse' reads what an HTTP connector answers; this connector has a result of its own"

  fileprivate static let noResultToParse: Self =
    "'parse' needs a result to put its value in; add 'result: { name: Type }'"

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    "the view model has no '\(name)'\(suggestion(for: name, in: names))"
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func unknownResult(_ text: String, _ known: [String]) -> Self {
    guard let name = known.first else {
      return "the action has no result to show; add 'result: { name: Type }'"
    }
    return "'\(text)' is not the result; write '\(name)', or '\(name).<attribute>' of a model"
  }

  fileprivate static func unknownAttribute(
    _ name: String, _ result: ResultSpec, _ known: [String]
  ) -> Self {
    "'\(result.type.source)' has no attribute '\(name)'\(suggestion(for: name, in: known))"
  }

  fileprivate static func unfitUpdate(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    "'\(member.name.value)' is '\(member.type.source)' and cannot show a '\(type.source)'"
  }

  fileprivate static func noSource(_ connector: String) -> Self {
    "the connector '\(connector)' has no result; add one to it, or remove this one"
  }

  fileprivate static func differentType(_ mine: SwiftType, _ its: SwiftType, _ connector: String)
    -> Self
  {
    "the result is '\(mine.source)' here but '\(its.source)' in the connector '\(connector)'; "
      + "make the types agree"
  }
}
