package import SourceText

extension SpecEdit {
  /// Creates an edit that adds entries one after the other, each to its section. Reports an error
  /// and returns nil as soon as an entry cannot be added.
  package init?(
    adding entries: [(section: SpecSection, entry: SpecEntry)], to file: SourceFile,
    reporting diagnostics: inout Diagnostics
  ) {
    var text = file.text
    for (section, entry) in entries {
      let next = SourceFile(path: file.path, text: text)
      guard let edit = SpecEdit(adding: entry, to: section, of: next, reporting: &diagnostics)
      else { return nil }
      text = edit.text
    }
    let whole = Insertion(offset: 0, removed: file.text.utf8.count, text: text)
    self.init(file: file, insertions: [whole])
  }
}
