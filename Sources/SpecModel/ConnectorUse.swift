import SourceText
import SpecNotation

/// The connectors that an interactor runs.
package enum ConnectorUse: Hashable, Sendable {
  case named(ConnectorSpec)
  /// One of several connectors, chosen by rules.
  case chosen(ConnectorChoice)
  /// The ready-to-use `HttpConnector`, with the input that holds the address.
  case http(address: String)
  /// Several connectors: the steps of a stage run at once, the stages one after the other.
  case several([[StepSpec]])

  /// The connectors of an interactor that runs several, in the order of the spec.
  package var steps: [StepSpec] {
    if case .several(let stages) = self { stages.flatMap(\.self) } else { [] }
  }

  /// The connector of an interactor that runs one, or all those that it chooses from.
  package var connectors: [ConnectorSpec] {
    switch self {
    case .named(let connector): [connector]
    case .chosen(let choice): choice.connectors
    case .http, .several: []
    }
  }
}

extension ConnectorUse {
  func mapConnectors(_ change: (ConnectorSpec) -> ConnectorSpec) -> ConnectorUse {
    switch self {
    case .named(let connector): return .named(change(connector))
    case .chosen(var choice):
      for index in choice.branches.indices {
        choice.branches[index].connector = change(choice.branches[index].connector)
      }
      return .chosen(choice)
    case .several(var stages):
      for stage in stages.indices {
        for index in stages[stage].indices {
          guard case .named(let connector, let arguments) = stages[stage][index].work else {
            continue
          }
          stages[stage][index].work = .named(change(connector), arguments)
        }
      }
      return .several(stages)
    case .http: return self
    }
  }

  /// Reads `connector` or `connectors`.
  static func reading(_ fields: Fields<ActionKeys>, scope: ActionScope) -> ConnectorUse? {
    fields.has(ActionKeys.connectors)
      ? several(fields, scope: scope)
      : one(fields, scope: scope)
  }

  /// Reads `connector: AddBookmark`, `connector: { http: url }` or a choice.
  private static func one(_ fields: Fields<ActionKeys>, scope: ActionScope) -> ConnectorUse? {
    guard let node = fields.requiredNode(ActionKeys.connector) else { return nil }
    if case .mapping(let entries) = node.content {
      if ConnectorChoice.isMeant(by: entries) {
        return ConnectorChoice(entries, of: fields, scope: scope)
          .map { .chosen($0) }
      }
      let use = fields[ActionKeys.connector]
      guard let address = use?.required(ChosenConnectorKeys.http) else { return nil }
      let other = fields.inputSources[address.value].map { Located($0, at: address.range) }
      guard let source = InputSpec.source(other ?? address, scope: scope)
      else { return nil }
      if source.isPart, other == nil {
        fields.log.error(.partAsAddress(address.value), at: address.range)
        return nil
      }
      guard source.type.builtin == .string else {
        fields.log.error(.noAddress(address.value, source.type), at: address.range)
        return nil
      }
      return .http(address: address.value)
    }
    return fields.text(ActionKeys.connector)
      .flatMap { scope.connector(named: $0) }
      .map { .named($0) }
  }

  /// Reads `connectors`, whose steps have the keys that would otherwise belong to the whole action.
  private static func several(_ fields: Fields<ActionKeys>, scope: ActionScope) -> ConnectorUse? {
    fields.refuse(ActionKeys.connector, .oneAndSeveral)
    fields.refuse(ActionKeys.result, .resultOfSeveral)
    fields.refuse(ActionKeys.parse, .parseOfSeveral)
    return fields.node(ActionKeys.connectors)
      .flatMap { StepSpec.stages($0, scope: scope) }
      .map { .several($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static let oneAndSeveral: Self =
    "'connector' is for one and 'connectors' for several; write one of the two keys"

  fileprivate static let resultOfSeveral: Self =
    "each step of 'connectors' has the result of its connector, under its own name; remove 'result'"

  fileprivate static let parseOfSeveral: Self =
    "'parse' belongs to the step whose reply it reads; move it there"

  fileprivate static func partAsAddress(_ path: String) -> Self {
    let name = path.dotSeparated.last.map(String.init) ?? path
    return "'\(path)' has no name as an input; write '{ http: \(name) }' and "
      + "'inputs: { \(name): \(path) }'"
  }

  fileprivate static func noAddress(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' is '\(type.source)'; an HttpConnector reads an address of type 'String' or 'String?'"
  }
}
