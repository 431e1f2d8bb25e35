import Regeneration
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
    let value = "{ class: com.liferay.portal.service.ServiceContext }"
    #expect(
      complaints(
        service: "LRMBBanService_v7", "addBanWithBanUserId",
        "{ banUserId: id, serviceContext: \(value) }") == """
          Sample.connector.yml:5:45: error: 'com.liferay.portal.service.ServiceContext' does not fit: \
          'serviceContext' of 'addBanWithBanUserId' is \
          'com.liferay.portal.kernel.service.ServiceContext'; write that
          5 | arguments: { banUserId: id, serviceContext: \(value) }
            |                                             ^\(String(repeating: "~", count: value.count - 1))

          """)
  }

  @Test func `a mapping for a map is sent as one`() throws {
    let text = """
      connector: Sample
      properties: { id: Int64, text: String }
      service: LRAssetVocabularyService_v7
      method: addVocabularyWithGroupId
      arguments:
        groupId: id
        title: text
        titleMap: { en_US: text }
        descriptionMap: nil
        settings: nil
        serviceContext: nil

      """
    let files = try #require(Generation(text, named: "Sample.connector.yml") { $0 }.output)
      .files
    let connector = try #require(files["Connectors/SampleLiferayConnector.swift"])
    #expect(connector.contains("titleMap: [\"en_US\": text],"))
  }

  @Test(arguments: [
    (
      "{ class: a.B }",
      "'params' of 'searchCountWithCompanyId' is a map, not an object of a class; remove 'class'"
    ),
    (
      "tags",
      "'tags' is '[String]' but 'params' of 'searchCountWithCompanyId' is '[String: Any]'; "
        + "pass a mapping as in '{ en_US: title }', a property of that type or 'nil'"
    ),
    (
      "'\"a\"'",
      "'\"a\"' does not fit: 'params' of 'searchCountWithCompanyId' is '[String: Any]'; "
        + "pass a mapping as in '{ en_US: title }', a property of that type or 'nil'"
    ),
  ])
  func `what is not a map`(_ value: String, _ message: String) {
    let call = "{ companyId: id, keywords: text, types: nil, params: \(value) }"
    #expect(
      complaints(service: "LRRoleService_v7", "searchCountWithCompanyId", call) == """
        Sample.connector.yml:5:65: error: \(message)
        5 | arguments: \(call)
          |                                                                 \
        ^\(String(repeating: "~", count: value.count - 1))

        """)
  }

  /// What is printed about an upload of the file.
  private func complaints(file: String) -> String {
    complaints(
      service: "LRMBMessageService_v7", "addMessageAttachmentWithMessageId",
      "{ messageId: id, fileName: text, file: \(file), mimeType: text }")
  }

  @Test(arguments: [
    "photo", "{ data: text, fileName: text, mimeType: text }", "{ data: photo }",
    "{ class: a.B }",
  ])
  func `a file is its bytes, its name and its type`(_ wrong: String) {
    #expect(complaints(file: "nil") == "")
    #expect(complaints(file: "{ data: photo, fileName: text, mimeType: '\"image/png\"' }") == "")
    let found = wrong == "photo" ? "'photo' is 'Data' but " : ""
    #expect(
      complaints(file: wrong) == """
        Sample.connector.yml:5:51: error: \(found)'file' of 'addMessageAttachmentWithMessageId' is \
        a file; pass '{ data: photo, fileName: name, mimeType: type }' or 'nil'
        5 | arguments: { messageId: id, fileName: text, file: \(wrong), mimeType: text }
          |                                                   ^\(String(repeating: "~", count: wrong.count - 1))

        """)
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

  @Test func `a result of a Boolean or of a text`() {
    #expect(
      complaints(
        service: "LRRoleService_v7", "hasUserRoleWithUserId",
        "{ userId: id, companyId: id, name: text, inherited: true }", result: "String") == """
          Sample.connector.yml:6:19: error: 'hasUserRoleWithUserId' answers a Boolean, which is not \
          'String'; write 'Bool' wherever that result is declared
          6 | result: { answer: String }
            |                   ^~~~~~

          """)
    #expect(
      complaints(
        service: "LRBackgroundTaskService_v7", "getBackgroundTaskStatusJsonWithBackgroundTaskId",
        "{ backgroundTaskId: id }", result: "Bool") == """
          Sample.connector.yml:6:19: error: \
          'getBackgroundTaskStatusJsonWithBackgroundTaskId' answers a text, which is not 'Bool'; \
          write 'String' wherever that result is declared
          6 | result: { answer: Bool }
            |                   ^~~~

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
}
