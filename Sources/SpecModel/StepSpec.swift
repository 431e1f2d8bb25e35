import SourceText

/// One of several connectors that an interactor runs, with its values and its place in the order.
package struct StepSpec: Hashable, Sendable {
  package indirect enum Work: Hashable, Sendable {
    case named(ConnectorSpec, [Argument])
    /// The ready-to-use `HttpConnector`.
    case http(address: Expression)
  }

  /// A property of the connector, with its value.
  package struct Argument: Hashable, Sendable {
    package var property: PropertySpec
    package var value: Expression
  }

  package enum Priority: String, CaseIterable, Hashable, Sendable {
    case veryLow, low, normal, high, veryHigh
  }

  package var name: Located<String>
  package var work: Work
  package var result: ResultSpec?
  package var parse: ParseSpec?
  /// The conditions that have to hold for the step to run: values of type `Bool`.
  package var conditions: [Expression]
  /// The steps of the same stage that have to end first, in the order of the spec.
  package var dependencies: [String]
  package var priority: Priority
  /// Whether the action can succeed without it.
  package var isOptional: Bool
}

extension StepSpec {
  package var connector: ConnectorSpec? {
    if case .named(let connector, _) = work { connector } else { nil }
  }

  /// Whether its result may be missing when the action succeeds.
  package var canBeMissing: Bool { isOptional || !conditions.isEmpty }

  /// The values that it passes to its connector.
  package var values: [Expression] {
    switch work {
    case .named(_, let arguments): arguments.map(\.value)
    case .http(let address): [address]
    }
  }
}

extension ServiceCall.ContextValue {
  package var type: SwiftType {
    switch self {
    case .groupId, .companyId, .userId: SwiftType(.builtin(.int64))
    case .server, .locale: SwiftType(.builtin(.string))
    }
  }
}
