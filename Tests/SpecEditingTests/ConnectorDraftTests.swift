import Testing

@testable import SpecEditing

struct ConnectorDraftTests {
  /// The text of the spec, which has no errors.
  private func text(_ name: String, _ change: (inout ConnectorDraft) -> Void) throws -> String {
    var draft = ConnectorDraft(name: name)
    change(&draft)
    let text = try draft.text()
    #expect(Decoding(text, named: "Sample.connector.yml").printed == "")
    return text
  }

  private func refusal(_ change: (inout ConnectorDraft) -> Void) -> String {
    var draft = ConnectorDraft(name: "Sample")
    change(&draft)
    do {
      return try draft.text()
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("AddBookmark", "AddBookmark"), ("AddBookmarkLiferayConnector", "AddBookmark"),
    ("AddBookmarkConnector", "AddBookmark"), ("Connector", "Connector"),
    ("LiferayConnector", "Liferay"),
  ])
  func `the name of the class is taken for the name`(_ name: String, _ expected: String) {
    #expect(ConnectorDraft(name: name).name == expected)
  }

  @Test func `a name alone is a connector to fill in`() throws {
    #expect(try text("Work") { _ in } == "connector: Work\nkind: custom\n")
  }

  @Test func `a service makes a liferay connector`() throws {
    #expect(
      try text("AddBookmark") {
        $0.summary = "Adds: a bookmark"
        $0.properties = ["folderId: Int64", "title: String", "ids: [Int64]"]
        $0.rules = [
          "folderId > 0: Undefined folderId", "title is not empty: say: something",
          "title != \"a:b\": not \"that\"",
        ]
        $0.ownKeys["service"] = ["LRBookmarksEntryService_v7"]
        $0.ownKeys["method"] = ["addEntryWithGroupId"]
        $0.ownKeys["arguments"] = [
          "groupId: context.groupId", "name: title", "description: \"a: b\"",
        ]
        $0.ownKeys["result"] = ["entry: [String: Any]"]
      } == """
        connector: AddBookmark
        kind: liferay
        summary: 'Adds: a bookmark'
        properties:
          folderId: Int64
          title: String
          ids: '[Int64]'
        validate:
          folderId > 0: Undefined folderId
          title is not empty: 'say: something'
          title != "a:b": not "that"
        service: LRBookmarksEntryService_v7
        method: addEntryWithGroupId
        arguments:
          groupId: context.groupId
          name: title
          description: '"a: b"'
        result: { entry: '[String: Any]' }

        """)
  }

  @Test func `an address makes an http connector`() throws {
    #expect(
      try text("Search") {
        $0.properties = ["query: String"]
        $0.ownKeys["url"] = ["https://example.com/?q={query}&x=#y"]
      } == """
        connector: Search
        kind: http
        properties:
          query: String
        url: https://example.com/?q={query}&x=#y

        """)
  }

  @Test func `a path makes a rest connector`() throws {
    #expect(
      try text("Find") {
        $0.properties = ["keyword: String?"]
        $0.ownKeys["result"] = ["page: [String: Any]"]
        $0.ownKeys["query"] = ["search: keyword", "sort: \"title:asc\""]
        $0.ownKeys["path"] = ["/o/postings"]
      } == """
        connector: Find
        kind: rest
        properties:
          keyword: String?
        path: /o/postings
        query:
          search: keyword
          sort: '"title:asc"'
        result: { page: '[String: Any]' }

        """)
  }

  @Test func `a kind that is given is taken`() throws {
    #expect(try text("Work") { $0.kind = "custom" } == "connector: Work\nkind: custom\n")
  }

  @Test func `an entry of another spec is the same, one step in`() throws {
    var draft = ConnectorDraft(name: "Work")
    draft.properties = ["a: Int"]
    draft.ownKeys["result"] = ["entry: Int"]
    #expect(
      try draft.entry().lines() == [
        "Work:", "  kind: custom", "  properties:", "    a: Int", "  result: { entry: Int }",
      ])
  }

  @Test func `flags that cannot be read are refused`() {
    #expect(
      refusal { $0.properties = ["a"] }
        == "'--property a' has no ':'; write it as 'folderId: Int64'")
    #expect(
      refusal { $0.properties = ["a:"] }
        == "'--property a:' says too little; write it as 'folderId: Int64'")
    #expect(
      refusal { $0.rules = ["a > 0"] }
        == "'--validate a > 0' has no ':'; write it as 'folderId > 0: Undefined folderId'")
    #expect(
      refusal { $0.rules = [":x"] }
        == "'--validate :x' says too little; write it as 'folderId > 0: Undefined folderId'")
    #expect(
      refusal { $0.ownKeys["arguments"] = ["groupId"] }
        == "'--argument groupId' has no ':'; write it as 'groupId: context.groupId'")
    #expect(
      refusal { $0.properties = ["a: Int", "a: String"] }
        == "'--property' says 'a' twice; remove one")
    #expect(
      refusal { $0.ownKeys["result"] = ["Bookmark"] }
        == "'--result Bookmark' has no ':'; write it as 'bookmarkInfo: Bookmark'")
  }
}
