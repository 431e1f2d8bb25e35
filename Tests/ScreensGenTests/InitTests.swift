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
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
