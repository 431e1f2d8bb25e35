import SourceText
import SpecNotation

extension SpecEdit {
  /// Whether the text after the edit has the connector and, besides, says what it said before.
  /// There are more ways to write YAML than there are places to look for here.
  func adds(_ name: String, to root: Node) -> Bool {
    var found = Diagnostics()
    let edited = Node(parsing: SourceFile(path: file.path, text: text), reporting: &found)
    guard let edited, !found.hasErrors,
      edited.connectors.contains(where: { $0.key.keyText == name })
    else { return false }
    return edited.without(connector: name).json == root.without(connector: name).json
  }
}

extension Node {
  var keyText: String? { scalar?.text }

  fileprivate var connectors: [Entry] {
    mapping?.first { $0.key.keyText == "connectors" }?.value.mapping ?? []
  }

  /// The spec without one connector, and without `connectors:` if there are no others.
  fileprivate func without(connector name: String) -> Node {
    let others = connectors.filter { $0.key.keyText != name }
    var entries = mapping ?? []
    if let section = entries.firstIndex(where: { $0.key.keyText == "connectors" }) {
      entries[section].value.content = .mapping(others)
      if others.isEmpty { entries.remove(at: section) }
    }
    return Node(.mapping(entries), range: range)
  }
}
