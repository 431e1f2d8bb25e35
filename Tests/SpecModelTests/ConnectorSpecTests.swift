import SourceText
import SpecModel
import Testing

struct ConnectorSpecTests {
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
    #expect(http.request.address.pieces == [.text("https://example.com")])
    #expect(custom.result?.type.source == "Int64")
    #expect(spec.connectors.map { $0.result?.name.value } == ["id", nil, "id"])
    #expect(spec.connectors[1].summary?.value == "Finds bookmarks.")
  }
}
