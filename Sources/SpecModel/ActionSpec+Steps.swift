import SourceText
import SpecNotation

// What an action says with the steps of `connectors`.

extension ActionSpec {
  /// Reads `connectors`, which says with its steps what else would be said for the whole action.
  static func severalConnectors(
    _ fields: Fields, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> ConnectorUse? {
    if let place = fields.place(of: "connector") {
      diagnostics.error(.oneAndSeveral, at: place)
    }
    if let place = fields.place(of: "result") { diagnostics.error(.resultOfSeveral, at: place) }
    if let place = fields.place(of: "parse") { diagnostics.error(.parseOfSeveral, at: place) }
    return fields["connectors"]
      .flatMap { StepSpec.stages($0, scope: scope, reporting: &diagnostics) }
      .map { .several($0) }
  }

  /// What the steps need, in their order or in the one that the spec says.
  static func inputs(
    _ fields: Fields, of steps: [StepSpec], scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [InputSpec] {
    var needed = InputSpec.list(steps)
    if let sender = scope.sender?.items.first,
      !needed.contains(where: { $0.name.value == sender.name.value })
    {
      needed.append(InputSpec(name: sender.name, source: .sender(sender), type: sender.type))
    }
    guard let node = fields["inputs"] else {
      return needed.filter {
        $0.name.memberName("input", avoiding: .interactor, reporting: &diagnostics) != nil
      }
    }
    let names = node.texts(of: "'inputs'", reporting: &diagnostics)
      .withoutRepeated(reporting: &diagnostics)
    let unknown = names.map(\.value).filter { !scope.hasInput($0) }
    let given = Set(names.map(\.value))
    for input in needed where !given.contains(input.name.value) {
      if unknown.contains(where: { nearest(to: $0, in: [input.name.value]) != nil }) { continue }
      diagnostics.error(.inputOfStepMissing(input.name.value), at: node.range)
    }
    let types = Dictionary(needed.map { ($0.name.value, $0.type) }) { first, _ in first }
    return names.compactMap { name in
      guard let source = input(name, scope: scope, reporting: &diagnostics),
        let checked = name.memberName("input", avoiding: .interactor, reporting: &diagnostics)
      else { return nil }
      let type = types[name.value] ?? source.type
      return InputSpec(name: checked, source: source, type: type)
    }
  }
}

extension InputSpec {
  /// What the steps take from the Screenlet, each once. An input has the type that the connectors
  /// want if they all want the same, and else the one that it has in the Screenlet. A sender has
  /// its own: each step sees for itself whether it came.
  fileprivate static func list(_ steps: [StepSpec]) -> [InputSpec] {
    var inputs: [InputSpec] = []
    var indices: [String: Int] = [:]
    var hasSender = false
    for (value, wanted) in steps.flatMap(\.wants) {
      guard case .input(let name, let source) = value else { continue }
      if case .sender(let sender) = source {
        if !hasSender {
          hasSender = true
          inputs.append(InputSpec(name: name, source: source, type: sender.type))
        }
      } else if let known = indices[name.value] {
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
  /// The values with the types that the connector wants them in; nil for one that it takes as is.
  fileprivate var wants: [(Value, SwiftType?)] {
    switch work {
    case .named(_, let arguments): arguments.map { ($0.value, $0.property.type) }
    case .http(let address): [(address, nil)]
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let oneAndSeveral: Self =
    "'connector' is for one and 'connectors' for several; write one of the two keys"

  fileprivate static let resultOfSeveral: Self =
    "each step of 'connectors' has the result of its connector, under its own name; remove 'result'"

  fileprivate static let parseOfSeveral: Self =
    "'parse' belongs to the step whose reply it reads; move it there"

  fileprivate static func inputOfStepMissing(_ name: String) -> Self {
    "a step needs '\(name)'; add it to the inputs, or leave 'inputs' out"
  }
}
