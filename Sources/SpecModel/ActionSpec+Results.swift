import SourceText
import SpecNotation

// What becomes of the result of an action: how it is parsed, shown and told.

extension ActionSpec {
  /// Reads `parse`. An action on an HTTP connector without it gets a method to fill in.
  static func parse(
    _ fields: Fields, _ kind: Kind?, _ result: ResultSpec?,
    reporting diagnostics: inout Diagnostics
  ) -> ParseSpec? {
    let use: ConnectorUse?
    switch kind {
    case .read(let connector), .write(let connector): use = connector
    case .callback, .login, .custom, nil: use = nil
    }
    let isParsed = use?.isParsed ?? false
    guard let node = fields["parse"] else { return isParsed && result != nil ? .byHand : nil }
    // That it belongs to a step was reported.
    if fields["connectors"] != nil { return nil }
    if use == nil { return nil }
    guard isParsed else {
      diagnostics.error(.nothingToParse, at: fields.place(of: "parse") ?? node.range)
      return nil
    }
    guard let result else {
      if fields["result"] == nil {
        diagnostics.error(.noResultToParse, at: fields.place(of: "parse") ?? node.range)
      }
      return nil
    }
    return ParseSpec(node, result: result, reporting: &diagnostics)
  }

  /// Reads `{ title: title }`: which members of the view model show which part of the results.
  static func updates(
    _ fields: Fields, _ results: Results, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [Update] {
    let entries = fields["updates"]?.entries(of: "'updates'", reporting: &diagnostics) ?? []
    if fields["result"] == nil, !results.isOfSteps, let first = entries.first {
      diagnostics.error(.nothingToShow, at: fields.place(of: "updates") ?? first.key.range)
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: &diagnostics)
      let path = text.flatMap {
        results.path($0, models: scope.models, reporting: &diagnostics)
      }
      guard let member = scope.viewModel[name] else {
        if !scope.viewModel.has(name) {
          diagnostics.error(.unknownMember(name, scope.viewModel.names), at: entry.key.range)
        }
        return nil
      }
      guard member.isSettable else {
        diagnostics.error(.notSettable(name), at: entry.key.range)
        return nil
      }
      guard let text, let path else { return nil }
      guard InputSpec.canPass(path.type, as: member.type) else {
        diagnostics.error(.unfitUpdate(member, path.type), at: text.range)
        return nil
      }
      return Update(member: member, path: path)
    }
  }

  /// A result must come from somewhere: from the connector, with the same type, or from a parser.
  func checkResult(reporting diagnostics: inout Diagnostics) {
    guard let result, case .named(let connector)? = self.connector else { return }
    if connector.isParsed { return }
    guard let source = connector.result else {
      diagnostics.error(.noSource(connector.name.value), at: result.name.range)
      return
    }
    if source.type != result.type {
      diagnostics.error(
        .differentType(result.type, source.type, connector.name.value), at: result.typeRange,
        notes: [Diagnostic.Note(.connectorResult, at: source.typeRange)])
    }
  }
}

extension ActionSpec.ConnectorUse {
  /// Whether the interactor parses its result out of bytes.
  fileprivate var isParsed: Bool {
    switch self {
    case .named(let connector): connector.isParsed
    case .http: true
    case .several: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let connectorResult: Self = "the result of the connector is declared here"

  fileprivate static let nothingToParse: Self =
    "'parse' reads what an HTTP connector answers; this connector has a result of its own"

  fileprivate static let noResultToParse: Self =
    "'parse' needs a result to put its value in; add 'result: { name: Type }'"

  fileprivate static let nothingToShow: Self =
    "the action has no result to show; add 'result: { name: Type }'"

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    return "the view model has no '\(name)'"
      + (hint.isEmpty ? "; declare it under 'viewModel'" : hint)
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func unfitUpdate(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    "'\(member.name.value)' is '\(member.type.source)' and cannot show '\(type.source)'; "
      + "make the types agree"
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
