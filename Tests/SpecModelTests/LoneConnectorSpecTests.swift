import SourceText
import SpecModel
import SpecNotation
import Testing

struct LoneConnectorSpecTests {
  @Test func `a connector alone needs a kind`() {
    let spec = """
      connector: Search
      summary: Finds bookmarks.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: the spec has no 'kind'; add the key with one of 'liferay', 'http', \
        'download', 'rest', 'custom'
        1 | connector: Search
          | ^~~~~~~~~

        """)
  }

  @Test func `a connector alone has no actions`() {
    let spec = """
      connector: Search
      kind: custom
      actions:
        search: { kind: custom }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:1: error: unknown key 'actions' here; 'screens-gen spec explain actions' \
        says where it belongs
        3 | actions:
          | ^~~~~~~

        """)
  }

  @Test func `every mistake of a connector alone is reported`() {
    let spec = """
      connector: SearchConnector
      models:
        Bookmark: { name: Strng, day: Date }
      properties: { query: Sting }
      validate: { 'query is emty': No query }
      url: https://example.com/{query}
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the generator adds 'Connector' to the name; leave it off: 'Search'
        1 | connector: SearchConnector
          |            ^~~~~~~~~~~~~~~
        spec.yml:3:21: error: unknown type 'Strng'; did you mean 'String'?
        3 |   Bookmark: { name: Strng, day: Date }
          |                     ^~~~~
        spec.yml:3:33: error: the server may send no 'day'; make its type 'Date?'
        3 |   Bookmark: { name: Strng, day: Date }
          |                                 ^~~~
        spec.yml:4:22: error: unknown type 'Sting'; did you mean 'String'?
        4 | properties: { query: Sting }
          |                      ^~~~~
        spec.yml:5:13: error: cannot read the rule 'query is emty'; write '<property> is not \
        empty', 'is not nil' or a comparison as in '<property> > 0'
        5 | validate: { 'query is emty': No query }
          |             ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `a connector alone needs a name that is one`() {
    let spec = """
      connector: [Search]
      kind: custom
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: expected a text for 'connector', found a list
        1 | connector: [Search]
          |            ^~~~~~~~

        """)
  }

  @Test func `a connector alone has its models beside it`() throws {
    let text = """
      connector: LoadBookmark
      summary: Loads a bookmark.
      models: { Bookmark: { name: String } }
      service: LRBookmarksEntryService_v7
      method: getEntry
      properties: { entryId: Int64 }
      arguments: { entryId: entryId }
      result: { bookmark: Bookmark }
      """
    var diagnostics = Diagnostics()
    let node = Node(parsing: SourceFile(path: "spec.yml", text: text), reporting: &diagnostics)
    let spec = node.flatMap { Spec($0, reporting: &diagnostics) }
    guard case .connector(let lone)? = spec else { throw NoScreenlet() }
    #expect(spec?.name.value == "LoadBookmark")
    #expect(lone.connector.name.range.text == "LoadBookmark")
    #expect(lone.connector.summary?.value == "Loads a bookmark.")
    #expect(lone.connector.properties.map(\.name.value) == ["entryId"])
    #expect(lone.connector.result?.type.source == "Bookmark")
    #expect(lone.models.map(\.name.value) == ["Bookmark"])
  }
}
