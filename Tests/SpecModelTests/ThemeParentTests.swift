import SourceText
import SpecModel
import Testing

/// A theme extends another, or is a child of it.
struct ThemeParentTests {
  @Test func `a parent may be declared behind its child`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes: { large: child of default, default: extended from flat7, flat7: full }
      """)
    #expect(spec.themes.count == 3)
  }
}
