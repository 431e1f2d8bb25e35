import Testing

@testable import SpecEditing

struct ScreenletDraftTests {
  /// The message of the refusal; the text if there was none.
  private func refusal(_ change: (inout ScreenletDraft) -> Void) -> String {
    var draft = ScreenletDraft(name: "Sample")
    change(&draft)
    do {
      return try draft.text()
    } catch {
      return error.message
    }
  }

  /// The text of the spec, which has no errors.
  private func text(_ draft: ScreenletDraft) throws -> String {
    let text = try draft.text()
    #expect(Decoding(text).printed == "")
    return text
  }

  @Test func `a name alone is a Screenlet with its default theme`() throws {
    let expected = """
      screenlet: AddBookmark

      themes:
        default: full

      """
    #expect(try text(ScreenletDraft(name: "AddBookmark")) == expected)
    #expect(try text(ScreenletDraft(name: "AddBookmarkScreenlet")) == expected)
    #expect(ScreenletDraft(name: "Screenlet").name == "Screenlet")
  }

  @Test func `flags say what a spec says`() throws {
    var draft = ScreenletDraft(name: "AddBookmark")
    draft.summary = "Adds a bookmark: \"it\" # now."
    draft.module = "Bookmarks"
    draft.models = ["Bookmark: name String, url: String?, tags [String]"]
    draft.properties = ["folderId: Int64 = 0", "note: String? = \"a=b\"", "in :Bool"]
    draft.viewModel = ["url: String? { get }", "title: String { get set }", "at: Date?"]
    draft.actions = ["add-bookmark:write", "load:read", "get-title:read:http=url", "think"]
    draft.themes = ["flat7:extended:default", "large:child:flat7", "westeros:full", "plain"]
    #expect(
      try text(draft) == """
        screenlet: AddBookmark
        summary: 'Adds a bookmark: "it" # now.'
        module: Bookmarks

        models:
          Bookmark:
            name: String
            url: String?
            tags: '[String]'

        properties:
          folderId: Int64 = 0
          note: String? = "a=b"
          in: Bool

        viewModel:
          url: String? { get }
          title: String { get set }
          at: Date?

        connectors:
          AddBookmark:
            kind: custom
            properties:
              folderId: Int64
              note: String
              in: Bool
              url: String
              title: String
              at: Date?
          Load:
            kind: custom
            properties:
              folderId: Int64
              note: String
              in: Bool
              url: String
              title: String
              at: Date?

        actions:
          add-bookmark:
            kind: write
            connector: AddBookmark
            inputs: [folderId, note, in, url, title, at]
            delegate: { success: onAddBookmarkSuccess, failure: onAddBookmarkError }
          load:
            kind: read
            connector: Load
            inputs: [folderId, note, in, url, title, at]
            delegate: { success: onLoadSuccess, failure: onLoadError }
          get-title:
            kind: read
            connector: { http: url }
            result: { reply: String }
            parse: text
            delegate: { success: onGetTitleSuccess, failure: onGetTitleError }
          think:
            kind: custom
            inputs: [folderId, note, in, url, title, at]
            delegate: { success: onThinkSuccess, failure: onThinkError }

        themes:
          default: full
          flat7: extended from default
          large: child of flat7
          westeros: full
          plain: full

        """)
  }

  @Test func `a default theme that is named is not added again`() throws {
    var draft = ScreenletDraft(name: "Sample")
    draft.themes = ["large:child:default", "default:full"]
    #expect(
      try text(draft) == """
        screenlet: Sample

        themes:
          large: child of default
          default: full

        """)
  }

  @Test func `two actions of one name share a connector`() throws {
    var draft = ScreenletDraft(name: "Sample")
    draft.actions = ["save-it:write", "save.it:read"]
    let text = try draft.text()
    #expect(text.ranges(of: "  SaveIt:\n    kind: custom\n").count == 1)
  }

  @Test(arguments: [
    ("folderId", "'--property folderId' has no ':'; write it as 'folderId: Int64 = 0'"),
    (":", "'--property :' says too little; write it as 'folderId: Int64 = 0'"),
    ("folderId: ", "'--property folderId: ' says too little; write it as 'folderId: Int64 = 0'"),
    (": Int", "'--property : Int' says too little; write it as 'folderId: Int64 = 0'"),
  ])
  func `a property that cannot be read is refused`(_ flag: String, _ message: String) {
    #expect(refusal { $0.properties = [flag] } == message)
  }

  @Test(arguments: [
    ("url", "'--view-model url' has no ':'; write it as 'url: String? { get }'"),
    ("url:", "'--view-model url:' says too little; write it as 'url: String? { get }'"),
  ])
  func `a member of the view model that cannot be read is refused`(
    _ flag: String, _ message: String
  ) {
    #expect(refusal { $0.viewModel = [flag] } == message)
  }

  @Test(arguments: [
    (
      "Bookmark",
      "'--model Bookmark' has no ':'; write it as 'Bookmark: name String, url String'"
    ),
    (
      "Bookmark: ",
      "'--model Bookmark: ' says too little; write it as 'Bookmark: name String, url String'"
    ),
    (
      "Bookmark: name",
      "'--model Bookmark: name' is not a model; write it as 'Bookmark: name String, url String'"
    ),
    (
      "Bookmark: name String, url",
      "'--model Bookmark: name String, url' is not a model; "
        + "write it as 'Bookmark: name String, url String'"
    ),
  ])
  func `a model that cannot be read is refused`(_ flag: String, _ message: String) {
    #expect(refusal { $0.models = [flag] } == message)
  }

  @Test(arguments: [
    "", ":write", "save:", "save:read:url", "save:read:http=", "save:read:http=url:x", "save:read:",
  ])
  func `an action that cannot be read is refused`(_ flag: String) {
    #expect(
      refusal { $0.actions = [flag] } == "'--action \(flag)' is not readable; "
        + "write it as 'add-bookmark:write' or 'get-title:read:http=url'")
  }

  @Test func `a login finds its inputs by their names`() throws {
    var draft = ScreenletDraft(name: "Login")
    draft.viewModel = ["userName: String?", "password: String?"]
    draft.actions = ["login:login"]
    #expect(
      try text(draft) == """
        screenlet: Login

        viewModel:
          userName: String?
          password: String?

        actions:
          login:
            kind: login
            delegate: { success: onLoginSuccess, failure: onLoginError }

        themes:
          default: full

        """)
  }

  @Test func `an action that calls a service needs a spec`() {
    #expect(
      refusal { $0.actions = ["save:callback"] }
        == "an action of kind 'callback' calls a service, which flags cannot say; write a spec")
  }

  @Test(arguments: ["flat7:extended", "flat7:child:a:b", "flat7:of:default", "flat7::default"])
  func `a theme that cannot be read is refused`(_ flag: String) {
    #expect(
      refusal { $0.themes = [flag] } == "'--theme \(flag)' is not readable; "
        + "write it as 'flat7:extended:default', 'large:child:default', 'westeros:full' "
        + "or, of a list, 'tiles:full:collection'")
  }

  @Test func `what the spec refuses is reported at its range in the text`() throws {
    var draft = ScreenletDraft(name: "Sample")
    draft.actions = ["save:wrte"]
    #expect(
      Decoding(try draft.text()).printed == """
        Sample.screenlet.yml:5:11: error: unknown kind 'wrte'; did you mean 'write'?
        5 |     kind: wrte
          |           ^~~~

        """)
  }

  @Test func `flags say what a list is`() throws {
    var draft = ScreenletDraft(name: "BookmarkList")
    draft.models = ["Bookmark: name String, url String"]
    draft.properties = ["folderId: Int64 = 0", "unused: Bool"]
    draft.viewModel = ["query: String? { get }"]
    draft.list.model = "Bookmark"
    draft.list.service = "LRBookmarksEntryService_v7"
    draft.list.rows = "getEntriesWithGroupId"
    draft.list.count = "getEntriesCountWithGroupId"
    draft.list.arguments = ["groupId: context.groupId", "folderId: folderId", "name: query"]
    draft.list.rules = ["folderId > 0: Undefined folderId"]
    draft.list.section = "host of url"
    draft.list.offlinePolicy = "cache-first"
    draft.themes = ["tiles:full:collection", "dark:extended:tiles"]
    #expect(
      try text(draft) == """
        screenlet: BookmarkList

        models:
          Bookmark:
            name: String
            url: String

        properties:
          folderId: Int64 = 0
          unused: Bool

        viewModel:
          query: String? { get }

        offlinePolicy: cache-first
        list:
          of: Bookmark
          connector:
            properties:
              folderId: Int64
              query: String
            validate:
              folderId > 0: Undefined folderId
            service: LRBookmarksEntryService_v7
            rows:
              method: getEntriesWithGroupId
              arguments:
                groupId: context.groupId
                folderId: folderId
                name: query
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
          tiles: full, collection
          dark: extended from tiles

        """)
  }

  @Test func `a list needs no more than its model and the call for its rows`() throws {
    var draft = ScreenletDraft(name: "Notes")
    draft.models = ["Note: text String"]
    draft.list.model = "Note"
    draft.list.service = "LRNotesService"
    draft.list.rows = "getNotes"
    draft.list.arguments = ["first: startRow", "afterLast: endRow"]
    #expect(
      try text(draft) == """
        screenlet: Notes

        models:
          Note:
            text: String

        list:
          of: Note
          connector:
            service: LRNotesService
            rows:
              method: getNotes
              arguments:
                first: startRow
                afterLast: endRow
          delegate:
            response: onNotesResponse
            failure: onNotesError
            selected: onNoteSelected

        themes:
          default: full

        """)
  }

  @Test func `the page comes before the order of the rows, as the methods have it`() throws {
    var draft = ScreenletDraft(name: "Notes")
    draft.models = ["Note: text String"]
    draft.list.model = "Note"
    draft.list.service = "LRNotesService"
    draft.list.rows = "getNotes"
    draft.list.arguments = ["groupId: context.groupId", "obc: nil"]
    #expect(
      try text(draft).contains(
        """
              arguments:
                groupId: context.groupId
                start: startRow
                end: endRow
                obc: nil

        """))
  }

  @Test func `flags that describe half a list are refused`() {
    #expect(
      refusal { $0.list.model = "Note" }
        == "'--list Note' needs the call for its rows; add '--service CLASS'")
    #expect(
      refusal {
        $0.list.model = "Note"
        $0.list.service = "LRNotesService"
      } == "'--list Note' needs the call for its rows; add '--rows METHOD'")
    func alone(_ flag: String) -> String {
      "'--\(flag)' describes a list; add '--list MODEL', or write a spec"
    }
    #expect(refusal { $0.list.service = "A" } == alone("service"))
    #expect(refusal { $0.list.rows = "a" } == alone("rows"))
    #expect(refusal { $0.list.count = "a" } == alone("count"))
    #expect(refusal { $0.list.arguments = ["a: b"] } == alone("argument"))
    #expect(refusal { $0.list.rules = ["a > 0: b"] } == alone("validate"))
    #expect(refusal { $0.list.section = "a" } == alone("section"))
    #expect(refusal { $0.list.offlinePolicy = "a" } == alone("offline-policy"))
  }

  @Test func `arguments and rules of a list are pairs`() {
    func list(_ change: @escaping (inout ListDraft) -> Void) -> String {
      refusal {
        $0.list.model = "Note"
        $0.list.service = "LRNotesService"
        $0.list.rows = "getNotes"
        change(&$0.list)
      }
    }
    #expect(
      list { $0.arguments = ["folderId"] }
        == "'--argument folderId' has no ':'; write it as 'folderId: folderId'")
    #expect(
      list { $0.rules = ["folderId > 0"] }
        == "'--validate folderId > 0' has no ':'; write it as 'folderId > 0: Undefined folderId'")
  }
}
