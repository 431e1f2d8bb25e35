import SourceText
import SpecNotation

extension SpecEdit {
  /// Whether the text after the edit has the entries at the end of the section, and nothing else
  /// has changed in meaning. This is checked because YAML can be written in more ways than the edit
  /// handles.
  func adds(_ entries: [SpecEntry], to section: SpecSection, of root: Node) -> Bool {
    guard let edited = Node(reading: text), let added = Node(reading: entries.text)?.mapping else {
      return false
    }
    let key = section.rawValue
    let wanted = (root[key]?.mapping ?? []) + added
    return edited.without(key).json == root.without(key).json
      && Node(.mapping(edited[key]?.mapping ?? []), range: root.range).json
        == Node(.mapping(wanted), range: root.range).json
  }
}

extension Node {
  var keyText: String? { scalar?.text }

  /// Parses the document in a text. Returns nil if the text has errors.
  init?(reading text: String) {
    var found = Diagnostics()
    let file = SourceFile(path: "", text: text)
    guard let node = Node(parsing: file, reporting: &found), !found.hasErrors else { return nil }
    self = node
  }

  /// Returns the mapping without the entry of a key.
  func without(_ key: String) -> Node {
    let others = (mapping ?? []).filter { $0.key.keyText != key }
    return Node(.mapping(others), range: range)
  }
}
