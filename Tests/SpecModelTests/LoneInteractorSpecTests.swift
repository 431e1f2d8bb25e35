import SourceText
import SpecModel
import Testing

struct LoneInteractorSpecTests {
  @Test func `an interactor alone gets all of its properties, in their order`() throws {
    let text = """
      interactor: DeleteBookmark
      summary: Deletes a bookmark.
      kind: write
      connector: DeleteBookmark
      models: { Bookmark: { name: String } }
      properties: { reason: String?, entryId: Int64 }
      connectors:
        DeleteBookmark:
          service: LRBookmarksEntryService_v7
          method: deleteEntryWithEntryId
          properties: { entryId: Int64 }
          arguments: { entryId: entryId }
          result: { bookmark: Bookmark }
      result: { bookmark: Bookmark }
      """
    guard case .interactor(let lone)? = try spec(text) else { throw NoScreenlet() }
    let interactor = lone.interactor
    #expect(interactor.interactor.value == "DeleteBookmark")
    #expect(interactor.summary?.value == "Deletes a bookmark.")
    #expect(interactor.kind == .write(.named(lone.connectors[0])))
    #expect(interactor.inputs.map(\.name.value) == ["reason", "entryId"])
    #expect(interactor.inputs.map(\.type.source) == ["String?", "Int64"])
    #expect(interactor.result?.type == SwiftType(.model("Bookmark")))
    #expect(lone.connectors.map(\.name.value) == ["DeleteBookmark"])
    #expect(lone.models.map(\.name.value) == ["Bookmark"])
  }

  @Test func `an interactor alone can have properties of any type`() throws {
    let text = """
      interactor: Upload
      kind: custom
      models: { Bookmark: {} }
      properties: { data: Data, ids: [Int64], bookmark: Bookmark?, day: Date }
      """
    guard case .interactor(let lone)? = try spec(text) else { throw NoScreenlet() }
    #expect(
      lone.interactor.inputs.map(\.type.source) == ["Data", "[Int64]", "Bookmark?", "Date"])
  }
}
