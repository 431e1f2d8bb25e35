import Foundation
import TestSupport
import Testing

/// `action`, and `interactor --in`, which adds the action of an interactor.
struct ActionTests {
  private static let spec = """
    # A note.
    screenlet: Note   # named after what it shows

    properties:
        noteId:   Int64 = 0   # odd blanks stay
    viewModel: { address: String?, text: 'String? { get set }' }

    connectors: { Save: { kind: custom, properties: { noteId: Int64 } } }

    # How it looks.
    themes: { default: full }
    # The end.

    """
  private static let added = """
    actions:
        save-note:
            interactor: Save
            kind: write
            connector: Save
            delegate: { success: onNoteSaved, failure: onSaveNoteError }
            progress:
                working: Saving note...


    """
  private static let flags = [
    "action", "save-note", "--interactor", "SaveInteractor", "--kind", "write", "--connector",
    "SaveConnector", "--delegate", "success: onNoteSaved", "--delegate=failure: onSaveNoteError",
    "--progress", "working: Saving note...", "--in", "Note.screenlet.yml",
  ]

  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Note.screenlet.yml": Self.spec])
  }

  private func run(_ words: [String]) throws -> Outcome {
    try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
  }

  @Test func `every other byte of the spec stays as it was`() throws {
    try sandbox.run("generate")
    #expect(
      try run(Self.flags)
        == Outcome(
          """
                update  Note.screenlet.yml
             identical  NoteScreenlet/Connectors/SaveConnector.swift
                create  NoteScreenlet/Interactors/SaveInteractor.swift
                update  NoteScreenlet/NoteScreenlet.swift
                create  NoteScreenlet/NoteScreenletDelegate.swift
             identical  NoteScreenlet/NoteViewModel.swift
                update  NoteScreenlet/Themes/Default/NoteView_default.swift
                update  NoteScreenlet/Themes/Default/NoteView_default.xib
                update  NoteScreenlet/.Note.screens-gen
          9 files: 2 create, 5 update, 2 identical

          """))
    #expect(
      try sandbox.read("Note.screenlet.yml")
        == Self.spec.replacingOccurrences(
          of: "# How it looks.", with: Self.added + "# How it looks."))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an interactor is added with its action, which is named after it`() throws {
    try sandbox.edit(
      "Note.screenlet.yml", "# How it looks.\n", "actions: {} # none\n# How it looks.\n")
    #expect(
      try sandbox.run(
        "interactor", "GetURLText", "--connector", "http: address", "--result", "text: String",
        "--parse", "between: <p>...</p>", "--update", "text: text", "--in", "Note.screenlet.yml",
        "-q") == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml").contains(
        """
        actions: { get-url-text: { interactor: GetURLText, kind: read, \
        connector: { http: address }, result: { text: String }, \
        parse: { between: [<p>, </p>] }, updates: { text: text } } } # none
        # How it looks.

        """))
    #expect(
      try sandbox.run(
        "interactor", "Shred", "--action", "destroy", "--in", "Note.screenlet.yml", "-q")
        == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml").contains(
        "updates: { text: text } }, destroy: { interactor: Shred, kind: custom } } # none\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an action that calls a service itself, with its inputs`() throws {
    #expect(
      try sandbox.run(
        "action", "drop", "--summary", "Drops it.", "--service", "LRBookmarksEntryService_v7",
        "--method", "deleteEntryWithEntryId", "--argument", "entryId: noteId", "--input", "noteId",
        "--in", "Note.screenlet.yml", "-q") == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml").contains(
        """
        actions:
            drop:
                summary: Drops it.
                kind: callback
                service: LRBookmarksEntryService_v7
                method: deleteEntryWithEntryId
                arguments:
                    entryId: noteId
                inputs: [noteId]

        # How it looks.

        """))
  }

  @Test func `a dry run leaves the spec alone, and says what a run would`() throws {
    let before = try sandbox.stamps()
    let dry = try run(Self.flags + ["--dry-run"])
    #expect(try sandbox.stamps() == before)
    #expect(try run(Self.flags) == dry)
  }

  @Test func `one JSON document says what was done`() throws {
    let json = try run(Self.flags + ["--json"]).out
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let files = try #require(document["files"] as? [[String: String]])
    #expect(files[0] == ["path": "Note.screenlet.yml", "status": "update"])
    #expect(document["specs"] as? [String] == ["Note.screenlet.yml"])
  }

  @Test func `a conflict in the output is shown there, and goes with the spec`() throws {
    let path = "NoteScreenlet/Interactors/SaveInteractor.swift"
    try sandbox.write("mine\n", to: path)
    let before = try sandbox.tree()
    let outcome = try run(Self.flags)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasPrefix(
        """
        \(path):1:1: error: your edit and what is generated differ here; \
        edit the lines and delete the markers, or take one side with \
        '--on-conflict keep' or 'theirs'
        1 | <<<<<<< yours
          | ^~~~~~~~~~~~~

        """))
    #expect(try sandbox.read(path).hasPrefix("<<<<<<< yours\nmine\n||||||| base\n=======\n"))
    #expect(try sandbox.read("Note.screenlet.yml").contains("save-note:"))
    #expect(try sandbox.run("undo", "-q") == Outcome())
    #expect(try sandbox.tree() == before)
  }

  @Test func `a conflict that is still open stays as it is, and all else is done`() throws {
    let path = "NoteScreenlet/Interactors/SaveInteractor.swift"
    let text = "<<<<<<< yours\nmine\n=======\nother\n>>>>>>> generated\n"
    try sandbox.write(text, to: path)
    let outcome = try run(Self.flags)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(path):1:1: error: this conflict is still open; "))
    #expect(try sandbox.read(path) == text)
    #expect(try sandbox.read("Note.screenlet.yml").contains("save-note:"))
  }

  // MARK: Mistakes

  @Test func `a name that is taken`() throws {
    _ = try run(Self.flags)
    let before = try sandbox.stamps()
    #expect(
      try run(Self.flags)
        == Outcome(
          errors: """
            Note.screenlet.yml:11:5: error: there is an action 'save-note' already; choose another \
            name, or change it with '--change'
            11 |     save-note:
               |     ^~~~~~~~~

            """, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `what the flags make wrong is shown as the spec would say it`() throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("action", "save", "--input", "noteID", "--in", "Note.screenlet.yml")
        == Outcome(
          errors: """
            Note.screenlet.yml:13:18: error: neither 'properties' nor 'viewModel' has 'noteID'; \
            did you mean 'noteId'?
            13 |         inputs: [noteID]
               |                  ^~~~~~

            """, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a spec of something else`() throws {
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("action", "save", "--in", "Ping.connector.yml")
        == Outcome(
          errors: """
            Ping.connector.yml:1:1: error: this spec describes no Screenlet; add to one that says \
            'screenlet: <Name>'
            1 | connector: Ping
              | ^~~~~~~~~

            """, code: 65))
  }

  @Test(arguments: [
    (["action"], "'action' needs NAME"),
    (["action", "a", "b", "--in", "x"], "'action' takes one NAME, and here is 'b' too"),
    (["action", "a"], "'action' needs --in SPEC"),
    (["action", "a", "--in", "-"], "'--in' edits a file; it cannot be standard input"),
    (["action", "a", "--property", "b: Int"], "unknown option '--property'"),
    (
      ["action", "a", "--connector", "Save", "--in", "Note.screenlet.yml"],
      "an action on a connector needs '--kind read' or '--kind write'"
    ),
    (
      ["action", "a", "--delegate", "onSaved", "--in", "Note.screenlet.yml"],
      "'--delegate onSaved' has no ':'; write it as 'success: onBookmarkAdded'"
    ),
  ])
  func `a command line that makes no sense`(_ words: [String], _ message: String) throws {
    #expect(
      try run(words)
        == Outcome(errors: "error: \(message)\nsee 'screens-gen action --help'\n", code: 64))
  }

  @Test func `a spec that is not there`() throws {
    #expect(
      try sandbox.run("action", "a", "--in", "gone.yml")
        == Outcome(errors: "error: no file is at 'gone.yml'\n", code: 66))
  }
}
