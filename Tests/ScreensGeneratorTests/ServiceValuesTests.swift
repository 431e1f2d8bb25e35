import Testing

@testable import ScreensGenerator

struct ServiceValuesTests: ServiceTests {
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
        Sample.connector.yml:6:19: error: '\(method)' answers \(message) \
        wherever that result is declared
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
