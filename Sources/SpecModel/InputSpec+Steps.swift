import SourceText
import SpecNotation

// The inputs of an interactor that runs several connectors.

extension InputSpec {
  /// Returns the inputs that the steps need, in the order of the spec if it lists them, otherwise
  /// in the order of the steps.
  static func list(
    _ fields: Fields<ActionKeys>, of steps: [StepSpec], scope: ActionScope
  ) -> [InputSpec] {
    let needed = needed(by: steps).withSender(scope)
    guard let node = fields.node(ActionKeys.inputs) else {
      return needed.filter {
        $0.name.memberName("input", avoiding: .interactor, reporting: fields.log) != nil
      }
    }
    if node.mapping != nil {
      fields.log.error(.inputsOfSteps, at: node.range)
      return needed
    }
    let names = node.texts(of: ActionKeys.inputs.name.quoted, reporting: fields.log)
      .eachInputOnce(reporting: fields.log)
    // Only a path in a step names a part of a sender or of a member.
    let parts = needed.filter(\.source.isPart)
    for name in missing(needed.filter { !$0.source.isPart }.names, in: names.map(\.value), scope) {
      fields.log.error(.inputOfStepMissing(name), at: node.range)
    }
    return names.compactMap { name in
      var input = InputSpec(named: name, scope: scope)
      if let type = needed.named(name.value)?.type { input?.type = type }
      return input
    } + parts
  }
}

extension InputSpec {
  /// Returns the inputs that the steps take from the Screenlet, each once. An input has the type
  /// that the connectors want if they all want the same one, otherwise its type in the Screenlet. A
  /// sender always has its own type, because each step checks whether it was sent.
  private static func needed(by steps: [StepSpec]) -> [InputSpec] {
    var inputs: [InputSpec] = []
    var indices: [String: Int] = [:]
    for (value, wanted) in steps.flatMap(\.wants) {
      guard case .input(let name, let source)? = value.reference else { continue }
      let wanted = source.isSender ? nil : wanted
      if let known = indices[name.value] {
        if inputs[known].type != wanted { inputs[known].type = source.type }
      } else {
        indices[name.value] = inputs.count
        inputs.append(InputSpec(name: name, source: source, type: wanted ?? source.type))
      }
    }
    return inputs
  }
}

extension StepSpec {
  /// The values with the types that the connector wants. The type is nil for a value that is taken
  /// as it is, or that is a part of another value.
  fileprivate var wants: [(Expression, SwiftType?)] {
    let whole: [(Expression, SwiftType?)] =
      switch work {
      case .named(_, let arguments): arguments.map { ($0.value, $0.property.type) }
      case .http(let address): [(address, nil)]
      }
    let others = conditions + [each?.value].compactMap(\.self)
    return (whole + others.map { ($0, nil) }).flatMap { value, type in
      value.isComposed ? value.leaves.map { ($0, nil) } : [(value, type)]
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let inputsOfSteps: Self =
    "the inputs of several connectors are a list of names; "
    + "move the mapping to the 'inputs' of the step that it is for"

  fileprivate static func inputOfStepMissing(_ name: String) -> Self {
    "a step needs '\(name)'; add it to the inputs, or leave 'inputs' out"
  }
}
