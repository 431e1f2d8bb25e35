import SpecModel
import SpecNotation

// What actions say, and their steps.

extension NamePlaces {
  /// An action, or an interactor alone.
  mutating func add(action: Node) {
    if let interactor = action["interactor"] { declare(interactor, .interactor) }
    if let connector = action["connector"] {
      use(connector, .connector)
      use(connector["http"], .property)
    }
    use(action["inputs"], .property)
    add(members: action["sender"])
    add(arguments: action["arguments"])
    add(types: action["result"])
    for entry in action["updates"]?.mapping ?? [] { use(entry.key, .property) }
    if action["kind"]?.scalar?.text == "login" {
      for role in LoginSpec.Role.allCases { use(action[role.rawValue], .property) }
    }
  }

  /// Steps at once, or a list of steps one after the other.
  mutating func add(steps: Node, in root: Node) {
    let stages = steps.list ?? [steps]
    let names = Set(stages.flatMap { Self.names(ofSteps: $0, in: root) })
    for stage in stages {
      use(stage, .connector)
      for step in stage.values { add(step: step, besides: names) }
    }
  }

  private mutating func add(step: Node, besides names: Set<String>) {
    use(step["connector"] ?? step, .connector)
    use(step["type"], .model)
    var values = [step["http"]].compactMap(\.self)
    for entry in step["inputs"]?.mapping ?? [] {
      use(entry.key, .property)
      values.append(entry.value)
    }
    // A step comes before a property of the same name.
    for value in values {
      use(words(of: value).filter { !names.contains($0.text) }, .property)
    }
  }

  /// The names of the steps of one stage: their keys, or what a connector alone brings.
  private static func names(ofSteps stage: Node, in root: Node) -> [String] {
    guard let connector = stage.scalar?.text else {
      return stage.mapping?.compactMap { $0.key.keyText } ?? []
    }
    let result = root["connectors"]?[connector]?["result"]?.mapping?.first
    return [result?.key.keyText].compactMap(\.self)
  }
}
