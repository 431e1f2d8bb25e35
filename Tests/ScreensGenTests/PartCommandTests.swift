import TestSupport
import Testing

/// `property`, `model` and `member`, and `action --change`.
struct PartCommandTests {
  private static let spec = """
    screenlet: Note   # named after what it shows
    actions:
      # Keeps it.
      save-note:
        kind: callback   # makes the call itself
        service: LRBookmarksEntryService_v7
        method: deleteEntryWithEntryId
        arguments: { entryId: noteId }
        # Who hears of it.
        delegate: { success: onNoteSaved }
    properties: { noteId: Int64 = 0 }
    connectors: { Save: { kind: custom, properties: { noteId: Int64 } } }

    """

  private func sandbox(_ spec: String = spec) throws -> Sandbox {
    try Sandbox(["Note.screenlet.yml": spec])
  }

  @Test func `each adds an entry, and a section where there is none`() throws {
    let sandbox = try sandbox("screenlet: Note\n")
    for words in [
      ["property", "noteId: Int64 = 0"], ["model", "Tag: name String, rank Int?"],
      ["member", "title: String? { get set }"],
      [
        "member", "text: String?", "--widget", "textView", "--label", "The text", "--key",
        "keyboard: URL",
      ],
      ["member", "draft: String?", "--widget", "none"],
    ] {
      let outcome = try sandbox.launch(
        BuiltProducts.screensGen, words + ["--in", "Note.screenlet.yml", "-q"], environment: [:])
      #expect(outcome == Outcome())
    }
    #expect(
      try sandbox.read("Note.screenlet.yml") == """
        screenlet: Note

        models:
          Tag:
            name: String
            rank: Int?

        properties:
          noteId: Int64 = 0

        viewModel:
          title: String? { get set }
          text:
            type: String?
            widget: textView
            label: The text
            keyboard: URL
          draft:
            type: String?
            widget: none

        """)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `what is there already, what cannot be read, and what is missing`() throws {
    let sandbox = try sandbox()
    let before = try sandbox.tree()
    #expect(
      try sandbox.run("property", "noteId: Int", "--in", "Note.screenlet.yml")
        == Outcome(
          errors: """
            Note.screenlet.yml:11:15: error: there is a property 'noteId' already; \
            choose another name
            11 | properties: { noteId: Int64 = 0 }
               |               ^~~~~~

            """, code: 65))
    #expect(
      try sandbox.run("member", "title", "--in", "Note.screenlet.yml")
        == Outcome(
          errors: """
            error: 'title' has no ':'; write it as 'title: String? { get set }'
            see 'screens-gen member --help'

            """, code: 64))
    #expect(
      try sandbox.run("model", "Tag: name", "--in", "Note.screenlet.yml").errors
        == """
        error: 'Tag: name' is not a model; write it as 'Bookmark: name String, url String'
        see 'screens-gen model --help'

        """)
    #expect(
      try sandbox.run("property", "a: Int").errors
        == "error: 'property' needs --in SPEC\nsee 'screens-gen property --help'\n")
    #expect(
      try sandbox.run("property", "--in", "Note.screenlet.yml").errors
        == "error: 'property' needs 'NAME: TYPE = DEFAULT'\nsee 'screens-gen property --help'\n")
    #expect(try sandbox.tree() == before)
  }

  // MARK: Changing an action

  @Test func `an action becomes another kind, and what that cannot have is removed`() throws {
    let sandbox = try sandbox()
    #expect(
      try sandbox.run(
        "action", "save-note", "--change", "--kind", "write", "--connector", "Save",
        "--progress", "working: Saving note...", "--in", "Note.screenlet.yml", "-q") == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml") == """
        screenlet: Note   # named after what it shows
        actions:
          # Keeps it.
          save-note:
            kind: write   # makes the call itself
            connector: Save
            # Who hears of it.
            delegate: { success: onNoteSaved }
            progress:
              working: Saving note...
        properties: { noteId: Int64 = 0 }
        connectors: { Save: { kind: custom, properties: { noteId: Int64 } } }

        """)
    #expect(try sandbox.run("undo", "-q") == Outcome())
    #expect(try sandbox.read("Note.screenlet.yml") == Self.spec)
  }

  @Test func `an action between braces, and one key of it`() throws {
    let spec =
      "screenlet: Note\nactions: { note: { kind: custom, summary: 'A, b' }, b: { kind: custom } }\n"
    let sandbox = try sandbox(spec)
    #expect(
      try sandbox.run(
        "action", "note", "--change", "--interactor", "Keep", "--in", "Note.screenlet.yml", "-q")
        == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml")
        == "screenlet: Note\nactions: { note: { kind: custom, summary: 'A, b', interactor: Keep }, b: { kind: custom } }\n"
    )
  }

  @Test func `an action that is not there, and one that is`() throws {
    let sandbox = try sandbox()
    #expect(
      try sandbox.run("action", "save", "--change", "--in", "Note.screenlet.yml").errors
        .hasPrefix(
          "Note.screenlet.yml:1:1: error: there is no action 'save'; did you mean 'save-note'?\n"
        ))
    #expect(
      try sandbox.run("action", "save-note", "--in", "Note.screenlet.yml").errors
        .hasPrefix(
          "Note.screenlet.yml:4:3: error: there is an action 'save-note' already; "
            + "choose another name, or change it with '--change'\n"))
  }
}
