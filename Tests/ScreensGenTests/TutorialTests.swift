import TestSupport
import Testing

/// The tutorials of Liferay Screens, done with commands from the first to the last step: what they
/// end with is what somebody would have written.
struct TutorialTests {
  private func run(_ commands: [[String]], in sandbox: Sandbox) throws {
    for words in commands {
      let outcome = try sandbox.launch(BuiltProducts.screensGen, words + ["-q"], environment: [:])
      #expect(outcome == Outcome(), "\(words)")
      #expect(try sandbox.run("check", "-q") == Outcome(), "\(words)")
    }
  }

  @Test func `a Screenlet with an interactor that calls back, then with connectors`() throws {
    let sandbox = try Sandbox()
    let spec = ["--in", "AddBookmark.screenlet.yml"]
    let call = [
      "--service", "LRBookmarksEntryService_v7", "--method", "addEntryWithGroupId",
      "--argument", "groupId: context.groupId", "--argument", "folderId: folderId",
      "--argument", "name: title", "--argument", "url: url",
      "--argument", "description: \"Added from Liferay Screens\"",
      "--argument", "serviceContext: nil",
    ]
    try run(
      [
        // The Screenlet, its interactor and its themes.
        [
          "new-screenlet", "AddBookmark", "--module", "Bookmarks", "--summary",
          "Adds a bookmark to a folder.",
        ],
        ["property", "folderId: Int64 = 0"] + spec,
        ["member", "url: String? { get }"] + spec,
        ["member", "title: String? { get set }"] + spec,
        ["action", "add-bookmark"] + call + [
          "--input", "folderId", "--input", "title", "--input", "url",
          "--result", "bookmarkInfo: [String: Any]", "--delegate", "success: onBookmarkAdded",
          "--delegate", "failure: onAddBookmarkError",
          "--progress", "working: Saving bookmark...",
          "--progress", "success: Bookmark saved!",
          "--progress", "failure: An error occurred saving the bookmark",
        ] + spec,
        ["theme", "flat7", "--type", "extended", "AddBookmark.screenlet.yml"],
        ["theme", "large", "--type", "child", "AddBookmark.screenlet.yml"],
        // A connector of its own, which the interactor uses from then on.
        ["model", "Bookmark: name String, url String, description String?"] + spec,
        ["connector", "AddBookmark"] + call + [
          "--property", "folderId: Int64", "--property", "title: String",
          "--property", "url: String", "--validate", "folderId > 0: Undefined folderId",
          "--validate", "title is not empty: Title cannot be empty",
          "--validate", "url is not empty: URL cannot be empty",
          "--result", "bookmarkInfo: Bookmark",
        ] + spec,
        [
          "action", "add-bookmark", "--change", "--kind", "write", "--connector", "AddBookmark",
          "--result", "bookmark: Bookmark",
        ] + spec,
        // The ready-to-use connector.
        [
          "action", "get-title", "--interactor", "GetWebTitle", "--connector", "http: url",
          "--result", "title: String", "--parse", "between: <title>...</title>",
          "--update", "title: title",
        ] + spec,
      ], in: sandbox)
    #expect(
      try sandbox.read("AddBookmark.screenlet.yml") == """
        screenlet: AddBookmark
        summary: Adds a bookmark to a folder.
        module: Bookmarks

        models:
          Bookmark:
            name: String
            url: String
            description: String?

        properties:
          folderId: Int64 = 0

        viewModel:
          url: String? { get }
          title: String? { get set }

        connectors:
          AddBookmark:
            kind: liferay
            properties:
              folderId: Int64
              title: String
              url: String
            validate:
              folderId > 0: Undefined folderId
              title is not empty: Title cannot be empty
              url is not empty: URL cannot be empty
            service: LRBookmarksEntryService_v7
            method: addEntryWithGroupId
            arguments:
              groupId: context.groupId
              folderId: folderId
              name: title
              url: url
              description: '"Added from Liferay Screens"'
              serviceContext: nil
            result: { bookmarkInfo: Bookmark }

        actions:
          add-bookmark:
            kind: write
            connector: AddBookmark
            inputs: [folderId, title, url]
            result: { bookmark: Bookmark }
            delegate: { success: onBookmarkAdded, failure: onAddBookmarkError }
            progress:
              working: Saving bookmark...
              success: Bookmark saved!
              failure: An error occurred saving the bookmark
          get-title:
            interactor: GetWebTitle
            kind: read
            connector: { http: url }
            result: { title: String }
            parse: { between: [<title>, </title>] }
            updates: { title: title }

        themes:
          default: full
          flat7: extended from default
          large: child of default

        """)
  }

  @Test func `a list, page by page`() throws {
    let sandbox = try Sandbox()
    try run(
      [
        [
          "new-screenlet", "BookmarkList", "--module", "Bookmarks", "--property",
          "groupId: Int64 = 0", "--property", "folderId: Int64 = 0", "--model",
          "Bookmark: name String, url String", "--list", "Bookmark", "--service",
          "LRBookmarksEntryService_v7", "--rows", "getEntriesWithGroupId", "--count",
          "getEntriesCountWithGroupId", "--argument", "groupId: groupId", "--argument",
          "folderId: folderId", "--validate", "folderId > 0: Undefined folderId", "--section",
          "host of url", "--offline-policy", "remote-first",
        ],
        ["theme", "collection", "--type", "collection", "BookmarkList.screenlet.yml"],
      ], in: sandbox)
    #expect(
      try sandbox.read("BookmarkList.screenlet.yml") == """
        screenlet: BookmarkList
        module: Bookmarks

        models:
          Bookmark:
            name: String
            url: String

        properties:
          groupId: Int64 = 0
          folderId: Int64 = 0

        offlinePolicy: remote-first
        list:
          of: Bookmark
          connector:
            properties:
              groupId: Int64
              folderId: Int64
            validate:
              folderId > 0: Undefined folderId
            service: LRBookmarksEntryService_v7
            rows:
              method: getEntriesWithGroupId
              arguments:
                groupId: groupId
                folderId: folderId
                start: startRow
                end: endRow
            count: getEntriesCountWithGroupId
          section: host of url
          delegate:
            response: onBookmarkListResponse
            failure: onBookmarkListError
            selected: onBookmarkSelected

        themes:
          default: full
          collection: full, collection

        """)
  }
}
