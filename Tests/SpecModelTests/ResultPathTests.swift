import SourceText
import SpecModel
import Testing

/// The way to a value in a result.
struct ResultPathTests {
  private static let head = """
    screenlet: Summary
    models:
      Author: { name: String, page: URL? }
      Bookmark: { name: String, author: Author?, tags: '[String]' }
      Empty: {}
    viewModel: { title: 'String? { get set }', count: 'Int { get set }', live: 'String { get set }' }
    actions:

    """

  @Test func `a value may be missing if something on the way to it may`() throws {
    let spec = try screenlet(
      Self.head + """
          a:
            kind: custom
            result: { list: '[Bookmark]' }
            updates: { title: list.first.author.name, count: list.count, live: list.last.tags.first }
        """)
    let paths = spec.actions[0].updates.map(\.path)
    #expect(paths.map(\.type.source) == ["String?", "Int", "String?"])
    #expect(paths.map(\.parts.count) == [3, 1, 3])
    #expect(paths[1].parts == [.count])
    #expect(paths.allSatisfy { $0.result.name.value == "list" })
  }
}
