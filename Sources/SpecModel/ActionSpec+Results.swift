import SourceText
import SpecNotation

// Finds the result of an interactor.

extension ActionSpec {
  /// Reads `parse`. An action on an HTTP connector without it gets a method to fill in.
  static func parse(
    _ fields: Fields<ActionKeys>, _ kind: Kind?, _ result: ResultSpec?
  ) -> ParseSpec? {
    let use: ConnectorUse?
    switch kind {
    case .read(let connector), .write(let connector): use = connector
    case .callback, .login, .event, .custom, nil: use = nil
    }
    let isParsed = use?.isParsed ?? false
    guard let node = fields.node(ActionKeys.parse) else {
      return isParsed ? result.map(ParseSpec.implied) : nil
    }
    // A `parse` that belongs to a step was reported already.
    if fields.has(ActionKeys.connectors) { return nil }
    if use == nil { return nil }
    guard isParsed else {
      fields.log.error(.nothingToParse, at: fields.keyRange(of: ActionKeys.parse) ?? node.range)
      return nil
    }
    guard let result else {
      if !fields.has(ActionKeys.result) {
        fields.log.error(.noResultToParse, at: fields.keyRange(of: ActionKeys.parse) ?? node.range)
      }
      return nil
    }
    return ParseSpec(node, result: result, reporting: fields.log)
  }

  /// Reports a result that neither a parser nor the connector supplies, or that has another type
  /// than the result of the connector.
  func checkResult(reporting log: DiagnosticLog) {
    // All connectors of a choice have the same result, which was checked.
    guard let result, let connector = kind.connector?.connectors.first else { return }
    if connector.isParsed { return }
    guard let source = connector.result else {
      log.error(.noSource(connector.name.value), at: result.name.range)
      return
    }
    if source.type != result.type {
      log.error(
        .differentType(result.type, source.type, connector.name.value), at: result.typeRange,
        notes: [Diagnostic.Note(.connectorResult, at: source.typeRange)])
    }
  }
}

extension ConnectorUse {
  /// Whether the interactor parses its result out of bytes.
  fileprivate var isParsed: Bool {
    switch self {
    case .named(let connector): connector.isParsed
    case .http: true
    case .several, .chosen: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let connectorResult: Self = "the result of the connector is declared here"

  static let nothingToParse: Self =
    "'parse' reads what an HTTP connector answers; this connector has a result of its own"

  fileprivate static let noResultToParse: Self =
    "'parse' needs a result to put its value in; add 'result: { name: Type }'"

  fileprivate static func noSource(_ connector: String) -> Self {
    "the connector '\(connector)' has no result; add one to it, or remove this one"
  }

  fileprivate static func differentType(
    _ mine: SwiftType, _ its: SwiftType, _ connector: String
  ) -> Self {
    "the result is '\(mine.source)' here but '\(its.source)' in the connector '\(connector)'; "
      + "make the types agree"
  }
}
