import SourceText
import SpecModel
import SpecNotation
import Testing

struct LoneConnectorSpecTests {
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
