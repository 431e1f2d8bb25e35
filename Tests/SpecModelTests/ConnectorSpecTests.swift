import SourceText
import SpecModel
import Testing

struct ConnectorSpecTests {
  @Test func `a kind that there is not suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark: { kind: Liferay, service: LRBookmarksEntryService_v7, method: addEntry }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:24: error: unknown kind 'Liferay'; did you mean 'liferay'?
        3 |   AddBookmark: { kind: Liferay, service: LRBookmarksEntryService_v7, method: addEntry }
          |                        ^~~~~~~

        """)
  }

  @Test func `a kind that is near no other lists those that there are`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark: { kind: soap }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:24: error: unknown kind 'soap'; expected one of 'liferay', 'http', 'download', \
        'rest', 'custom'
        3 |   AddBookmark: { kind: soap }
          |                        ^~~~

        """)
  }

  @Test func `a connector that shows no kind by its keys needs one`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark: { properties: { title: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: connector 'AddBookmark' has no 'kind'; add the key with one of \
        'liferay', 'http', 'download', 'rest', 'custom'
        3 |   AddBookmark: { properties: { title: String } }
          |   ^~~~~~~~~~~

        """)
  }

  @Test func `a connector whose kind is wrong is checked for the rest`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: soap
          properties: { title: Strng, url: String }
          validate: { url > 0: No address }
          url: https://example.com/{titel}
          result: { bookmark: Bookmark }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:11: error: unknown kind 'soap'; expected one of 'liferay', 'http', 'download', \
        'rest', 'custom'
        4 |     kind: soap
          |           ^~~~
        spec.yml:5:26: error: unknown type 'Strng'; did you mean 'String'?
        5 |     properties: { title: Strng, url: String }
          |                          ^~~~~
        spec.yml:6:23: error: 'url' is 'String' and never '0'; compare it with a value of its type
        6 |     validate: { url > 0: No address }
          |                       ^
        spec.yml:7:30: error: the connector has no property 'titel'; did you mean 'title'?
        7 |     url: https://example.com/{titel}
          |                              ^~~~~~~
        spec.yml:8:25: error: unknown type 'Bookmark'; expected one of 'Bool', 'Int', 'Int32', \
        'Int64', 'Float', 'Double', 'String', '[String: Any]'
        8 |     result: { bookmark: Bookmark }
          |                         ^~~~~~~~

        """)
  }

  @Test func `a key of another kind is refused`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: liferay
          service: LRBookmarksEntryService_v7
          method: addEntry
          url: https://example.com
        Search:
          url: https://example.com
          result: { page: String }
        Upload:
          kind: custom
          service: LRUploadService
          method: upload
          arguments: { title: nil }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:5: error: 'url' does not apply to a connector of kind 'liferay'; remove it or \
        change the kind
        7 |     url: https://example.com
          |     ^~~
        spec.yml:10:5: error: 'result' does not apply to a connector of kind 'http'; write the \
        result, and how to 'parse' it, in the action
        10 |     result: { page: String }
           |     ^~~~~~
        spec.yml:13:5: error: 'service' does not apply to a connector of kind 'custom'; remove it \
        or change the kind
        13 |     service: LRUploadService
           |     ^~~~~~~
        spec.yml:14:5: error: 'method' does not apply to a connector of kind 'custom'; remove it \
        or change the kind
        14 |     method: upload
           |     ^~~~~~
        spec.yml:15:5: error: 'arguments' does not apply to a connector of kind 'custom'; remove \
        it or change the kind
        15 |     arguments: { title: nil }
           |     ^~~~~~~~~

        """)
  }

  @Test func `a liferay connector needs a service and a method`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark: { kind: liferay }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: connector 'AddBookmark' has no 'service'; add the key
        3 |   AddBookmark: { kind: liferay }
          |   ^~~~~~~~~~~
        spec.yml:3:3: error: connector 'AddBookmark' has no 'method'; add the key
        3 |   AddBookmark: { kind: liferay }
          |   ^~~~~~~~~~~

        """)
  }

  @Test func `an http connector needs an address`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search: { kind: http }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: connector 'Search' has no 'url'; add the key
        3 |   Search: { kind: http }
          |   ^~~~~~

        """)
  }

  @Test func `a connector shows its kind by its keys`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      connectors:
        Add: { service: LRBookmarksEntryService_v7, method: addEntry, result: { id: Int64 } }
        Search: { url: https://example.com, summary: Finds bookmarks. }
        Upload: { kind: custom, result: { id: Int64 } }
      """)
    guard case .liferay(let liferay) = spec.connectors[0].kind,
      case .http(let http) = spec.connectors[1].kind,
      case .custom(let custom) = spec.connectors[2].kind
    else {
      Issue.record("other kinds: \(spec.connectors.map(\.kind))")
      return
    }
    #expect(liferay.call.method.value == "addEntry")
    #expect(liferay.call.arguments.isEmpty)
    #expect(liferay.result?.name.value == "id")
    #expect(http.template.parts == [.text("https://example.com")])
    #expect(custom.result?.type.source == "Int64")
    #expect(spec.connectors.map { $0.result?.name.value } == ["id", nil, "id"])
    #expect(spec.connectors[1].summary?.value == "Finds bookmarks.")
  }
}
