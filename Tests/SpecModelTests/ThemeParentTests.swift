import SourceText
import SpecModel
import Testing

/// A theme extends another, or is a child of it.
struct ThemeParentTests {
  @Test func `a child of no theme is refused`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        large: child of defualt
        small: extended from compact
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:19: error: no theme is named 'defualt'; did you mean 'default'?
        4 |   large: child of defualt
          |                   ^~~~~~~
        spec.yml:5:24: error: no theme is named 'compact'; add it, or name another
        5 |   small: extended from compact
          |                        ^~~~~~~

        """)
  }

  @Test func `a cycle of themes is reported once`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        a: child of b
        b: extended from c
        c: child of a
        d: child of a
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:15: error: the themes inherit in a cycle: 'a' from 'b' from 'c' from 'a'; \
        make one of them 'full'
        4 |   a: child of b
          |               ^

        """)
  }

  @Test func `a theme cannot inherit from itself`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: extended from default
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:26: error: the themes inherit in a cycle: 'default' from 'default'; make \
        one of them 'full'
        3 |   default: extended from default
          |                          ^~~~~~~

        """)
  }

  @Test func `each of two cycles is reported`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: child of large
        large: child of default
        flat7: extended from wide
        wide: extended from flat7
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:21: error: the themes inherit in a cycle: 'default' from 'large' from \
        'default'; make one of them 'full'
        3 |   default: child of large
          |                     ^~~~~
        spec.yml:5:24: error: the themes inherit in a cycle: 'flat7' from 'wide' from 'flat7'; \
        make one of them 'full'
        5 |   flat7: extended from wide
          |                        ^~~~

        """)
  }

  @Test func `a theme with a mistake can be inherited from`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        flat 7: extended from default
        wide: bright
        large: child of wide
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: 'flat 7' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        4 |   flat 7: extended from default
          |   ^~~~~~
        spec.yml:5:9: error: cannot read 'bright' as a theme; write 'full', 'extended from \
        <theme>' or 'child of <theme>'
        5 |   wide: bright
          |         ^~~~~~

        """)
  }

  @Test func `a child theme has no set of its own`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        large: { kind: child of default, set: westeros.theme.yml }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:41: error: 'large' has the view class of its parent, which uses the set of the \
        parent; remove 'set', or make it 'extended from' the parent
        4 |   large: { kind: child of default, set: westeros.theme.yml }
          |                                         ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a parent may be declared behind its child`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes: { large: child of default, default: extended from flat7, flat7: full }
      """)
    #expect(spec.themes.count == 3)
  }
}
