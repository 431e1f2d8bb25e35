package import SourceText
import SpecNotation

extension SpecEdit {
  /// Adds an action with its connector, and what the spec does not declare of what they need.
  /// Reports an error and returns nil if one of them cannot be added.
  package init?(
    adding draft: ServiceActionDraft, to file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(DraftError) {
    let added: [(SpecSection, SpecEntry)] = [
      (.connectors, try draft.connector.entry()), (.actions, try draft.action.entry()),
    ]
    // Each is added to the text as it is first, where what is wrong has its position.
    let isPossible = diagnostics.unlessErrors { found -> Bool? in
      for (section, entry) in added {
        if SpecEdit(adding: entry, to: section, of: file, reporting: &found) == nil { return nil }
      }
      return true
    }
    if isPossible == nil { return nil }
    let declared = Node(reading: file.text)
    let needed = try draft.needs.entries().filter { section, entry in
      !(declared?.declares(entry, in: section) ?? false)
    }
    var text = file.text
    for (section, entry) in needed + added {
      let edit = SpecEdit(
        adding: entry, to: section, of: SourceFile(path: file.path, text: text),
        reporting: &diagnostics)
      guard let edit else { return nil }
      text = edit.text
    }
    let whole = Insertion(offset: 0, removed: file.text.utf8.count, text: text)
    self.init(file: file, insertions: [whole])
  }
}

extension Node {
  /// Whether a spec has the entry: what an action gets may be in either of two sections.
  fileprivate func declares(_ entry: SpecEntry, in section: SpecSection) -> Bool {
    let sections: [SpecSection] = section == .models ? [.models] : [.properties, .viewModel]
    return sections.contains { section in
      let value = mapping?.first { $0.key.keyText == section.rawValue }?.value
      return value?.mapping?.contains { $0.key.keyText == entry.key } ?? false
    }
  }
}
