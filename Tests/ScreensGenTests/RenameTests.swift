import Foundation
import TestSupport
import Testing

struct RenameTests {
  private let folder = "AddBookmarkScreenlet/"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "AddBookmark.screenlet.yml": try Sample.addBookmark,
      "App.swift": "let screenlet = AddBookmarkScreenlet()\nscreenlet.folderId = 5\n",
      "Other.swift": "let folderId = 5\n",
    ])
    try sandbox.run("generate")
  }

  private func rename(_ words: String...) throws -> Outcome {
    try sandbox.launch(
      BuiltProducts.screensGen, ["rename", "AddBookmark.screenlet.yml"] + words, environment: [:])
  }

  @Test func `a property changes in the spec and the output; uses of yours are reported`()
    throws
  {
    try sandbox.edit(
      folder + "Connectors/AddBookmarkLiferayConnector.swift", "if folderId <= 0 {",
      "if folderId < 0 {\n      // folderId is mine")
    let before = try sandbox.tree()
    #expect(
      try rename("folderId", "parentId")
        == Outcome(
          """
                update  AddBookmark.screenlet.yml
                update  AddBookmarkScreenlet/AddBookmarkScreenlet.swift
             identical  AddBookmarkScreenlet/AddBookmarkScreenletDelegate.swift
             identical  AddBookmarkScreenlet/AddBookmarkViewModel.swift
                 merge  AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift
                update  AddBookmarkScreenlet/Interactors/AddBookmarkInteractor.swift
             identical  AddBookmarkScreenlet/Interactors/GetWebTitleInteractor.swift
             identical  AddBookmarkScreenlet/Models/Bookmark.swift
             identical  AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift
             identical  AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib
             identical  AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.swift
             identical  AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib
             identical  AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib
                update  AddBookmarkScreenletTests/AddBookmarkScreenletTests.swift
                update  AddBookmarkScreenlet/.AddBookmark.screens-gen
          15 files: 5 update, 1 merge, 9 identical

          """,
          errors: """
            AddBookmarkScreenlet/Connectors/AddBookmarkLiferayConnector.swift:30:10: warning: \
            'folderId' was renamed to 'parentId', but this line is yours; change it if it refers \
            to the same thing
            30 |       // folderId is mine
               |          ^~~~~~~~
            App.swift:2:11: warning: 'folderId' was renamed to 'parentId', but this line is yours; \
            change it if it refers to the same thing
            2 | screenlet.folderId = 5
              |           ^~~~~~~~

            """))
    #expect(
      try sandbox.read(folder + "Connectors/AddBookmarkLiferayConnector.swift").contains(
        "    if parentId < 0 {\n      // folderId is mine\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
    #expect(try sandbox.run("undo", "-q") == Outcome())
    #expect(try sandbox.tree() == before)
  }

  @Test func `the Screenlet takes its folder, its spec and every edit along`() throws {
    try sandbox.edit(folder + "Models/Bookmark.swift", "/// A bookmark", "/// Mine: a bookmark")
    try sandbox.edit(
      folder + "Themes/Flat7/AddBookmarkView_flat7.swift",
      "open class AddBookmarkView_flat7: AddBookmarkView_default {}",
      "open class AddBookmarkView_flat7: AddBookmarkView_default {}  // mine")
    let outcome = try rename("AddBookmark", "SaveLink", "--kind", "screenlet")
    #expect(outcome.code == 0)
    #expect(
      outcome.out.hasPrefix(
        "      remove  AddBookmark.screenlet.yml\n        move  SaveLink.screenlet.yml\n"))
    #expect(
      outcome.out.hasSuffix(
        """
              remove  AddBookmarkScreenlet/.AddBookmark.screens-gen
              create  SaveLinkScreenlet/.SaveLink.screens-gen
        30 files: 1 create, 14 move, 15 remove

        """))
    let tree = try sandbox.tree()
    #expect(!tree.keys.contains { $0.hasPrefix("AddBookmark") })
    #expect(
      tree["SaveLinkScreenlet/Models/Bookmark.swift"]?.contains("/// Mine: a bookmark") == true)
    #expect(
      tree["SaveLinkScreenlet/Themes/Flat7/SaveLinkView_flat7.swift"]?.contains(
        "open class SaveLinkView_flat7: SaveLinkView_default {}  // mine\n") == true)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `a file in the way keeps everything as it is`() throws {
    try sandbox.write("mine\n", to: folder + "Interactors/FetchTitleInteractor.swift")
    let before = try sandbox.stamps()
    let outcome = try rename("GetWebTitle", "FetchTitle")
    #expect(
      outcome.errors == """
        error: 'AddBookmarkScreenlet/Interactors/FetchTitleInteractor.swift' is there already, \
        with something else in it; move it away, then run again
        nothing was written

        """)
    #expect(outcome.code == 1)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a file that was deleted stays deleted, under its new name too`() throws {
    try sandbox.remove(folder + "Interactors/GetWebTitleInteractor.swift")
    let outcome = try rename("GetWebTitle", "FetchTitle")
    #expect(
      outcome.out.contains(
        "        skip  AddBookmarkScreenlet/Interactors/FetchTitleInteractor.swift\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an edit of the name itself is a conflict, where the file goes`() throws {
    try sandbox.edit(
      folder + "Interactors/GetWebTitleInteractor.swift", "open class GetWebTitleInteractor",
      "open class MyTitleInteractor")
    let outcome = try rename("GetWebTitle", "FetchTitle", "-q")
    #expect(
      outcome.errors.contains(
        """
        AddBookmarkScreenlet/Interactors/FetchTitleInteractor.swift:6:1: error: \
        your edit and what is generated differ here; \
        edit the lines and delete the markers, or take one side with \
        '--on-conflict keep' or 'theirs'
        6 | <<<<<<< yours
          | ^~~~~~~~~~~~~

        """))
    #expect(outcome.code == 1)
  }

  @Test func `a dry run writes nothing`() throws {
    let before = try sandbox.stamps()
    let outcome = try rename("folderId", "parentId", "--dry-run")
    #expect(try sandbox.stamps() == before)
    #expect(try rename("folderId", "parentId") == outcome)
  }

  // MARK: Refused

  /// The renaming fails so, and leaves everything as it was.
  private func expect(
    _ words: String..., fail errors: String, code: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.launch(BuiltProducts.screensGen, ["rename"] + words, environment: [:])
        == Outcome(errors: errors, code: code), sourceLocation: sourceLocation)
    #expect(try sandbox.stamps() == before, sourceLocation: sourceLocation)
  }

  @Test func `a name that the spec could not have`() throws {
    try expect(
      "AddBookmark.screenlet.yml", "folderId", "tag",
      fail: """
        AddBookmark.screenlet.yml:12:3: error: 'tag' is a member of UIView already; \
        give the property another name
        12 |   tag: Int64 = 0
           |   ^~~
        error: that is how the spec would read; nothing was written

        """, code: 65)
  }

  @Test func `a name of several things`() throws {
    try expect(
      "AddBookmark.screenlet.yml", "AddBookmark", "SaveLink",
      fail: """
        AddBookmark.screenlet.yml:1:12: error: several things are called 'AddBookmark'; \
        say which with one of '--kind screenlet', '--kind connector', '--kind interactor'
        1 | screenlet: AddBookmark
          |            ^~~~~~~~~~~

        """, code: 65)
  }

  @Test func `a command line that is not one`() throws {
    try expect(
      "AddBookmark.screenlet.yml", "folderId",
      fail: """
        error: 'rename' needs a spec, an old name and a new one
        see 'screens-gen rename --help'

        """, code: 64)
    try expect(
      "-", "folderId", "parentId",
      fail: """
        error: 'rename' edits a file; it cannot be standard input
        see 'screens-gen rename --help'

        """, code: 64)
    try expect(
      "AddBookmark.screenlet.yml", "folderId", "parentId", "--kind", "acton",
      fail: """
        error: '--kind' takes screenlet, model, property, connector, action, interactor \
        or theme, not 'acton'; did you mean 'action'?
        see 'screens-gen rename --help'

        """, code: 64)
  }

  @Test func `identifiers of a XIB that stays as it is are not names to change`() throws {
    let sandbox = try Sandbox([
      "Note.screenlet.yml": """
      screenlet: Note
      viewModel: { text: 'String? { get set }' }
      actions: { save-note: { kind: custom } }

      """
    ])
    try sandbox.run("generate", "-q")
    let xib = "NoteScreenlet/Themes/Default/NoteView_default.xib"
    try sandbox.edit(xib, "title=\"Save Note\"", "title=\"Keep!\"")
    let outcome = try sandbox.run("rename", "Note.screenlet.yml", "save-note", "send", "-q")
    // The title is another one now, which is a conflict with the edit.
    #expect(outcome.code == 1)
    let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("warning: ") }
    let expected = ["29:81", "58:35"].map {
      "\(xib):\($0): warning: 'saveNoteButton' was renamed to 'sendButton', but this line is yours; change it if it refers to the same thing"
    }
    #expect(warnings.map(String.init) == expected)
  }
}
