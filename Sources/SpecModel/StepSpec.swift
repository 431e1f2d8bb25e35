import SourceText

/// One of several connectors that an interactor runs, with its values and its place in the order.
package struct StepSpec: Hashable, Sendable {
  package indirect enum Work: Hashable, Sendable {
    case named(ConnectorSpec, [Argument])
    /// The ready-to-use `HttpConnector`.
    case http(address: Expression)
  }

  /// A property of the connector, with its value.
  package struct Argument: Hashable, Sendable, Named {
    package var property: PropertySpec
    package var value: Expression

    package var name: Located<String> { property.name }
  }

  /// A list, for each of whose elements the step makes a connector.
  package struct Each: Hashable, Sendable {
    /// The name of an element in the values of the step.
    package var name: Located<String>
    /// The list: an input, or the result of an earlier step or a part of it.
    package indirect enum List: Hashable, Sendable {
      case input(Located<String>, InputSpec.Source)
      case result(ResultPath)
    }
    package var list: List
    package var element: SwiftType.Base
  }

  package enum Priority: String, CaseIterable, Hashable, Sendable {
    case veryLow, low, normal, high, veryHigh
  }

  package var name: Located<String>
  package var work: Work
  /// The list of which it has a connector for each element; nil for a single connector.
  package var each: Each?
  /// The result, which is a list of the results of all connectors if there are several.
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

  /// What each connector brings.
  package var resultOfConnector: ResultSpec? {
    guard each != nil, var result, case .list(let element) = result.type.base else { return result }
    result.type = SwiftType(element)
    return result
  }

  /// Whether its result may be missing when the action succeeds.
  package var canBeMissing: Bool { isOptional || !conditions.isEmpty }

  /// The values that it passes to its connector.
  package var values: [Expression] {
    let own =
      switch work {
      case .named(_, let arguments): arguments.map(\.value)
      case .http(let address): [address]
      }
    return own + [each?.value].compactMap(\.self)
  }
}

extension StepSpec.Each {
  /// The list as a value.
  package var value: Expression {
    switch list {
    case .input(let name, let source): Expression(.name(.input(name, source)))
    case .result(let path): Expression(.name(.result(path)))
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
