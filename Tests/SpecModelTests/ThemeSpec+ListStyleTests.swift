import SourceText
import SpecModel
import Testing

/// How the theme of a list shows its rows.
struct ThemeSpecListStyleTests {
  @Test func `only the theme of a list has a style`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full, table
        wide: full,collection
        flat7: extended from default, collection
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:18: error: 'table' is how a list shows its rows, and there is no 'list'; write \
        'full' alone
        3 |   default: full, table
          |                  ^~~~~
        spec.yml:4:14: error: 'collection' is how a list shows its rows, and there is no 'list'; \
        write 'full' alone
        4 |   wide: full,collection
          |              ^~~~~~~~~~
        spec.yml:5:33: error: 'collection' is how a list shows its rows, and there is no 'list'; \
        write 'full' alone
        5 |   flat7: extended from default, collection
          |                                 ^~~~~~~~~~

        """)
  }

  @Test func `a theme of a list has a style that there is, and only if it is a full one`() {
    let spec =
      listHead + """
        themes:
          default: full, tabel
          wide: full, grid
          tall: full,
          flat7: extended from default, table
          large: child of default, collection
          small: Full, table
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:18: error: a list cannot be shown as 'tabel'; did you mean 'table'?
        9 |   default: full, tabel
          |                  ^~~~~
        spec.yml:10:15: error: a list cannot be shown as 'grid'; expected one of 'table', \
        'collection', 'slideshow'
        10 |   wide: full, grid
           |               ^~~~
        spec.yml:11:9: error: cannot read 'full,' as a theme; write 'full', 'full, collection', \
        'full, slideshow', 'extended from <theme>' or 'child of <theme>'
        11 |   tall: full,
           |         ^~~~~
        spec.yml:12:33: error: a theme shows the rows as its parent does; write the style at a \
        full theme only
        12 |   flat7: extended from default, table
           |                                 ^~~~~
        spec.yml:13:28: error: a theme shows the rows as its parent does; write the style at a \
        full theme only
        13 |   large: child of default, collection
           |                            ^~~~~~~~~~
        spec.yml:14:10: error: cannot read 'Full, table' as a theme; write 'full', 'full, \
        collection', 'full, slideshow', 'extended from <theme>' or 'child of <theme>'
        14 |   small: Full, table
           |          ^~~~~~~~~~~

        """)
  }

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

  @Test func `a slideshow has no sections`() {
    let spec =
      listHead + """
          section: name
        themes: { default: full, slides: 'full, slideshow' }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:41: error: a slideshow has no headers, which the sections of this list need; \
        write 'full, collection', or remove 'section'
        9 | themes: { default: full, slides: 'full, slideshow' }
          |                                         ^~~~~~~~~

        """)
  }
}
