import SourceText
import Testing

@testable import ScreensGenerator

struct ServiceCheckTests {
  /// What is printed about a connector of two properties that makes a call; `files` are there.
  private func complaints(
    service: String = "LRBookmarksEntryService_v7", _ method: String, _ arguments: String = "{}",
    files: [String] = []
  ) -> String {
    let text = """
      connector: Sample
      properties: { id: Int64, text: String }
      service: \(service)
      method: \(method)
      arguments: \(arguments)

      """
    let generation = Generation(text, named: "Sample.connector.yml") {
      files.contains($0) ? nil : "App/" + $0
    }
    #expect((generation.output == nil) == generation.diagnostics.hasErrors)
    return generation.printed
  }

  @Test func `a service that the runtime has`() {
    #expect(complaints("getEntryWithEntryId", "{ entryId: id }") == "")
    #expect(complaints("getEntry", "{ withEntryId: id }") == "")
    #expect(
      complaints(
        "getEntriesWithGroupId",
        "{ groupId: id, folderId: id, start: '0', end: '9', orderByComparator: nil }") == "")
    #expect(complaints(service: "LRUserService_v7", "getCurrentUser") == "")
    for spelling in ["LRScreensRatingsEntryService_v70", "LRScreensratingsentryService_v70"] {
      #expect(
        complaints(
          service: spelling, "getRatingsEntriesWithAssetEntryId",
          "{ assetEntryId: id, ratingsLength: '5' }") == "")
    }
  }

  // MARK: Services

  @Test func `a service that the runtime lacks is to be written, and the output is made`() {
    #expect(
      complaints(
        service: "LRJournalArticleService_v7", "getArticlesWithGroupId",
        "{ groupId: id, folderId: id }") == """
          Sample.connector.yml:3:10: warning: the runtime has no service \
          'LRJournalArticleService_v7'; what is generated compiles once \
          'App/Services/LRJournalArticleService_v7.swift' has the class, with \
          'getArticlesWithGroupId(_:folderId:)'
          3 | service: LRJournalArticleService_v7
            |          ^~~~~~~~~~~~~~~~~~~~~~~~~~

          """)
  }

  @Test func `a call that no portal takes is an error, though the runtime lacks the service`() {
    #expect(
      complaints(service: "LRJournalArticleService_v7", "getArticlesWithGroupid") == """
        Sample.connector.yml:4:9: error: 'LRJournalArticleService_v7' has no method \
        'getArticlesWithGroupid'; did you mean 'getArticlesWithGroupId'?
        4 | method: getArticlesWithGroupid
          |         ^~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(service: "LRJournalArticleService_v7", "fetchEverything") == """
        Sample.connector.yml:4:9: error: 'LRJournalArticleService_v7' has no method \
        'fetchEverything'; 'screens-gen service show LRJournalArticleService_v7' lists those it has
        4 | method: fetchEverything
          |         ^~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        service: "LRJournalArticleService_v7", "getArticlesWithGroupId",
        "{ groupId: id, folderid: id }") == """
          Sample.connector.yml:5:27: error: 'getArticlesWithGroupId' has no argument 'folderid'; \
          did you mean 'folderId'?
          5 | arguments: { groupId: id, folderid: id }
            |                           ^~~~~~~~

          """)
  }

  @Test func `a service that the module has is checked by nobody but the compiler`() {
    #expect(
      complaints(
        service: "LRJournalArticleService_v7", "fetchEverything",
        files: ["Services/LRJournalArticleService_v7.swift"]) == "")
  }

  @Test func `a misspelt service of any portal`() {
    #expect(
      complaints(service: "LRBlogEntryService_v7", "getEntryWithEntryId", "{ entryId: id }") == """
        Sample.connector.yml:3:10: error: there is no service 'LRBlogEntryService_v7'; did you \
        mean 'LRBlogsEntryService_v7'?
        3 | service: LRBlogEntryService_v7
          |          ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a service that the module has is not missed`() {
    #expect(
      complaints(
        service: "LRJournalArticleService_v7", "getArticlesWithGroupId", "{ groupId: id }",
        files: ["Services/LRJournalArticleService_v7.swift"]) == "")
  }

  @Test(arguments: [
    "LRBookmarksEntryService_v62", "LRBookmarksEntryService_v71", "LRBookmarksEntryService",
  ])
  func `a service of another version is another service`(_ name: String) {
    #expect(
      complaints(service: name, "getEntryWithEntryId", "{ entryId: id }") == """
        Sample.connector.yml:3:10: warning: the runtime has no service '\(name)', only \
        'LRBookmarksEntryService_v7'; what is generated compiles once \
        'App/Services/\(name).swift' has the class, with 'getEntryWithEntryId(_:)'
        3 | service: \(name)
          |          ^\(String(repeating: "~", count: name.count - 1))

        """)
  }

  @Test(arguments: [
    ("LRBookmarkEntryService_v7", "LRBookmarksEntryService_v7"),
    ("LRBookmarksentryService_v7", "LRBookmarksEntryService_v7"),
    ("LRUsreService_v7", "LRUserService_v7"),
    ("LRDLAppService_7", "LRDLAppService_v7"),
    ("LRScreensRatingEntryService_v70", "LRScreensRatingsEntryService_v70"),
  ])
  func `a misspelt service is an error`(_ name: String, _ meant: String) {
    #expect(
      complaints(service: name, "any") == """
        Sample.connector.yml:3:10: error: there is no service '\(name)'; did you mean \
        '\(meant)'?
        3 | service: \(name)
          |          ^\(String(repeating: "~", count: name.count - 1))

        """)
  }

  /// Services that Liferay has, with names near to those of the runtime.
  @Test(arguments: [
    "LRAppService_v7", "LRRoleService_v7", "LRTeamService_v7", "LRUserGroupService_v7",
    "LRUserService_v73", "LRScreensRatingEntryService_v72", "LRScreenscommentService_v70",
  ])
  func `a service with a name of its own is not taken for a misspelt one`(_ name: String) {
    #expect(!complaints(service: name, "any").contains("did you mean"))
  }

  @Test func `a service is missed once, with all that is called of it`() {
    let text = """
      screenlet: Sample
      models: { Article: { title: String } }
      properties: { id: Int64 = 0 }
      connectors:
        Add: { service: LRArticleService, method: add, arguments: { title: nil } }
        Count: { service: LRArticleService, method: count }
      actions:
        recount: { kind: callback, service: LRArticleService, method: count }
      list:
        of: Article
        connector:
          service: LRArticleService
          rows: { method: getAll, arguments: { start: startRow, end: endRow } }
          count: count

      """
    #expect(
      Generation(text) { $0 }.printed == """
        Sample.screenlet.yml:5:19: warning: the runtime has no service 'LRArticleService'; what is \
        generated compiles once 'Services/LRArticleService.swift' has the class, with \
        'add(title:)', 'count()', 'getAll(start:end:)'
        5 |   Add: { service: LRArticleService, method: add, arguments: { title: nil } }
          |                   ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `what an interactor alone calls is looked at`() {
    let text = """
      interactor: Sample
      kind: callback
      properties: { id: Int64 }
      service: LRUserService_v7
      method: getUserById
      arguments: { userId: id }

      """
    #expect(
      Generation(text, named: "Sample.interactor.yml") { $0 }.printed == """
        Sample.interactor.yml:5:9: error: 'getUserById' of 'LRUserService_v7' takes other \
        arguments; did you mean 'getUserByIdWithUserId'?
        5 | method: getUserById
          |         ^~~~~~~~~~~

        """)
  }

  // MARK: Methods

  @Test func `a method that the runtime lacks is to be written`() {
    let call = "{ entryId: id, parentFolderId: id }"
    #expect(
      complaints("moveEntryWithEntryId", call) == """
        Sample.connector.yml:4:9: warning: 'LRBookmarksEntryService_v7' of the runtime has no \
        method 'moveEntryWithEntryId(_:parentFolderId:)'; what is generated compiles once \
        'App/Services/LRBookmarksEntryService_v7+moveEntryWithEntryId.swift' has it, in an extension
        4 | method: moveEntryWithEntryId
          |         ^~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        "moveEntryWithEntryId", call,
        files: ["Services/LRBookmarksEntryService_v7+moveEntryWithEntryId.swift"]) == "")
  }

  @Test(arguments: [
    ("addEntryWithGruopId", "addEntryWithGroupId"), ("getEntriescount", "getEntriesCount"),
    ("getEntryWithEntryID", "getEntryWithEntryId"), ("delteEntry", "deleteEntry"),
  ])
  func `a misspelt method is an error`(_ name: String, _ meant: String) {
    #expect(
      complaints(name) == """
        Sample.connector.yml:4:9: error: 'LRBookmarksEntryService_v7' has no method '\(name)'; \
        did you mean '\(meant)'?
        4 | method: \(name)
          |         ^\(String(repeating: "~", count: name.count - 1))

        """)
  }

  /// Methods that Liferay has, with names near to those of the runtime.
  @Test(arguments: [
    "openEntryWithEntryId", "updateEntryWithEntryId", "moveEntry", "getGroupEntriesWithGroupId",
  ])
  func `a method with a name of its own is not taken for a misspelt one`(_ name: String) {
    #expect(complaints(name).contains(": warning: "))
  }

  @Test func `a method by half of its name`() {
    #expect(
      complaints(
        "addEntry",
        "{ groupId: id, folderId: id, name: text, url: text, description: nil, "
          + "serviceContext: nil }") == """
          Sample.connector.yml:4:9: error: 'addEntry' of 'LRBookmarksEntryService_v7' takes other \
          arguments; did you mean 'addEntryWithGroupId'?
          4 | method: addEntry
            |         ^~~~~~~~

          """)
  }

  // MARK: Arguments

  @Test func `misspelt arguments are errors`() {
    #expect(
      complaints("getEntriesCountWithGroupId", "{ groupID: id, folder: id }") == """
        Sample.connector.yml:5:14: error: 'getEntriesCountWithGroupId' has no argument 'groupID'; \
        did you mean 'groupId'?
        5 | arguments: { groupID: id, folder: id }
          |              ^~~~~~~
        Sample.connector.yml:5:27: error: 'getEntriesCountWithGroupId' has no argument 'folder'; \
        did you mean 'folderId'?
        5 | arguments: { groupID: id, folder: id }
          |                           ^~~~~~

        """)
  }

  @Test func `arguments in another order are an error`() {
    #expect(
      complaints("getEntriesCountWithGroupId", "{ folderId: id, groupId: id }") == """
        Sample.connector.yml:4:9: error: 'getEntriesCountWithGroupId' takes its arguments in \
        another order; write 'groupId', 'folderId'
        4 | method: getEntriesCountWithGroupId
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `arguments that are left out are an error`() {
    #expect(
      complaints(
        "addEntryWithGroupId", "{ groupId: id, folderId: id, name: text, url: text }") == """
          Sample.connector.yml:4:9: error: 'addEntryWithGroupId' also takes 'description', \
          'serviceContext'; add them
          4 | method: addEntryWithGroupId
            |         ^~~~~~~~~~~~~~~~~~~

          """)
  }

  @Test func `arguments too many are an error`() {
    #expect(
      complaints("getEntryWithEntryId", "{ entryId: id, groupId: id }") == """
        Sample.connector.yml:4:9: error: 'getEntryWithEntryId' takes no 'groupId'; remove it
        4 | method: getEntryWithEntryId
          |         ^~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `other arguments are those of a method to be written`() {
    let call = "{ entryId: id, version: '1' }"
    let arguments = "{ groupId: id, tag: text }"
    #expect(
      complaints("getEntriesCountWithGroupId", arguments) == """
        Sample.connector.yml:4:9: warning: 'getEntriesCountWithGroupId' of the runtime takes \
        'groupId', 'folderId'; with these arguments what is generated compiles once \
        'App/Services/LRBookmarksEntryService_v7+getEntriesCountWithGroupId.swift' has such a \
        method, in an extension
        4 | method: getEntriesCountWithGroupId
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        "getEntryWithEntryId", call,
        files: ["Services/LRBookmarksEntryService_v7+getEntryWithEntryId.swift"]) == "")
  }
}
