import TestSupport

// Entries that do not belong into a mapping, and missing ones.
extension SpecMistake {
  func inMapping(_ tree: SpecTree, _ random: inout SeededGenerator) -> Damage? {
    let places = tree.places.compactMap { place -> Mapping? in
      guard case .mapping(let entries, let isOpen) = tree[place.path] else { return nil }
      return Mapping(path: place.path, keys: place.keys, entries: entries, isOpen: isOpen)
    }
    let fitting = places.filter(fits)
    guard let mapping = fitting.randomElement(using: &random) else { return nil }
    var tree = tree
    let (entries, trace) = changed(mapping.entries, &random)
    tree[mapping.path] = .mapping(entries, isOpen: mapping.isOpen)
    return .tree(tree, trace: trace)
  }

  private struct Mapping {
    let path: SpecTree.Path
    let keys: [String]
    let entries: [SpecTree.Entry]
    let isOpen: Bool

    /// Whether the keys are names that become those of types, variables or cases.
    var holdsNames: Bool {
      guard isOpen, let last = keys.last else { return false }
      let parent = keys.dropLast().last
      return [
        "models", "properties", "viewModel", "actions", "connectors", "result", "sender", "colors",
        "sizes", "fonts", "themes",
      ].contains(last) || parent == "models"
    }
  }

  private func fits(_ mapping: Mapping) -> Bool {
    switch self {
    case .unknownKey: !mapping.isOpen
    case .duplicateKey: !mapping.entries.isEmpty
    case .missingKey: mapping.entries.contains(where: \.isRequired)
    case .badKey: mapping.holdsNames && !mapping.entries.isEmpty
    case .inheritedName:
      ["properties", "viewModel"].contains(mapping.keys.first) && mapping.keys.count == 1
    case .ruleAboutNothing: mapping.keys.last == "validate"
    case .parentlessTheme: mapping.keys == ["themes"]
    default: false
    }
  }

  private func changed(
    _ entries: [SpecTree.Entry], _ random: inout SeededGenerator
  ) -> ([SpecTree.Entry], trace: String?) {
    var entries = entries
    let place = random.number(0...entries.count)
    switch self {
    case .unknownKey:
      entries.insert(.optional("zzKey", .other("zz")), at: place)
      return (entries, "zzKey")
    case .duplicateKey:
      entries.insert(random.pick(entries), at: place)
      return (entries, nil)
    case .missingKey:
      let required = entries.indices.filter { entries[$0].isRequired }
      entries.remove(at: random.pick(required))
      return (entries, nil)
    case .badKey:
      let name = random.pick(Self.badNames)
      entries[random.pick(Array(entries.indices))].key = name
      return (entries, name)
    case .inheritedName:
      // Of NSObject, which all that has properties extends.
      entries.insert(.optional("hash", .type("Bool")), at: place)
      return (entries, "hash")
    case .ruleAboutNothing:
      entries.insert(.optional("zzNowhere is not empty", .prose("zz")), at: place)
      return (entries, "zzNowhere")
    case .parentlessTheme:
      entries.insert(.optional("zz", .other("child of zzNowhere")), at: place)
      return (entries, "zzNowhere")
    default: preconditionFailure("no mistake in a mapping")
    }
  }
}

extension SpecTree {
  /// All nodes with the keys that lead to them.
  fileprivate var places: [(path: Path, keys: [String])] {
    var places: [(path: Path, keys: [String])] = [([], [])]
    for (index, child) in children.enumerated() {
      var key: [String] = []
      if case .mapping(let entries, _) = self { key = [entries[index].key] }
      places += child.places.map { ([index] + $0.path, key + $0.keys) }
    }
    return places
  }
}
