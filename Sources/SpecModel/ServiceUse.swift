/// A call of a service, with its purpose and the types of the properties around it.
package struct ServiceUse: Hashable, Sendable {
  /// The purpose of the reply.
  package enum Purpose: Hashable, Sendable {
    /// The reply is kept as the result, if there is one.
    case answer(ResultSpec?)
    /// The reply is the rows of a page.
    case rows
    /// The reply is the number of all rows.
    case count
  }

  package let call: ServiceCall
  package let purpose: Purpose
  /// The types of the properties that the arguments can name.
  package let types: [String: SwiftType]

  package init(call: ServiceCall, purpose: Purpose, types: [String: SwiftType]) {
    self.call = call
    self.purpose = purpose
    self.types = types
  }
}

extension Spec {
  /// Returns the spec with each call of a service replaced by the result of `change`.
  package func changingCalls(_ change: (ServiceUse) -> ServiceCall) -> Spec {
    switch self {
    case .screenlet(var spec):
      for index in spec.connectors.indices { spec.connectors[index].changeCalls(change) }
      spec.list?.connector.changeCalls(change)
      for index in spec.actions.indices {
        spec.actions[index].changeCalls(change)
        spec.actions[index].useConnectors(spec.connectors)
      }
      return .screenlet(spec)
    case .connector(var spec):
      spec.connector.changeCalls(change)
      return .connector(spec)
    case .interactor(var spec):
      for index in spec.connectors.indices { spec.connectors[index].changeCalls(change) }
      spec.interactor.changeCalls(change)
      spec.interactor.useConnectors(spec.connectors)
      return .interactor(spec)
    case .theme, .themes, .module:
      return self
    }
  }
}

extension ConnectorSpec {
  fileprivate mutating func changeCalls(_ change: (ServiceUse) -> ServiceCall) {
    let types = Dictionary(properties.map { ($0.name.value, $0.type) }) { first, _ in first }
    kind = kind.changingCalls { change(ServiceUse(call: $0, purpose: $1, types: types)) }
  }
}

extension ActionSpec {
  /// Changes the call that the interactor makes itself.
  fileprivate mutating func changeCalls(_ change: (ServiceUse) -> ServiceCall) {
    guard case .callback(let call) = kind else { return }
    let types = Dictionary(inputs.map { ($0.name.value, $0.type) }) { first, _ in first }
    kind = .callback(change(ServiceUse(call: call, purpose: .answer(result), types: types)))
  }

  /// Replaces the connectors of the action with those of the same names.
  fileprivate mutating func useConnectors(_ connectors: [ConnectorSpec]) {
    func changed(_ connector: ConnectorSpec) -> ConnectorSpec {
      connectors.first { $0.name.value == connector.name.value } ?? connector
    }
    switch kind {
    case .read(let use): kind = .read(use.mapConnectors(changed))
    case .write(let use): kind = .write(use.mapConnectors(changed))
    case .callback, .login, .event, .custom: break
    }
  }
}
