import SourceText
import SpecModel
import Testing

@testable import SpecEditing

/// An edit of a text, and its result.
struct Edit {
  private let edit: SpecEdit?
  private let diagnostics: Diagnostics

  init(_ entry: SpecEntry, to section: SpecSection, of text: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "Sample.screenlet.yml", text: text)
    edit = SpecEdit(adding: entry, to: section, of: file, reporting: &diagnostics)
    self.diagnostics = diagnostics
    if let edit {
      #expect(!diagnostics.hasErrors)
      #expect(edit.keepsEveryByte)
    }
  }

  var isDone: Bool { edit != nil }

  /// The text after the edit; what was reported if there is none.
  var printed: String { edit?.text ?? diagnostics.printed }

  /// The names of the connectors of the spec, which has no errors.
  var connectors: [String] {
    let decoding = Decoding(printed)
    #expect(decoding.printed == "")
    return decoding.screenlet?.connectors.map(\.name.value) ?? []
  }
}

/// The text with a connector `New` added; what was reported if there is none.
func edited(_ text: String, name: String = "New") throws -> String {
  var draft = ConnectorDraft(name: name)
  draft.properties = ["a: Int"]
  let edit = Edit(try draft.entry(), to: .connectors, of: text)
  if edit.isDone { #expect(edit.connectors.contains("New"), "\(edit.printed)") }
  return edit.printed
}

/// The text with an action `new` added.
func withAction(_ text: String) throws -> String {
  let draft = ActionDraft(name: "new", interactor: nil)
  return Edit(try draft.entry(), to: .actions, of: text).printed
}

/// The text with a theme `new` added.
func withTheme(_ text: String, set: String? = nil) throws -> String {
  var draft = ThemeDraft(name: "new")
  draft.set = set
  return Edit(try draft.entry(), to: .themes, of: text).printed
}

extension SpecEdit {
  /// Whether the text is the old one again when what was inserted is taken out of it.
  fileprivate var keepsEveryByte: Bool {
    var rest = Array(text.utf8)
    for insertion in insertions.reversed() {
      let range = insertion.offset..<insertion.offset + insertion.text.utf8.count
      let later = insertions.prefix { $0 != insertion }.reduce(0) { $0 + $1.text.utf8.count }
      rest.removeSubrange(range.lowerBound + later..<range.upperBound + later)
    }
    return rest == Array(file.text.utf8)
  }
}
