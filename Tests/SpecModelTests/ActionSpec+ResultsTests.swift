import SourceText
import SpecModel
import Testing

struct ActionSpecResultsTests {
  @Test func `a member shows the result or an attribute of it`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { name: String, count: Int32, default: String? } }
      viewModel:
        title: 'String? { get set }'
        total: 'Int64 { get set }'
        note: 'String { get set }'
      actions:
        load:
          kind: custom
          result: { bookmark: Bookmark }
          updates: { title: bookmark.name, total: bookmark.count, note: bookmark.default }
        show:
          kind: custom
          result: { text: String }
          updates: { title: text }
      """)
    let updates = spec.actions[0].updates
    #expect(updates.map(\.member) == spec.viewModel)
    #expect(updates.map(\.path.parts) == spec.models[0].attributes.map { [.attribute($0)] })
    #expect(spec.actions[1].updates.map(\.member) == [spec.viewModel[0]])
    #expect(spec.actions[1].updates.map(\.path.parts) == [[]])
  }
}
