import SourceText
import Testing

@testable import ScreensGenerator

struct ServiceCheckTests {
  /// What is printed about a connector of several properties that makes a call; `files` are there.
  private func complaints(
    service: String = "LRBookmarksEntryService_v7", _ method: String, _ arguments: String = "{}",
    result: String? = nil, files: [String] = []
  ) -> String {
    let text = """
      connector: Sample
      properties: { id: Int64, text: String, maybe: Int64?, photo: Data, tags: '[String]' }
      service: \(service)
      method: \(method)
      arguments: \(arguments)
      \(result.map { "result: { answer: \($0) }" } ?? "")

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
        'screens-gen service list' lists those there are, a class of your own goes into \
        'App/Services/LRTidesService_v7.swift', or into a module that 'imports' names
        3 | service: LRTidesService_v7
          |          ^~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a service that the module has is checked by nobody but the compiler`() {
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
        'screens-gen service list' lists those there are, a class of your own goes into \
        'Services/LRTidesService.swift', or into a module that 'imports' names
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
        those it has
        4 | method: archiveEntryWithEntryId
          |         ^~~~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      complaints(
        "archiveEntryWithEntryId", "{ entryId: id }",
        files: ["Services/LRBookmarksEntryService_v7+archiveEntryWithEntryId.swift"]) == "")
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

  @Test func `an argument that is left out and can be nil is an error that says so`() {
    #expect(
      complaints(
        "addEntryWithGroupId",
        "{ groupId: id, folderId: id, name: text, url: text, description: text }") == """
          Sample.connector.yml:4:9: error: 'addEntryWithGroupId' also takes 'serviceContext'; add \
          it, or 'serviceContext: nil'
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
        Sample.connector.yml:4:9: error: 'getEntriesCountWithGroupId' takes 'groupId', 'folderId'; \
        write these arguments
        4 | method: getEntriesCountWithGroupId
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  // MARK: Types

  @Test(arguments: [
    (
      "text",
      "'text' is 'String' but 'entryId' of 'getEntryWithEntryId' is 'Int64'; "
        + "pass a whole number or a property of that type"
    ),
    (
      "maybe",
      "'maybe' may be missing but 'entryId' of 'getEntryWithEntryId' is 'Int64'; "
        + "make the property non-optional"
    ),
    (
      "nil",
      "'entryId' of 'getEntryWithEntryId' is 'Int64', which cannot be 'nil'; "
        + "pass a whole number or a property of that type"
    ),
    (
      "'\"1\"'",
      "'\"1\"' does not fit: 'entryId' of 'getEntryWithEntryId' is 'Int64'; "
        + "pass a whole number or a property of that type"
    ),
    (
      "context.server",
      "'context.server' is 'String' but 'entryId' of 'getEntryWithEntryId' is "
        + "'Int64'; pass a whole number or a property of that type"
    ),
    (
      "{ id: id }",
      "'entryId' of 'getEntryWithEntryId' is 'Int64', not an object; "
        + "pass a whole number or a property of that type"
    ),
  ])
  func `a value of another type`(_ value: String, _ message: String) {
    #expect(
      complaints("getEntryWithEntryId", "{ entryId: \(value) }") == """
        Sample.connector.yml:5:23: error: \(message)
        5 | arguments: { entryId: \(value) }
          |                       ^\(String(repeating: "~", count: value.count - 1))

        """)
  }

  @Test func `a number out of range`() {
    let call = "{ groupId: id, folderId: id, start: '3000000000', end: '9' }"
    #expect(
      complaints("getEntriesWithGroupId", call) == """
        Sample.connector.yml:5:48: error: '3_000_000_000' does not fit: 'start' of \
        'getEntriesWithGroupId' is 'Int32'; pass a whole number or a property of that type
        5 | arguments: { groupId: id, folderId: id, start: '3000000000', end: '9' }
          |                                                ^~~~~~~~~~~~

        """)
  }

  @Test func `an object without the class that the server would need`() {
    let call = "{ groupId: id, folderId: id, start: '0', end: '9', orderByComparator: { a: true } }"
    #expect(
      complaints("getEntriesWithGroupId", call) == """
        Sample.connector.yml:5:82: error: the server cannot make 'orderByComparator' of \
        'getEntriesWithGroupId' without a class; name one, as in \
        '{ class: com.liferay.bookmarks.util.comparator.EntryURLComparator }', or pass 'nil'
        5 | arguments: \(call)
          |                                                                                  ^~~~~~~~~~~

        """)
  }

  @Test func `the class of another version of Liferay`() {
    let call = """
      { repositoryId: id, parentFolderId: id, name: text, description: nil, \
      serviceContext: { class: com.liferay.portal.service.ServiceContext } }
      """
    #expect(
      complaints(service: "LRDLAppService_v7", "addFolderWithRepositoryId", call).contains(
        """
        error: 'com.liferay.portal.service.ServiceContext' does not fit: 'serviceContext' of \
        'addFolderWithRepositoryId' is 'com.liferay.portal.kernel.service.ServiceContext'; \
        write that

        """))
  }

  @Test func `a mapping for a map is sent as one, and has no class`() {
    let service = "LRAssetVocabularyService_v7"
    let method = "addVocabularyWithGroupId"
    func call(_ map: String) -> String {
      "{ groupId: id, title: text, titleMap: \(map), descriptionMap: nil, settings: nil, "
        + "serviceContext: {} }"
    }
    #expect(complaints(service: service, method, call("{ en_US: text }")) == "")
    #expect(
      complaints(service: service, method, call("{ class: a.B, en_US: text }")).contains(
        "error: 'titleMap' of 'addVocabularyWithGroupId' is a map, not an object of a class; "
          + "remove 'class'\n"))
    #expect(
      complaints(service: service, method, call("tags")).contains(
        "error: 'tags' is '[String]' but 'titleMap' of 'addVocabularyWithGroupId' is "
          + "'[String: Any]'; pass a mapping as in '{ en_US: title }', a property of that type "
          + "or 'nil'\n"))
  }

  @Test func `a file is its bytes, its name and its type`() {
    func call(_ file: String) -> String {
      "{ repositoryId: id, folderId: id, sourceFileName: text, mimeType: text, title: text, "
        + "description: nil, changeLog: nil, file: \(file), serviceContext: nil }"
    }
    func complaints(_ file: String) -> String {
      self.complaints(
        service: "LRDLAppService_v7", "addFileEntryWithRepositoryId", call(file))
    }
    #expect(complaints("nil") == "")
    #expect(complaints("{ data: photo, fileName: text, mimeType: '\"image/png\"' }") == "")
    for wrong in ["photo", "{ data: text, fileName: text, mimeType: text }", "{ data: photo }"] {
      #expect(
        complaints(wrong).contains(
          "'file' of 'addFileEntryWithRepositoryId' is a file; "
            + "pass '{ data: photo, fileName: name, mimeType: type }' or 'nil'\n"), "\(wrong)")
    }
  }

  // MARK: Answers

  @Test(arguments: [
    (
      "getEntryWithEntryId", "Int",
      "an object, which is not 'Int'; write a model or "
        + "'[String: Any]'"
    ),
    (
      "getEntryWithEntryId", "'[String]'",
      "an object, which is not '[String]'; write a model or "
        + "'[String: Any]'"
    ),
    (
      "getEntriesWithGroupId", "'[String: Any]'",
      "a list, which is not '[String: Any]'; write a "
        + "list, as in '[Bookmark]' or '[[String: Any]]'"
    ),
    (
      "getEntriesCountWithGroupId", "String",
      "a number, which is not 'String'; write 'Int', "
        + "'Int32', 'Int64', 'Float' or 'Double'"
    ),
  ])
  func `a result of another kind`(_ method: String, _ type: String, _ message: String) {
    let arguments = [
      "getEntryWithEntryId": "{ entryId: id }",
      "getEntriesWithGroupId": "{ groupId: id, folderId: id, start: '0', end: '9' }",
      "getEntriesCountWithGroupId": "{ groupId: id, folderId: id }",
    ]
    #expect(
      complaints(method, arguments[method] ?? "", result: type) == """
        Sample.connector.yml:6:19: error: '\(method)' answers \(message)
        6 | result: { answer: \(type) }
          |                   ^\(String(repeating: "~", count: type.count - 1))

        """)
  }

  @Test func `a result of a method that answers nothing`() {
    #expect(
      complaints("deleteEntryWithEntryId", "{ entryId: id }", result: "'[String: Any]'") == """
        Sample.connector.yml:6:11: error: 'deleteEntryWithEntryId' answers nothing; remove the \
        result
        6 | result: { answer: '[String: Any]' }
          |           ^~~~~~

        """)
  }

  /// What is printed about a list with these calls.
  private func complaints(rows: String, count: String) -> String {
    let text = """
      screenlet: Sample
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        connector:
          properties: {}
          service: LRBookmarksEntryService_v7
          rows: \(rows)
          count: \(count)

      """
    return Generation(text) { $0 }.printed
  }

  private func rows(_ page: String) -> String {
    "{ method: getEntriesWithGroupId, arguments: { groupId: '1', folderId: '0', \(page) } }"
  }

  @Test func `rows and counts of other kinds`() {
    let rows = "{ method: searchWithGroupId, arguments: { groupId: '1', creatorUserId: '1', "
    let printed = complaints(
      rows: rows + "status: '0', start: startRow, end: endRow } }",
      count: "{ method: getEntryWithEntryId, arguments: { entryId: '1' } }")
    let messages = printed.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      messages == [
        "Sample.screenlet.yml:8:21: error: 'searchWithGroupId' answers an object; 'rows' needs a "
          + "method that answers a list",
        "Sample.screenlet.yml:9:22: error: 'getEntryWithEntryId' answers an object; 'count' needs "
          + "a method that answers a number",
      ])
  }

  @Test(arguments: [
    (
      "start: endRow, end: startRow",
      "the first and the last row are swapped; "
        + "write 'start: startRow, end: endRow'"
    ),
    (
      "start: '0', end: endRow",
      "'start' would be the same for every page; "
        + "write 'start: startRow'"
    ),
    ("start: startRow, end: '20'", "'end' would be the same for every page; write 'end: endRow'"),
    (
      "start: startRow",
      "the call does not say where a page ends; pass 'endRow' as well, as in "
        + "'{ start: startRow, end: endRow }'"
    ),
  ])
  func `rows that are not those of the page`(_ page: String, _ message: String) {
    let printed = complaints(rows: rows(page), count: "getEntriesCountWithGroupId")
    #expect(printed.contains("error: \(message)\n"), "\(printed)")
  }
}
