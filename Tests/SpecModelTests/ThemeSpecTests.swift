import SourceText
import SpecModel
import Testing

struct ThemeSpecTests {
  @Test func `a theme that does not parse shows how themes are written`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: Full
        flat7: extends default
        large: child default
        small: child from default
        wide: full, wide
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:12: error: cannot read 'Full' as a theme; write 'full', 'extended from \
        <theme>' or 'child of <theme>'
        3 |   default: Full
          |            ^~~~
        spec.yml:4:10: error: cannot read 'extends default' as a theme; write 'full', 'extended \
        from <theme>' or 'child of <theme>'
        4 |   flat7: extends default
          |          ^~~~~~~~~~~~~~~
        spec.yml:5:10: error: cannot read 'child default' as a theme; write 'full', 'extended \
        from <theme>' or 'child of <theme>'
        5 |   large: child default
          |          ^~~~~~~~~~~~~
        spec.yml:6:10: error: cannot read 'child from default' as a theme; write 'full', \
        'extended from <theme>' or 'child of <theme>'
        6 |   small: child from default
          |          ^~~~~~~~~~~~~~~~~~
        spec.yml:7:9: error: cannot read 'full, wide' as a theme; write 'full', 'extended from \
        <theme>' or 'child of <theme>'
        7 |   wide: full, wide
          |         ^~~~~~~~~~

        """)
  }

  @Test func `a theme needs a kind`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default:
        flat7: { from: default }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:11: error: expected 'full', 'extended from' or 'child of' for theme 'default', \
        found nothing
        3 |   default:
          |           ^
        spec.yml:4:3: error: theme 'flat7' has no 'kind'; add the key
        4 |   flat7: { from: default }
          |   ^~~~~
        spec.yml:4:12: error: unknown key 'from'; expected one of 'kind', 'set', 'viewModel'
        4 |   flat7: { from: default }
          |            ^~~~

        """)
  }

  @Test func `there is always a default theme`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        flat7: full
        large: child of flat7
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: there is no theme 'default', which every Screenlet falls back to; \
        add 'default: full'
        2 | themes:
          | ^~~~~~

        """)
  }

  @Test func `themes without one are without the default one`() {
    let spec = """
      screenlet: AddBookmark
      themes: {}
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: there is no theme 'default', which every Screenlet falls back to; \
        add 'default: full'
        2 | themes: {}
          | ^~~~~~

        """)
  }

  @Test func `a misspelt default theme is reported once`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        Default: full
        flat7: extended from default
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: there is no theme 'default', which every Screenlet falls back to; \
        rename 'Default', or add 'default: full'
        3 |   Default: full
          |   ^~~~~~~

        """)
  }

  @Test func `the name of a theme can be part of a file name`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        ../up: child of default
        7flat: child of default
        größe: child of default
        "": child of default
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: '../up' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        4 |   ../up: child of default
          |   ^~~~~
        spec.yml:5:3: error: '7flat' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        5 |   7flat: child of default
          |   ^~~~~
        spec.yml:6:3: error: 'größe' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        6 |   größe: child of default
          |   ^~~~~
        spec.yml:7:3: error: '' cannot name a theme; use letters, digits, '-' and '_', a letter \
        first
        7 |   "": child of default
          |   ^~

        """)
  }

  @Test func `all that is wrong with one theme is reported`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: full
        flat 7: extended from defualt
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: 'flat 7' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        4 |   flat 7: extended from defualt
          |   ^~~~~~
        spec.yml:4:25: error: no theme is named 'defualt'; did you mean 'default'?
        4 |   flat 7: extended from defualt
          |                         ^~~~~~~

        """)
  }

  @Test func `a theme in the long form has a kind`() {
    let spec = """
      screenlet: AddBookmark
      themes:
        default: { set: westeros.theme.yml }
        flat7: { kind: extends default }
        large: { kind: , set: [a] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: theme 'default' has no 'kind'; add the key
        3 |   default: { set: westeros.theme.yml }
          |   ^~~~~~~
        spec.yml:4:18: error: cannot read 'extends default' as a theme; write 'full', 'extended \
        from <theme>' or 'child of <theme>'
        4 |   flat7: { kind: extends default }
          |                  ^~~~~~~~~~~~~~~
        spec.yml:5:17: error: expected 'full', 'extended from' or 'child of' for theme 'large', \
        found nothing
        5 |   large: { kind: , set: [a] }
          |                 ^
        spec.yml:5:25: error: expected a text for 'set', found a list
        5 |   large: { kind: , set: [a] }
          |                         ^~~

        """)
  }

  @Test func `a theme in the long form can belong to a set`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes:
        default: { kind: full, set: ../Westeros/westeros.theme.yml }
        flat7: { set: flat7.theme.yml, kind: extended from default }
        large: { kind: child of flat7 }
      """)
    #expect(
      spec.themes.map { $0.set?.value } == [
        "../Westeros/westeros.theme.yml", "flat7.theme.yml", nil,
      ])
    #expect(spec.themes.map { $0.parent?.value } == [nil, "default", "flat7"])
    #expect(spec.themes[0].kind == .full)
  }

  @Test func `a theme is full, extends one or is a child of one`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes:
        default: full
        flat7:   extended   from   default
        large: child of flat7
        Wide-2_b: child of large
      """)
    #expect(spec.themes.map(\.name.value) == ["default", "flat7", "large", "Wide-2_b"])
    #expect(spec.themes.map { $0.parent?.value } == [nil, "default", "flat7", "large"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes.dropFirst().allSatisfy { $0.parent?.range.text == $0.parent?.value[...] })
    guard case .extended = spec.themes[1].kind, case .child = spec.themes[2].kind else {
      Issue.record("other kinds: \(spec.themes.map(\.kind))")
      return
    }
  }

  @Test func `a spec without themes has a full one`() throws {
    let spec = try screenlet("screenlet: AddBookmark")
    #expect(spec.themes.map(\.name.value) == ["default"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes[0].name.range == spec.name.range)
  }
}
