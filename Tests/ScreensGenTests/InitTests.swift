import Testing

/// `init`: a first Screenlet from options, or from the answers at a terminal.
struct InitTests {
  private static let spec = """
    screenlet: AddBookmark
    module: Bookmarks

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
        result: { answer: '[String: Any]' }

    actions:
      add-bookmark:
        kind: write
        connector: AddBookmark
        result: { answer: '[String: Any]' }
        delegate: { success: onAddBookmarkSuccess, failure: onAddBookmarkError }

    themes:
      default: full

    """

  @Test func `options say it all`() throws {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run(
        "init", "AddBookmark", "--module", "Bookmarks", "--action", "add-bookmark", "--call",
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
      LRBookmarksEntryService_v7.getEntriesWithGroupId
      LRBookmarksEntryService_v7.addEntryWithGroupId

      """, to: "answers")
    let outcome = try sandbox.shell("script -qec \"$tool init -q\" /dev/null < answers")
    #expect(outcome.code == 0, "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "the same without questions: screens-gen init AddBookmark --module Bookmarks "
          + "--action add-bookmark --call LRBookmarksEntryService_v7.addEntryWithGroupId --quiet"))
    #expect(outcome.out.contains("  addEntryWithGroupId(groupId: long, "))
    #expect(outcome.out.contains("there is no method 'LRBookmarksEntryService_v7.nothing'"))
    #expect(
      outcome.out.contains(
        "LRBookmarksEntryService_v7.getEntriesWithGroupId(groupId:folderId:start:end:)"))
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

  @Test func `of several methods of one name the labels say which`() throws {
    let name = "LRBookmarksEntryService_v7.getEntriesWithGroupId"
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run("init", "Note", "--call", name)
        == Outcome(
          errors: """
            error: '\(name)' is the name of 2 methods; \
            write '\(name)(groupId:folderId:start:end:)' \
            or '\(name)(groupId:folderId:start:end:orderByComparator:)'
            see 'screens-gen init --help'

            """, code: 64))
    #expect(
      try sandbox.run(
        "init", "Note", "-q", "--call",
        "\(name)(groupId:folderId:start:end:orderByComparator:)")
        == Outcome())
    #expect(try sandbox.read("Note.screenlet.yml").contains("      orderByComparator: nil\n"))
  }

  @Test func `a method that no service has`() throws {
    #expect(
      try Sandbox().run("init", "Note", "--call", "LRNoService.get").errors
        .hasPrefix(
          "error: there is no method 'LRNoService.get'; 'screens-gen service list' lists all\n"))
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
