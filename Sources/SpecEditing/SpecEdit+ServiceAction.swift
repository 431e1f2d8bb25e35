package import SourceText
import SpecNotation

extension SpecEdit {
  /// Creates an edit that adds an action with its connector, and the entries they need that the
  /// spec does not declare. Reports an error and returns nil if one of them cannot be added.
  package init?(
    adding draft: ServiceActionDraft, to file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(DraftError) {
    let added: [(section: SpecSection, entry: SpecEntry)] = [
      (.connectors, try draft.connector.entry()), (.actions, try draft.action.entry()),
    ]
    // Each entry is first added to the original text alone, so that errors have their positions in
    // it.
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
  /// Whether a spec declares the entry. A value of an action may be a property or a member of the
  /// view model.
  fileprivate func declares(_ entry: SpecEntry, in section: SpecSection) -> Bool {
    let sections: [SpecSection] = section == .models ? [.models] : [.properties, .viewModel]
    return sections.contains { section in
      self[section.rawValue]?[entry.key] != nil
    }
  }
}
