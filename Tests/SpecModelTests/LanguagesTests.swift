import SourceText
import SpecModel
import Testing

struct LanguagesTests {
  @Test func `every text has a place in the tables, and the first language is that of the spec`()
    throws
  {
    let spec = try screenlet(
      """
      screenlet: AddNote
      languages: [en, pt-BR]
      viewModel:
        title: { type: String?, placeholder: { pt-BR: Diga, en: Say it } }
        done: Bool
      actions:
        add-note:
          kind: custom
          progress: { working: Saving }
      """)
    let entries = spec.texts.map { "\($0.name): \($0.text.value) | \($0.text.text(in: "pt-BR"))" }
    #expect(
      entries == [
        "title-label: Title | Title", "title-placeholder: Say it | Diga",
        "done-label: Done | Done", "add-note-button: Add Note | Add Note",
        "add-note-working: Saving | Saving",
      ])
    #expect(Set(spec.texts.map(\.text.key?.table)) == ["addnote-screenlet"])
  }

  @Test func `texts that are known to be no other get different names`() throws {
    let spec = try screenlet(
      """
      screenlet: AddNote
      languages: en
      connectors:
        Add:
          kind: custom
          properties: { title: String }
          validate:
            title != "a b": One
            title != "ab": Two
      """)
    #expect(spec.texts.map(\.name) == ["Add-title-is-not-ab", "Add-title-is-not-ab-2"])
  }
}
