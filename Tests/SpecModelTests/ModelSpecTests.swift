import SourceText
import SpecModel
import Testing

struct ModelSpecTests {
  @Test func `a model has the attributes that an answer can be read as`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models:
        Bookmark:
          name: String
          description: String?
          created: Date?
          address: URL?
          isPublic: Bool
          count: Int
          size: Int32
          id: Int64
          ratio: Float
          score: Double
          info: '[String: Any]'
          author: User?
          default: String
        User: {}
      """)
    #expect(spec.models.map(\.name.value) == ["Bookmark", "User"])
    #expect(
      spec.models[0].attributes.map { "\($0.name.value): \($0.type.source)" } == [
        "name: String", "description: String?", "created: Date?", "address: URL?",
        "isPublic: Bool", "count: Int", "size: Int32", "id: Int64", "ratio: Float",
        "score: Double", "info: [String: Any]", "author: User?", "default: String",
      ])
    #expect(spec.models[1].attributes.isEmpty)
  }

  @Test func `a list holds what can be read from one`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models:
        Bookmark:
          names: [String]
          flags: [ Bool ]
          counts: '[Int]'
          ids: "[Int64]"
          scores: '[Double]?'
          children: [Bookmark]
          rows: '[[String: Any]]'
          info: [String: Any]
      """)
    #expect(
      spec.models[0].attributes.map(\.type.source) == [
        "[String]", "[Bool]", "[Int]", "[Int64]", "[Double]?", "[Bookmark]", "[[String: Any]]",
        "[String: Any]",
      ])
  }
}
