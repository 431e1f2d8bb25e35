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

  @Test func `what is not a language is refused`() {
    let spec = """
      screenlet: AddNote
      languages: [en, English, es, es]
      viewModel:
        title: { type: String?, label: { en: Title, Spanish: Título } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:17: error: 'English' is not a language; write a code such as 'es' or 'pt-BR'
        2 | languages: [en, English, es, es]
          |                 ^~~~~~~
        spec.yml:2:30: error: 'es' is listed twice; remove one
        2 | languages: [en, English, es, es]
          |                              ^~
        spec.yml:4:47: error: 'Spanish' is not a language; write a code such as 'es' or 'pt-BR'
        4 |   title: { type: String?, label: { en: Title, Spanish: Título } }
          |                                               ^~~~~~~

        """)
    #expect(
      complaints(about: "screenlet: AddNote\nlanguages: []\n") == """
        spec.yml:2:12: error: the list of languages is empty; name that of the texts in the spec, as in '[en]'
        2 | languages: []
          |            ^~

        """)
  }

  @Test func `a text is in the languages of the Screenlet, first of all in the first`() {
    let spec = """
      screenlet: AddNote
      languages: [en, es]
      viewModel:
        title: { type: String?, label: { es: Título }, placeholder: { en: Say, ex: Diga } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:34: error: there is no text in 'en', the first of the 'languages'; add it
        4 |   title: { type: String?, label: { es: Título }, placeholder: { en: Say, ex: Diga } }
          |                                  ^~~~~~~~~~~~~~
        spec.yml:4:75: error: 'ex' is not one of the 'languages'; did you mean 'en'?
        4 |   title: { type: String?, label: { es: Título }, placeholder: { en: Say, ex: Diga } }
          |                                                                          ^~

        """)
  }

  @Test func `texts in several languages need a Screenlet that has these`() {
    let spec = """
      screenlet: AddNote
      viewModel:
        title: { type: String?, label: { en: Title, es: Título } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:36: error: this text is in several languages, which the spec does not list; write 'languages: [en, es]', that of all other texts first
        3 |   title: { type: String?, label: { en: Title, es: Título } }
          |                                    ^~

        """)
    let connector = """
      connector: AddNote
      kind: custom
      properties: { title: String }
      validate: { title is not empty: { en: Title, es: Título } }
      """
    #expect(
      complaints(about: connector) == """
        spec.yml:4:35: error: this text is in several languages, which the spec does not list; write 'languages: [en, es]', that of all other texts first
        4 | validate: { title is not empty: { en: Title, es: Título } }
          |                                   ^~

        """)
  }
}
