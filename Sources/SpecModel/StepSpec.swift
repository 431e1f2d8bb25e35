import SourceText

/// One of several connectors that an interactor runs, with its values and its place in the order.
package struct StepSpec: Hashable, Sendable {
  package indirect enum Work: Hashable, Sendable {
    case named(ConnectorSpec, [Argument])
    /// The ready-to-use `HttpConnector`.
    case http(address: Value)
  }

  /// A property of the connector, with its value.
  package struct Argument: Hashable, Sendable {
    package var property: PropertySpec
    package var value: Value
  }

  package indirect enum Value: Hashable, Sendable {
    /// A property of the Screenlet or a member of its view model.
    case input(Located<String>, InputSpec.Source)
    /// The result of an earlier step, or a part of it.
    case result(ResultPath)
    case context(ServiceCall.ContextValue)
    case literal(SwiftLiteral)
    /// A value that is composed of other values.
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

    /// The values of which it is composed, or the value itself if it is not a composition.
    package var leaves: [Value] {
      guard case .composed(let composition) = self else { return [self] }
      return composition.operands.flatMap(\.value.leaves)
    }

    /// The paths of the results that it uses.
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

  /// The values that it passes to its connector.
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
