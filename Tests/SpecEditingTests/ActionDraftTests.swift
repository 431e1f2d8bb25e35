import Testing

@testable import SpecEditing

struct ActionDraftTests {
  private func lines(_ change: (inout ActionDraft) -> Void) -> [String] {
    var draft = ActionDraft(name: "add-bookmark", interactor: nil)
    change(&draft)
    do {
      return try draft.entry().lines()
    } catch {
      return [error.message]
    }
  }

  @Test func `an action is custom until flags say more`() {
    #expect(lines { _ in } == ["add-bookmark:", "  kind: custom"])
  }

  @Test func `an action with everything that flags can say`() {
    #expect(
      lines {
        $0.interactor.name = "SaveBookmark"
        $0.interactor.kind = "write"
        $0.interactor.summary = "Saves: it"
        $0.interactor.connector = "AddBookmarkLiferayConnector"
        $0.interactor.inputs = ["folderId", "title"]
        $0.interactor.result = "bookmark: Bookmark"
        $0.updates = ["title: bookmark.name", "url: bookmark.url"]
        $0.delegate = ["success: onBookmarkAdded", "failure: onAddBookmarkError"]
        $0.button = "Save: it"
        $0.progress = ["working: Saving bookmark...", "failure: No: it failed"]
      } == [
        "add-bookmark:", "  summary: 'Saves: it'", "  interactor: SaveBookmark", "  kind: write",
        "  connector: AddBookmark", "  inputs: [folderId, title]",
        "  result: { bookmark: Bookmark }",
        "  updates: { title: bookmark.name, url: bookmark.url }",
        "  delegate: { success: onBookmarkAdded, failure: onAddBookmarkError }",
        "  button: 'Save: it'", "  progress:", "    working: Saving bookmark...",
        "    failure: 'No: it failed'",
      ])
  }

  @Test func `ways to log in make a login, and an action can load by itself`() {
    #expect(
      lines {
        $0.methods = ["email", "oauth2"]
        $0.isAutoLoaded = true
        $0.delegate = ["saved: onCredentialsSaved"]
      } == [
        "add-bookmark:", "  kind: login", "  by: [email, oauth2]", "  autoLoad: yes",
        "  delegate: { saved: onCredentialsSaved }",
      ])
  }

  @Test func `what an action is performed with`() {
    #expect(
      lines { $0.sender = "score: Double" } == [
        "add-bookmark:", "  kind: custom", "  sender: { score: Double }",
      ])
    #expect(
      lines { $0.sender = "score" }
        == ["'--sender score' has no ':'; write it as 'score: Double'"])
  }

  @Test func `a service makes a callback`() {
    #expect(
      lines {
        $0.interactor.service = "LRBookmarksEntryService_v7"
        $0.interactor.method = "deleteEntryWithEntryId"
        $0.interactor.arguments = ["entryId: entryId"]
      } == [
        "add-bookmark:", "  kind: callback", "  service: LRBookmarksEntryService_v7",
        "  method: deleteEntryWithEntryId", "  arguments:", "    entryId: entryId",
      ])
  }

  @Test(arguments: [
    ("text", "parse: text"), ("json", "parse: json"),
    ("json: data.title", "parse: { json: data.title }"),
    ("between: <title>...</title>", "parse: { between: [<title>, </title>] }"),
    ("between: [...]", "parse: { between: ['[', ']'] }"),
    ("between: a......b", "parse: { between: [a, '...b'] }"),
  ])
  func `an address makes a reader, with a parser`(_ flag: String, _ expected: String) {
    #expect(
      lines {
        $0.interactor.connector = "http: url"
        $0.interactor.result = "title: String"
        $0.interactor.parse = flag
      } == [
        "add-bookmark:", "  kind: read", "  connector: { http: url }",
        "  result: { title: String }", "  " + expected,
      ])
  }

  @Test(arguments: [
    ("AddBookmark", "add-bookmark", nil),
    ("AddBookmarkInteractor", "add-bookmark", nil),
    ("URLShortener", "url-shortener", "URLShortener"),
    ("X", "x", nil), ("Interactor", "interactor", nil),
  ])
  func `an interactor's action is named after it`(
    _ interactor: String, _ name: String, _ stated: String?
  ) throws {
    let draft = ActionDraft(interactor: InteractorDraft(name: interactor))
    #expect(draft.name == name)
    #expect(
      try draft.entry().lines() == ["\(name):"]
        + (stated.map { ["  interactor: \($0)"] } ?? []) + ["  kind: custom"])
  }

  @Test(arguments: [
    ("connector", "an action on a connector needs '--kind read' or '--kind write'"),
    (
      "parse",
      "'--parse x: ' says too little; write it as 'json: path.to.member' or 'between: <title>...</title>'"
    ),
    (
      "between",
      "'--parse between: <title>' has no '...' between two texts; write it as 'between: <title>...</title>'"
    ),
    (
      "ends",
      "'--parse between: ...</title>' has no '...' between two texts; write it as 'between: <title>...</title>'"
    ),
    ("result", "'--result Bookmark' has no ':'; write it as 'bookmark: Bookmark'"),
    ("argument", "'--argument a' has no ':'; write it as 'groupId: context.groupId'"),
    ("update", "'--update title' has no ':'; write it as 'title: title'"),
    ("delegate", "'--delegate onAdded' has no ':'; write it as 'success: onBookmarkAdded'"),
    ("twice", "'--delegate' says 'success' twice; remove one"),
    ("progress", "'--progress Saving' has no ':'; write it as 'working: Saving bookmark...'"),
  ])
  func `flags that cannot be read are refused`(_ flag: String, _ message: String) {
    let refused = lines {
      switch flag {
      case "connector": $0.interactor.connector = "AddBookmark"
      case "parse": $0.interactor.parse = "x: "
      case "between": $0.interactor.parse = "between: <title>"
      case "ends": $0.interactor.parse = "between: ...</title>"
      case "result": $0.interactor.result = "Bookmark"
      case "argument": $0.interactor.arguments = ["a"]
      case "update": $0.updates = ["title"]
      case "delegate": $0.delegate = ["onAdded"]
      case "twice": $0.delegate = ["success: a", "success: b"]
      default: $0.progress = ["Saving"]
      }
    }
    #expect(refused == [message])
  }
}
