package import SourceText
import SpecNotation

extension SpecEdit {
  /// Adds an action with its connector, and what the spec does not declare of what they need.
  /// Reports an error and returns nil if one of them cannot be added.
  package init?(
    adding draft: ServiceActionDraft, to file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(DraftError) {
    let added: [(section: SpecSection, entry: SpecEntry)] = [
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
    self.init(adding: needed + added, to: file, reporting: &diagnostics)
  }
}

extension Node {
  /// Whether a spec has the entry: what an action gets may be in either of two sections.
  fileprivate func declares(_ entry: SpecEntry, in section: SpecSection) -> Bool {
    let sections: [SpecSection] = section == .models ? [.models] : [.properties, .viewModel]
    return sections.contains { section in
      self[section.rawValue]?[entry.key] != nil
    }
  }
}
