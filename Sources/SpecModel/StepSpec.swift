import SourceText

/// One of several connectors that an interactor runs: what it is made of, and when it runs.
package struct StepSpec: Hashable, Sendable {
  package indirect enum Work: Hashable, Sendable {
    case named(ConnectorSpec, [Argument])
    /// The ready-to-use HttpConnector.
    case http(address: Value)
  }

  /// What a property of the connector is set to.
  package struct Argument: Hashable, Sendable {
    package var property: PropertySpec
    package var value: Value
  }

  package indirect enum Value: Hashable, Sendable {
    /// A property of the Screenlet or a member of its view model.
    case input(Located<String>, InputSpec.Source)
    /// What an earlier step has brought.
    case result(ResultPath)
    case context(ServiceCall.ContextValue)
    case literal(SwiftLiteral)
    /// What is made of other values.
    case composed(Composition<Value>)

    package var type: SwiftType? {
      switch self {
      case .input(_, let source): source.type
      case .result(let path): path.type
      case .context(let value): value.type
      case .literal: nil
      case .composed(let composition): composition.type
      }
    }

    /// The values that it is made of, itself if it is not made of others.
    package var leaves: [Value] {
      guard case .composed(let composition) = self else { return [self] }
      return composition.operands.flatMap(\.value.leaves)
    }

    /// The ways into results that it takes.
    package var paths: [ResultPath] {
      leaves.compactMap { if case .result(let path) = $0 { path } else { nil } }
    }
  }

  package enum Priority: String, CaseIterable, Hashable, Sendable {
    case veryLow, low, normal, high, veryHigh
  }

  package var name: Located<String>
  package var work: Work
  package var result: ResultSpec?
  package var parse: ParseSpec?
  /// The steps of the same stage that have to end before, in the order of the spec.
  package var dependencies: [String]
  package var priority: Priority
  /// Whether the others can do without it.
  package var isOptional: Bool
}

extension StepSpec {
  package var connector: ConnectorSpec? {
    if case .named(let connector, _) = work { connector } else { nil }
  }

  /// The values that it hands to its connector.
  package var values: [Value] {
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
