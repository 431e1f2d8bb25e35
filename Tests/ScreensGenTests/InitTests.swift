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
    #expect(outcome.out.contains("These questions describe a first Screenlet."))
    let other = try Sandbox()
    try other.run(
      "init", "AddBookmark", "--module", "Bookmarks", "--action", "add-bookmark", "--action-of",
      "LRBookmarksEntryService_v7.addEntryWithGroupId", "-q")
    let spec = try other.read("AddBookmark.screenlet.yml")
    #expect(try sandbox.read("AddBookmark.screenlet.yml") == spec)
  }

  @Test(.enabled(if: isLinux)) func `an answer that cannot be used is asked for again`() throws {
    let sandbox = try Sandbox(["Memo.screenlet.yml": ""])
    try sandbox.write(
      """
      9Note
      Memo
      Note
      class
      Notes

      folderId
      folderId: Int64 = x
      folderId: Int64 = 0
      folderId: Int64 = 1


      add note!



      """, to: "answers")
    let outcome = try sandbox.shell("script -qec \"$tool init -q\" /dev/null < answers")
    #expect(outcome.code == 0, "\(outcome.out)")
    for problem in [
      "'9Note' cannot name a Screenlet in Swift", "'Memo.screenlet.yml' is there already",
      "'class' is a keyword of Swift", "is not a Swift literal", "duplicate key 'folderId'",
      "'add note!' cannot name an action",
    ] {
      #expect(outcome.out.contains(problem), "\(problem)\n\(outcome.out)")
    }
    #expect(
      outcome.out.contains(
        "screens-gen init Note --module Notes --property 'folderId: Int64 = 0' --quiet"))
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
