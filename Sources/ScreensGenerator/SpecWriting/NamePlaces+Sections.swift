import SpecModel
import SpecNotation

// What each section of a spec says.

extension NamePlaces {
  mutating func add(spec root: Node) {
    for kind in [SpecRename.Kind.screenlet, .theme] {
      if let name = root[kind.rawValue] { declare(name, kind) }
    }
    if root["interactor"] != nil {
      add(action: root)
    } else if let connector = root["connector"] {
      declare(connector, .connector)
      add(connector: root)
    }
    add(models: root["models"])
    add(members: root["properties"])
    add(members: root["viewModel"])
    declareKeys(of: root["connectors"], .connector)
    for connector in root["connectors"].values { add(connector: connector) }
    if let list = root["list"] { add(list: list) }
    declareKeys(of: root["actions"], .action)
    for action in root["actions"].values {
      add(action: action)
      if let steps = action["connectors"] { add(steps: steps, in: root) }
    }
    add(themes: root["themes"])
  }

  private mutating func add(models: Node?) {
    declareKeys(of: models, .model)
    for type in models.values.flatMap(\.values) { use(type, .model) }
  }

  /// Properties, members of a view model, or what a sender is.
  mutating func add(members: Node?) {
    declareKeys(of: members, .property)
    for member in members.values {
      use(member["type"] ?? member, .model)
      if let trigger = member["performs"] { use(trigger["action"] ?? trigger, .action) }
    }
  }

  private mutating func add(list: Node) {
    use(list["of"], .model)
    use(list["cacheKey"], .property)
    guard let connector = list["connector"] else { return }
    add(connector: connector)
    for call in ["rows", "count"] { add(arguments: connector[call]?["arguments"]) }
  }

  mutating func add(connector: Node) {
    add(members: connector["properties"])
    add(rules: connector["validate"])
    for key in ConnectorSpec.Kind.keys {
      let value = connector[key.name]
      switch key.content {
      case .text: break
      case .template: use(value, .property, inBraces: true)
      case .values: add(arguments: value)
      case .result: add(types: value)
      }
    }
  }

  /// The types of results.
  mutating func add(types: Node?) {
    for type in types.values { use(type, .model) }
  }

  /// Values, and objects of such values.
  mutating func add(arguments: Node?) {
    for entry in arguments?.mapping ?? [] where entry.key.keyText != "class" {
      use(entry.value, .property)
      add(arguments: entry.value)
    }
  }

  private mutating func add(rules: Node?) {
    for rule in rules?.mapping ?? [] {
      let words = words(of: rule.key)
      use(
        words.prefix(1) + words.dropFirst().filter { !Self.ruleWords.contains($0.text) }, .property)
    }
  }

  private mutating func add(themes: Node?) {
    declareKeys(of: themes, .theme)
    for theme in themes.values {
      let words = words(of: theme["kind"] ?? theme)
      // `extended from default`, `child of default`, but not `full, collection`.
      use(words.drop { !["from", "of"].contains($0.text) }.dropFirst(), .theme)
    }
  }

  /// The words of rules that are no names, unless a rule begins with one.
  private static let ruleWords = ["is", "not", "empty", "nil"]
}

extension Node {
  /// The value of a key; nil too if this is no mapping.
  subscript(key: String) -> Node? { mapping?.first { $0.key.keyText == key }?.value }

  /// The values of a mapping; none if this is none.
  var values: [Node] { mapping?.map(\.value) ?? [] }
}

extension Node? {
  var values: [Node] { self?.values ?? [] }
}
