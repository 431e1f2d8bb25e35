import Testing

struct NewScreenletTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `a Screenlet from a spec`() throws {
    try sandbox.write(try Sample.addBookmark, to: "specs/AddBookmark.screenlet.yml")
    #expect(
      try sandbox.run(
        "new-screenlet", "--spec", "specs/AddBookmark.screenlet.yml", "--output", "out")
        == Outcome(
          """
                create  out/AddBookmarkScreenlet/AddBookmarkScreenlet.swift
                create  out/AddBookmarkScreenlet/AddBookmarkScreenletDelegate.swift
                create  out/AddBookmarkScreenlet/AddBookmarkViewModel.swift
                create  out/AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift
                create  out/AddBookmarkScreenlet/Interactors/AddBookmarkInteractor.swift
                create  out/AddBookmarkScreenlet/Interactors/GetWebTitleInteractor.swift
                create  out/AddBookmarkScreenlet/Models/Bookmark.swift
                create  out/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift
                create  out/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib
                create  out/AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.swift
                create  out/AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib
                create  out/AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib
                create  out/AddBookmarkScreenletTests/AddBookmarkScreenletTests.swift
                create  out/AddBookmarkScreenlet/.AddBookmark.screens-gen
          14 files: 14 create

          """))
    #expect(
      try sandbox.run("check", "specs/AddBookmark.screenlet.yml", "--output", "out", "-q")
        == Outcome())
  }

  @Test func `a Screenlet from flags, and the spec that says the same`() throws {
    let outcome = try sandbox.run(
      "new-screenlet", "AddBookmark", "--summary", "Adds a bookmark: at once.",
      "--module", "Bookmarks", "--model", "Bookmark: name String, url: String?",
      "--property", "folderId: Int64 = 0", "--view-model", "url: String? { get }",
      "--view-model", "title: String? { get set }", "--action", "add-bookmark:write",
      "--action", "get-title:read:http=url", "--theme", "flat7:extended:default",
      "--theme", "large:child:default", "-o", "out")
    #expect(
      outcome
        == Outcome(
          """
                create  out/AddBookmark.screenlet.yml
                create  out/AddBookmarkScreenlet/AddBookmarkScreenlet.swift
                create  out/AddBookmarkScreenlet/AddBookmarkScreenletDelegate.swift
                create  out/AddBookmarkScreenlet/AddBookmarkViewModel.swift
                create  out/AddBookmarkScreenlet/Connectors/AddBookmarkConnector.swift
                create  out/AddBookmarkScreenlet/Interactors/AddBookmarkInteractor.swift
                create  out/AddBookmarkScreenlet/Interactors/GetTitleInteractor.swift
                create  out/AddBookmarkScreenlet/Models/Bookmark.swift
                create  out/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift
                create  out/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib
                create  out/AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.swift
                create  out/AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib
                create  out/AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib
                create  out/AddBookmarkScreenletTests/AddBookmarkScreenletTests.swift
                create  out/AddBookmarkScreenlet/.AddBookmark.screens-gen
          15 files: 15 create
          next: fill in 'doRun' in 'out/AddBookmarkScreenlet/Connectors/AddBookmarkConnector.swift'

          """))
    #expect(
      try sandbox.read("out/AddBookmark.screenlet.yml") == """
        screenlet: AddBookmark
        summary: 'Adds a bookmark: at once.'
        module: Bookmarks

        models:
          Bookmark:
            name: String
            url: String?

        properties:
          folderId: Int64 = 0

        viewModel:
          url: String? { get }
          title: String? { get set }

        connectors:
          AddBookmark:
            kind: custom
            properties:
              folderId: Int64
              url: String
              title: String

        actions:
          add-bookmark:
            kind: write
            connector: AddBookmark
            inputs: [folderId, url, title]
            delegate: { success: onAddBookmarkSuccess, failure: onAddBookmarkError }
          get-title:
            kind: read
            connector: { http: url }
            result: { reply: String }
            parse: text
            delegate: { success: onGetTitleSuccess, failure: onGetTitleError }

        themes:
          default: full
          flat7: extended from default
          large: child of default

        """)
    #expect(try sandbox.run("check", "out", "-q") == Outcome())
  }

  @Test func `a list from flags`() throws {
    try sandbox.write("", to: "Services/LRNotesService.swift")
    #expect(
      try sandbox.run(
        "new-screenlet", "Notes", "--model", "Note: text String", "--list", "Note", "--service",
        "LRNotesService", "--rows", "getNotes", "--count", "countNotes", "--property",
        "folderId: Int64", "--argument", "folderId: folderId", "--validate",
        "folderId > 0: No folder", "--section", "first letter of text", "--offline-policy",
        "cache-first", "--theme", "tiles:full:collection")
        == Outcome(
          """
                create  Notes.screenlet.yml
                create  NotesScreenlet/Connectors/NotesPageLiferayConnector.swift
                create  NotesScreenlet/Interactors/NotesPageLoadInteractor.swift
                create  NotesScreenlet/Models/Note.swift
                create  NotesScreenlet/NotesScreenlet.swift
                create  NotesScreenlet/NotesScreenletDelegate.swift
                create  NotesScreenlet/Themes/Default/NoteCell_default.swift
                create  NotesScreenlet/Themes/Default/NoteCell_default.xib
                create  NotesScreenlet/Themes/Default/NotesView_default.swift
                create  NotesScreenlet/Themes/Default/NotesView_default.xib
                create  NotesScreenlet/Themes/Tiles/NoteCell_tiles.swift
                create  NotesScreenlet/Themes/Tiles/NoteCell_tiles.xib
                create  NotesScreenlet/Themes/Tiles/NoteHeaderView_tiles.swift
                create  NotesScreenlet/Themes/Tiles/NoteHeaderView_tiles.xib
                create  NotesScreenlet/Themes/Tiles/NotesView_tiles.swift
                create  NotesScreenlet/Themes/Tiles/NotesView_tiles.xib
                create  NotesScreenlet/.Notes.screens-gen
          17 files: 17 create

          """))
    #expect(
      try sandbox.read("Notes.screenlet.yml") == """
        screenlet: Notes

        models:
          Note:
            text: String

        properties:
          folderId: Int64

        offlinePolicy: cache-first
        list:
          of: Note
          connector:
            properties:
              folderId: Int64
            validate:
              folderId > 0: No folder
            service: LRNotesService
            rows:
              method: getNotes
              arguments:
                folderId: folderId
                start: startRow
                end: endRow
            count: countNotes
          section: first letter of text
          delegate:
            response: onNotesResponse
            failure: onNotesError
            selected: onNoteSelected

        themes:
          default: full
          tiles: full, collection

        """)
    #expect(try sandbox.run("check", ".", "-q") == Outcome())
  }

  @Test func `a name is enough, with or without its ending`() throws {
    for name in ["Note", "NoteScreenlet"] {
      let sandbox = try Sandbox()
      #expect(
        try sandbox.run("new-screenlet", name)
          == Outcome(
            """
                  create  Note.screenlet.yml
                  create  NoteScreenlet/NoteScreenlet.swift
                  create  NoteScreenlet/Themes/Default/NoteView_default.swift
                  create  NoteScreenlet/Themes/Default/NoteView_default.xib
                  create  NoteScreenlet/.Note.screens-gen
            5 files: 5 create

            """))
      #expect(
        try sandbox.read("Note.screenlet.yml") == "screenlet: Note\n\nthemes:\n  default: full\n")
    }
  }

  @Test func `the same flags again change nothing`() throws {
    try sandbox.run("new-screenlet", "Note", "--theme", "dark")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("new-screenlet", "Note", "--theme=dark").out
        .hasSuffix("\n7 files: 7 identical\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a dry run writes neither spec nor output`() throws {
    let dry = try sandbox.run("new-screenlet", "Note", "-n", "-o", "out")
    #expect(try sandbox.tree() == [:])
    #expect(try sandbox.run("new-screenlet", "Note", "-o", "out") == dry)
  }

  @Test func `a spec that is there and says something else is not overwritten`() throws {
    try sandbox.write("screenlet: Note # mine\n", to: "Note.screenlet.yml")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("new-screenlet", "Note")
        == Outcome(
          """
              conflict  Note.screenlet.yml
                create  NoteScreenlet/NoteScreenlet.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.xib
                create  NoteScreenlet/.Note.screens-gen
          5 files: 4 create, 1 conflict

          """,
          errors: """
            error: 'Note.screenlet.yml' is there already, with something else in it; \
            move it away, then run again
            nothing was written

            """, code: 1))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `something in the way of the output keeps the spec from being written`() throws {
    try sandbox.write("mine\n", to: "NoteScreenlet/NoteScreenlet.swift/mine")
    let before = try sandbox.stamps()
    #expect(try sandbox.run("new-screenlet", "Note", "-q").code == 1)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a name that is not one in Swift`() throws {
    // In a directory of its own: runs of other tests are in the one above.
    try sandbox.shell("mkdir notes")
    #expect(
      try sandbox.run("new-screenlet", "../x", in: "notes")
        == Outcome(
          errors: """
            ../x.screenlet.yml:1:12: error: '../x' cannot name a Screenlet in Swift; \
            use letters, digits and '_', a letter first
            1 | screenlet: ../x
              |            ^~~~

            """, code: 65))
    #expect(try sandbox.tree() == ["notes": "/"])
  }

  @Test func `flags that cannot be read`() throws {
    let cases = [
      ("--property", "folderId", "has no ':'; write it as 'folderId: Int64 = 0'"),
      ("--view-model", "url:", "says too little; write it as 'url: String? { get }'"),
      (
        "--model", "Bookmark: name",
        "is not a model; write it as 'Bookmark: name String, url String'"
      ),
      (
        "--action", "a:read:url",
        "is not readable; write it as 'add-bookmark:write' or 'get-title:read:http=url'"
      ),
      (
        "--theme", "a:b:c",
        "is not readable; write it as 'flat7:extended:default', 'large:child:default', "
          + "'westeros:full' or, of a list, 'tiles:full:collection'"
      ),
      ("--list", "Bookmark", "needs the call for its rows; add '--service CLASS'"),
    ]
    for (flag, value, problem) in cases {
      #expect(
        try sandbox.run("new-screenlet", "Note", flag, value)
          == Outcome(
            errors: """
              error: '\(flag) \(value)' \(problem)
              see 'screens-gen new-screenlet --help'

              """, code: 64))
    }
    #expect(try sandbox.tree() == [:])
  }

  @Test func `a spec that is not there, a directory, and standard input`() throws {
    #expect(
      try sandbox.run("new-screenlet", "--spec", "gone.yml")
        == Outcome(errors: "error: no file is at 'gone.yml'\n", code: 66))
    #expect(
      try sandbox.run("new-screenlet", "--spec", ".")
        == Outcome(errors: "error: '.' is a directory; name a file\n", code: 66))
    #expect(
      try sandbox.run(
        "new-screenlet", "--spec", "-", "-q", input: "screenlet: Note\nthemes: { default: full }\n")
        == Outcome())
    #expect(try sandbox.tree().keys.contains("NoteScreenlet/NoteScreenlet.swift"))
  }
}
