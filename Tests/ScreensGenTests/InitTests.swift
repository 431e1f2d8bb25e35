import Testing

/// `init`: a first Screenlet from options, or from the answers at a terminal.
struct InitTests {
  private static let spec = """
    screenlet: AddBookmark
    module: Bookmarks

    models:
      BookmarksEntry:
        name: String
        url: String
        description: String
        entryId: Int64

    properties:
      folderId: Int64 = 0

    viewModel:
      nameValue: String?
      url: String?
      descriptionValue: String?

    connectors:
      AddBookmark:
        kind: liferay
        properties:
          folderId: Int64
          nameValue: String
          url: String
          descriptionValue: String
        service: LRBookmarksEntryService_v7
        method: addEntryWithGroupId
        arguments:
          groupId: context.groupId
          folderId: folderId
          name: nameValue
          url: url
          description: descriptionValue
          serviceContext: nil
        result: { entry: BookmarksEntry }

    actions:
      add-bookmark:
        kind: write
        connector: AddBookmark
        result: { entry: BookmarksEntry }
        delegate: { success: onAddBookmarkSuccess, failure: onAddBookmarkError }

    themes:
      default: full

    """

  @Test func `options say it all`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run(
        "init", "AddBookmark", "--module", "Bookmarks", "--action", "add-bookmark", "--action-of",
        "LRBookmarksEntryService_v7.addEntryWithGroupId", "-q") == Outcome())
    #expect(try sandbox.read("AddBookmark.screenlet.yml") == Self.spec)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `a name is enough`() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("init", "Note", "-q") == Outcome())
    #expect(
      try sandbox.read("Note.screenlet.yml") == "screenlet: Note\n\nthemes:\n  default: full\n")
  }

  @Test(.enabled(if: isLinux)) func `at a terminal the same is asked for`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """

      AddBookmark
      Bookmarks



      add-bookmark
      ?bookmarksentry
      LRBookmarksEntryService_v7
      LRBookmarksEntryService_v7.nothing
      LRBookmarksEntryService_v7.getEntriesCount
      LRBookmarksEntryService_v7.addEntryWithGroupId

      """, to: "answers")
    let outcome = try sandbox.shell("script -qec \"$tool init -q\" /dev/null < answers")
    #expect(outcome.code == 0, "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "the same without questions: screens-gen init AddBookmark --module Bookmarks "
          + "--action add-bookmark --action-of LRBookmarksEntryService_v7.addEntryWithGroupId --quiet"
      ))
    #expect(outcome.out.contains("  addEntryWithGroupId(groupId: long, "))
    #expect(outcome.out.contains("'LRBookmarksEntryService_v7' has no method 'nothing'"))
    #expect(
      outcome.out.contains(
        "'LRBookmarksEntryService_v7.getEntriesCount' is the name of 2 methods; write "
          + "'LRBookmarksEntryService_v7.getEntriesCountWithGroupId(groupId:folderId:)' or "))
    #expect(try sandbox.read("AddBookmark.screenlet.yml") == Self.spec)
  }

  @Test func `nothing is asked where there is no terminal`() throws {
    #expect(
      try Sandbox().run("init", input: "Note\n")
        == Outcome(
          errors: """
            error: 'init' needs NAME where there is no terminal to ask at
            see 'screens-gen init --help'

            """, code: 64))
  }

  @Test func `a list of what a method answers`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run(
        "init", "Notes", "-q", "--list-of", "LRBookmarksEntryService_v7.getEntries",
        "--action-of", "LRBookmarksEntryService_v7.deleteEntry") == Outcome())
    let spec = try sandbox.read("Notes.screenlet.yml")
    #expect(spec.contains("      method: getEntriesWithGroupId\n"))
    #expect(spec.contains("  delete-bookmarks-entry:\n"))
  }

  @Test func `one name for several actions`() throws {
    #expect(
      try Sandbox().run(
        "init", "Notes", "--action", "go", "--action-of", "LRBlogsEntryService_v7.deleteEntry",
        "--action-of", "LRBlogsEntryService_v7.subscribe")
        == Outcome(
          errors: """
            error: '--action' names one action, and '--action-of' makes several
            see 'screens-gen init --help'

            """, code: 64))
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
