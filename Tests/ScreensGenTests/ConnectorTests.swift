import Foundation
import TestSupport
import Testing

struct ConnectorTests {
  private static let spec = """
    # A note.
    screenlet: Note   # named after what it shows

    properties:
        noteId:   Int64 = 0   # odd blanks stay

    # What is done.
    actions:
      save: { kind: custom }

    themes: { default: full }
    # The end.

    """
  private static let added = """
    connectors:
      Ping:
        kind: liferay
        properties:
          noteId: Int64
        validate:
          noteId > 0: Which note?
        service: LRNoteService_v7
        method: getNoteWithNoteId
        arguments:
          noteId: noteId
        result: { note: '[String: Any]' }


    """
  private static let flags = [
    "connector", "Ping", "--property", "noteId: Int64", "--validate", "noteId > 0: Which note?",
    "--service", "LRNoteService_v7", "--method", "getNoteWithNoteId",
    "--argument", "noteId: noteId", "--result", "note: [String: Any]",
  ]

  let sandbox: Sandbox

  init() throws {
    // The runtime has no such service.
    sandbox = try Sandbox(["Services/LRNoteService_v7.swift": ""])
  }

  private func run(_ words: [String]) throws -> Outcome {
    try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
  }

  // MARK: Alone

  @Test func `a connector from flags, and the spec that says the same`() throws {
    #expect(
      try run(Self.flags + ["--summary", "Reads a note."])
        == Outcome(
          """
                create  Ping.connector.yml
                create  Connectors/PingLiferayConnector.swift
                create  Connectors/.PingLiferayConnector.screens-gen
          3 files: 3 create

          """))
    #expect(
      try sandbox.read("Ping.connector.yml") == """
        connector: Ping
        kind: liferay
        summary: Reads a note.
        properties:
          noteId: Int64
        validate:
          noteId > 0: Which note?
        service: LRNoteService_v7
        method: getNoteWithNoteId
        arguments:
          noteId: noteId
        result: { note: '[String: Any]' }

        """)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `the kind follows from the flags`() throws {
    try sandbox.run("connector", "A")
    try sandbox.run("connector", "B", "--url", "http://localhost/{page}", "--property", "page: Int")
    try sandbox.run("connector", "CConnector", "--kind", "custom")
    #expect(try sandbox.read("A.connector.yml") == "connector: A\nkind: custom\n")
    #expect(
      try sandbox.read("B.connector.yml")
        == "connector: B\nkind: http\nproperties:\n  page: Int\nurl: http://localhost/{page}\n")
    #expect(try sandbox.read("C.connector.yml") == "connector: C\nkind: custom\n")
  }

  @Test func `a connector from a spec`() throws {
    try sandbox.write(Sample.ping, to: "specs/Ping.connector.yml")
    #expect(
      try sandbox.run("connector", "--spec", "specs/Ping.connector.yml", "-o", "out")
        == Outcome(
          """
                create  out/Connectors/PingConnector.swift
                create  out/Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: fill in 'doRun' in 'out/Connectors/PingConnector.swift'

          """))
  }

  // MARK: Added to a spec

  @Test func `every other byte of the spec stays as it was`() throws {
    try sandbox.write(Self.spec, to: "Note.screenlet.yml")
    try sandbox.run("generate")
    #expect(
      try run(Self.flags + ["--in", "Note.screenlet.yml"])
        == Outcome(
          """
                update  Note.screenlet.yml
                create  NoteScreenlet/Connectors/PingLiferayConnector.swift
             identical  NoteScreenlet/Interactors/SaveInteractor.swift
             identical  NoteScreenlet/NoteScreenlet.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.xib
                update  NoteScreenlet/.Note.screens-gen
          7 files: 1 create, 2 update, 4 identical

          """))
    #expect(
      try sandbox.read("Note.screenlet.yml")
        == Self.spec.replacingOccurrences(
          of: "# What is done.", with: Self.added + "# What is done.")
    )
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `a spec with the line ends of Windows keeps them`() throws {
    let spec = "\u{FEFF}" + Self.spec.replacingOccurrences(of: "\n", with: "\r\n")
    try sandbox.write(spec, to: "Note.screenlet.yml")
    #expect(try run(Self.flags + ["--in", "Note.screenlet.yml", "-q"]) == Outcome())
    let added = Self.added.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(
      try sandbox.read("Note.screenlet.yml")
        == spec.replacingOccurrences(of: "# What is done.", with: added + "# What is done."))
  }

  @Test func `a second connector goes below the first`() throws {
    try sandbox.write(
      "screenlet: Note\nconnectors:\n   A:   # first\n      kind: custom\n\nthemes: { default: full } # last",
      to: "Note.screenlet.yml")
    #expect(try sandbox.run("connector", "B", "--in", "Note.screenlet.yml", "-q") == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml") == """
        screenlet: Note
        connectors:
           A:   # first
              kind: custom
           B:
              kind: custom

        themes: { default: full } # last
        """)
  }

  @Test func `a dry run leaves the spec alone`() throws {
    try sandbox.write(Self.spec, to: "Note.screenlet.yml")
    let before = try sandbox.stamps()
    let dry = try run(Self.flags + ["--in", "Note.screenlet.yml", "--dry-run"])
    #expect(try sandbox.stamps() == before)
    #expect(try run(Self.flags + ["--in", "Note.screenlet.yml"]) == dry)
  }

  @Test func `what is in the way of the output leaves the spec alone`() throws {
    try sandbox.write(Self.spec, to: "Note.screenlet.yml")
    try sandbox.write("x", to: "NoteScreenlet/Connectors/PingLiferayConnector.swift/x")
    let before = try sandbox.stamps()
    let outcome = try run(Self.flags + ["--in", "Note.screenlet.yml"])
    #expect(outcome.code == 1)
    #expect(!outcome.out.contains("next:"))
    #expect(
      outcome.errors == """
        error: 'NoteScreenlet/Connectors/PingLiferayConnector.swift' is not a text file; move it away
        nothing was written

        """)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a name that is taken`() throws {
    try sandbox.write(Self.spec, to: "Note.screenlet.yml")
    _ = try run(Self.flags + ["--in", "Note.screenlet.yml"])
    let before = try sandbox.stamps()
    #expect(
      try run(Self.flags + ["--in", "Note.screenlet.yml"])
        == Outcome(
          errors: """
            Note.screenlet.yml:8:3: error: there is a connector 'Ping' already; \
            choose another name
            8 |   Ping:
              |   ^~~~

            """, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a connector that its own flags make wrong is shown as the spec would say it`() throws
  {
    try sandbox.write(Self.spec, to: "Note.screenlet.yml")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("connector", "Ping", "--property", "a: Strin", "--in", "Note.screenlet.yml")
        .errors.hasPrefix("Note.screenlet.yml:11:10: error: unknown type 'Strin'"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a spec that is a link stays one, with its permissions`() throws {
    try sandbox.write(Self.spec, to: "real/Note.screenlet.yml")
    try sandbox.shell("chmod 640 real/Note.screenlet.yml; ln -s real/Note.screenlet.yml .")
    #expect(try run(Self.flags + ["--in", "Note.screenlet.yml", "-q"]) == Outcome())
    #expect(try sandbox.tree()["Note.screenlet.yml"] == "-> real/Note.screenlet.yml")
    #expect(try sandbox.read("real/Note.screenlet.yml").contains("LRNoteService_v7"))
    #expect(
      try sandbox.shell("ls -l real/Note.screenlet.yml | cut -c 1-10").out == "-rw-r-----\n")
  }

  @Test func `a spec that is not there, a directory, and standard input`() throws {
    #expect(
      try sandbox.run("connector", "Ping", "--in", "gone.yml")
        == Outcome(errors: "error: no file is at 'gone.yml'\n", code: 66))
    #expect(
      try sandbox.run("connector", "Ping", "--in", ".")
        == Outcome(errors: "error: '.' is a directory; name a file\n", code: 66))
    #expect(
      try sandbox.run("connector", "Ping", "--in", "-", input: Self.spec)
        == Outcome(
          errors: """
            error: '--in' edits a file; it cannot be standard input
            see 'screens-gen connector --help'

            """, code: 64))
  }

  // MARK: From an OpenAPI document

  @Test func `a schema that is another one than the model of the module`() throws {
    try sandbox.write(
      """
      openapi: 3.0.1
      servers: [{ url: /o }]
      paths:
        /b:
          get:
            responses:
              '200':
                content:
                  application/json; charset=UTF-8: { schema: { $ref: '#/components/schemas/Status' } }
      components:
        schemas:
          Status: { properties: { code: { type: string }, Error: { type: string } } }

      """, to: "api.yaml")
    try sandbox.write("module: Notes\nmodels:\n  Status: { code: Int }\n", to: "Notes.module.yml")
    let outcome = try run(["connector", "Read", "--from", "api.yaml#get /b"])
    #expect(outcome.code == 0)
    for line in [
      "warning: this is not the 'Status' that the spec has, so the model is called 'Status2'",
      "Notes.module.yml:3:3: note: the spec's 'Status' is declared here",
      "warning: 'Error' of 'Status' is left out: 'Error' cannot name an attribute; read it in code, ",
    ] {
      #expect(outcome.errors.contains(line), "\(outcome.errors)")
    }
    #expect(
      try sandbox.read("Read.connector.yml").contains(
        """
        models:
          Status2:
            code: String?

        """))
  }
}
