import Testing

@testable import ScreensGenerator

struct ServiceCheckTests: ServiceTests {
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

  @Test func `a service of a portal comes with what calls it`() {
    #expect(
      complaints(
        service: "LRJournalArticleService_v7", "getArticlesWithGroupId",
        "{ groupId: id, folderId: id }") == "")
  }

  @Test func `a service that no portal has`() {
    #expect(
      complaints(service: "LRTidesService_v7", "getTide") == """
        Sample.connector.yml:3:10: error: no portal has a service 'LRTidesService_v7'; \
        add what your server offers with 'screens-gen service add', write 'service: { path: \
        /context.service/method }', or put a class into \
        'App/Services/LRTidesService_v7.swift' or into a module that 'imports' names
        3 | service: LRTidesService_v7
          |          ^~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a service of the module whose methods are not known is left to the compiler`() {
    for service in ["LRTidesService_v7", "LRJournalArticleService_v7"] {
      #expect(
        complaints(
          service: service, "fetchEverything", files: ["Services/\(service).swift"]) == "")
    }
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

  @Test(arguments: [
    ("LRBookmarkEntryService_v7", "LRBookmarksEntryService_v7"),
    ("LRBookmarksentryService_v7", "LRBookmarksEntryService_v7"),
    ("LRBookmarksEntryService", "LRBookmarksEntryService_v62"),
    ("LRUsreService_v7", "LRUserService_v7"),
    ("LRDLAppService_7", "LRDLAppService_v7"),
    ("LRScreensRatingEntryService_v70", "LRScreensRatingsEntryService_v70"),
    ("LRScreensCommentService_v70", "LRScreenscommentService_v70"),
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
    "LRUserService_v73", "LRBookmarksEntryService_v62", "LRScreenscommentService_v70",
  ])
  func `a service with a name of its own is not taken for a misspelt one`(_ name: String) {
    #expect(complaints(service: name, "any").contains("'\(name)' has no method 'any'"))
  }

  @Test func `a service that nobody knows is reported once`() {
    let text = """
      screenlet: Sample
      models: { Article: { title: String } }
      properties: { id: Int64 = 0 }
      connectors:
        Add: { service: LRTidesService, method: add, arguments: { title: nil } }
        Count: { service: LRTidesService, method: count }
      actions:
        recount: { kind: callback, service: LRTidesService, method: count }
      list:
        of: Article
        connector:
          service: LRTidesService
          rows: { method: getAll, arguments: { start: startRow, end: endRow } }
          count: count

      """
    #expect(
      Generation(text) { $0 }.printed == """
        Sample.screenlet.yml:5:19: error: no portal has a service 'LRTidesService'; \
        add what your server offers with 'screens-gen service add', write 'service: { path: \
        /context.service/method }', or put a class into \
        'Services/LRTidesService.swift' or into a module that 'imports' names
        5 |   Add: { service: LRTidesService, method: add, arguments: { title: nil } }
          |                   ^~~~~~~~~~~~~~

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

  @Test func `a method of a portal that the runtime lacks comes with what calls it`() {
    #expect(complaints("moveEntryWithEntryId", "{ entryId: id, parentFolderId: id }") == "")
  }

  @Test func `a method that no portal has`() {
    #expect(
      complaints("archiveEntryWithEntryId", "{ entryId: id }") == """
        Sample.connector.yml:4:9: error: 'LRBookmarksEntryService_v7' has no method \
        'archiveEntryWithEntryId'; 'screens-gen service show LRBookmarksEntryService_v7' lists \
        those it has, 'screens-gen service add' adds those of your server, and one of your own \
        is called if it is in \
        'App/Services/LRBookmarksEntryService_v7+archiveEntryWithEntryId.swift'
        4 | method: archiveEntryWithEntryId
          |         ^~~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        "archiveEntryWithEntryId", "{ entryId: id }",
        files: ["Services/LRBookmarksEntryService_v7+archiveEntryWithEntryId.swift"]) == "")
  }

  @Test func `a class of the module's own that is called as one of Liferay's`() {
    #expect(
      complaints(service: "LRContactService_v7", "fetchFriends", "{ userId: id }") == """
        Sample.connector.yml:4:9: error: 'LRContactService_v7' has no method 'fetchFriends'; \
        'screens-gen service show LRContactService_v7' lists those it has, \
        'screens-gen service add' adds those of your server, and one of your own is called if it \
        is in 'App/Services/LRContactService_v7.swift'
        4 | method: fetchFriends
          |         ^~~~~~~~~~~~

        """)
    #expect(
      complaints(
        service: "LRContactService_v7", "fetchFriends", "{ userId: id }",
        files: ["Services/LRContactService_v7.swift"]) == "")
  }

  @Test(arguments: [
    ("getGroupEntrysWithGroupId", "getGroupEntriesWithGroupId"),
    ("getEntriesOrderByComparatorWithGroupId", nil),
  ])
  func `a method is also known by its words`(_ name: String, _ meant: String?) {
    let complaints = complaints(name, "{ groupId: id }")
    #expect(complaints.contains("has no method '\(name)'; "))
    #expect(complaints.contains("did you mean '\(meant ?? "")'?") == (meant != nil))
  }

  @Test func `a service is known without what the Mobile SDK adds to its name`() {
    let hint = "'BookmarksEntryService'; did you mean 'LRBookmarksEntryService_v"
    #expect(complaints(service: "BookmarksEntryService", "any").contains(hint))
  }

  @Test(arguments: [
    ("LRMBCategoriesService_v7", "LRMBCategoryService_v7"),
    ("LRWikiPageService_v63", "LRWikiPageService_v73"),
    ("LRPageService_v62", "LRWikiPageService_v62"), ("LRTidesService_v7", nil),
  ])
  func `a service is also known by its words, and in another version`(
    _ name: String, _ meant: String?
  ) {
    let complaints = complaints(service: name, "any")
    #expect(complaints.contains("no portal has a service '\(name)'; "))
    let hint = "did you mean '\(meant ?? "")'? if not, add what your server offers"
    #expect(complaints.contains(hint) == (meant != nil))
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

  @Test(arguments: [
    ("getEntry(withEntryId:)", "getEntryWithEntryId"), ("get-entry", "getEntryWithEntryId"),
    ("getEntryWithEntryId:", "getEntryWithEntryId"),
    ("getEntryWithEntryId(_:)", "getEntryWithEntryId"),
    ("/bookmarks.bookmarksentry/get-entry", "getEntryWithEntryId"),
  ])
  func `another spelling leads to the method`(_ name: String, _ meant: String) {
    #expect(
      complaints("'\(name)'", "{ entryId: id }") == """
        Sample.connector.yml:4:9: error: '\(name)' is not the name of a method in the Mobile SDK; \
        write '\(meant)', and what it takes under 'arguments'
        4 | method: '\(name)'
          |         ^\(String(repeating: "~", count: name.count + 1))

        """)
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

  @Test func `a label in the other spelling of the method`() {
    #expect(
      complaints("getEntryWithEntryId", "{ withEntryId: id }") == """
        Sample.connector.yml:5:14: error: 'getEntryWithEntryId' has no argument 'withEntryId'; did \
        you mean 'entryId'?
        5 | arguments: { withEntryId: id }
          |              ^~~~~~~~~~~

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
        another order; write 'arguments: { groupId: id, folderId: id }'
        4 | method: getEntriesCountWithGroupId
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `arguments that are left out are an error`() {
    #expect(
      complaints(
        "addEntryWithGroupId", "{ groupId: id, folderId: id, name: text, url: text }") == """
          Sample.connector.yml:4:9: error: 'addEntryWithGroupId' also takes 'description', \
          'serviceContext'; write 'arguments: { groupId: id, folderId: id, name: text, url: text, \
          description: nil, serviceContext: nil }'
          4 | method: addEntryWithGroupId
            |         ^~~~~~~~~~~~~~~~~~~

          """)
  }

  @Test func `an argument that is left out and can be nil is an error that says so`() {
    #expect(
      complaints(
        "addEntryWithGroupId",
        "{ groupId: id, folderId: id, name: text, url: text, description: text }") == """
          Sample.connector.yml:4:9: error: 'addEntryWithGroupId' also takes 'serviceContext'; write \
          'arguments: { groupId: id, folderId: id, name: text, url: text, description: text, \
          serviceContext: nil }'
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

  @Test func `arguments of no overload`() {
    #expect(
      complaints("getEntriesCountWithGroupId", "{ groupId: id, tag: text }") == """
        Sample.connector.yml:4:9: error: 'getEntriesCountWithGroupId' takes other arguments; write \
        'arguments: { groupId: id, folderId: 0 }'
        4 | method: getEntriesCountWithGroupId
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }
}
