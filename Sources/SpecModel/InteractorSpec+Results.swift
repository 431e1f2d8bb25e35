import SourceText
import SpecNotation

// How the result of an interactor is found.

extension InteractorSpec {
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
    // That it belongs to a step was reported.
    if fields["connectors"] != nil { return nil }
    switch kind {
    case .read, .write: break
    case .callback, .login, .custom, nil: return nil
    }
    guard isHTTP else {
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

  /// A result must come from somewhere: from the connector, with the same type, or from a parser.
  func checkResult(reporting diagnostics: inout Diagnostics) {
    guard let result, case .named(let connector)? = kind.connector else { return }
    if case .http = connector.kind { return }
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

extension Diagnostic.Message {
  fileprivate static let connectorResult: Self = "the result of the connector is declared here"

  fileprivate static let nothingToParse: Self =
    "'parse' reads what an HTTP connector answers; this connector has a result of its own"

  fileprivate static let noResultToParse: Self =
    "'parse' needs a result to put its value in; add 'result: { name: Type }'"

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
