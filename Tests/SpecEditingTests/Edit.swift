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
}

extension Edit {
  /// A connector `name` with one property.
  static func adding(connector name: String, to text: String) throws -> String {
    var draft = ConnectorDraft(name: name)
    draft.properties = ["a: Int"]
    let edit = Edit(try draft.entry(), to: .connectors, of: text)
    if edit.isDone {
      let decoding = Decoding(edit.printed)
      #expect(decoding.printed == "")
      #expect(decoding.screenlet?.connectors.contains { $0.name.value == name } == true)
    }
    return edit.printed
  }

  static func adding(action name: String, to text: String) throws -> String {
    let draft = ActionDraft(name: name, interactor: nil)
    return Edit(try draft.entry(), to: .actions, of: text).printed
  }

  static func adding(theme name: String, of set: String? = nil, to text: String) throws -> String {
    var draft = ThemeDraft(name: name)
    draft.set = set
    return Edit(try draft.entry(), to: .themes, of: text).printed
  }

  /// The module file with one more catalogue of services.
  static func adding(services path: String, to text: String) -> String {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "App.module.yml", text: text)
    let edit = SpecEdit(addingServices: path, to: file, reporting: &diagnostics)
    return edit?.text ?? diagnostics.printed
  }
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
