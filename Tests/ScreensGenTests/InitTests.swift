import Testing

/// `init`: a first Screenlet from options, or from the answers at a terminal.
struct InitTests {
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
    let other = try Sandbox()
    try other.run(
      "init", "AddBookmark", "--module", "Bookmarks", "--action", "add-bookmark", "--action-of",
      "LRBookmarksEntryService_v7.addEntryWithGroupId", "-q")
    let spec = try other.read("AddBookmark.screenlet.yml")
    #expect(try sandbox.read("AddBookmark.screenlet.yml") == spec)
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
