import SourceText
import SpecModel
import Testing

/// How the theme of a list shows its rows.
struct ThemeSpecListStyleTests {
  @Test func `a list is shown as a table unless its full theme says otherwise`() throws {
    let spec = try screenlet(
      listHead + """
        themes:
          default: full
          tiles: full, collection
          plain: full,table
          flat7: extended from tiles
          large: child of flat7
        """)
    #expect(spec.themes.map(\.listStyle) == [.table, .collection, .table, nil, nil])
    #expect(spec.themes[4].parent?.value == "flat7")
  }
}
