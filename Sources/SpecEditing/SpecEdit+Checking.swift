import SourceText
import SpecNotation

extension SpecEdit {
  /// Whether the text after the edit has the entries at the end of the section and, besides, says
  /// what it said before. This is checked because there are more ways to write YAML than the edit
  /// provides for.
  func adds(_ entries: [SpecEntry], to section: SpecSection, of root: Node) -> Bool {
    guard let edited = Node(reading: text), let added = Node(reading: entries.text)?.mapping else {
      return false
    }
    let wanted = root.entries(of: section) + added
    return edited.without(section).json == root.without(section).json
      && Node(.mapping(edited.entries(of: section)), range: root.range).json
        == Node(.mapping(wanted), range: root.range).json
  }
}

extension Node {
  var keyText: String? { scalar?.text }

  /// The document in a text that has no errors.
  init?(reading text: String) {
    var found = Diagnostics()
    let file = SourceFile(path: "", text: text)
    guard let node = Node(parsing: file, reporting: &found), !found.hasErrors else { return nil }
    self = node
  }

  fileprivate func entries(of section: SpecSection) -> [Entry] {
    mapping?.first { $0.key.keyText == section.rawValue }?.value.mapping ?? []
  }

  fileprivate func without(_ section: SpecSection) -> Node {
    let others = (mapping ?? []).filter { $0.key.keyText != section.rawValue }
    return Node(.mapping(others), range: range)
  }
}
