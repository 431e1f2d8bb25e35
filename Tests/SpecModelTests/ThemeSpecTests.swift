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

  @Test func `a parent may be declared behind its child`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes: { large: child of default, default: extended from flat7, flat7: full }
      """)
    #expect(spec.themes.count == 3)
  }

  @Test func `a spec without themes has a full one`() throws {
    let spec = try screenlet("screenlet: AddBookmark")
    #expect(spec.themes.map(\.name.value) == ["default"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes[0].name.range == spec.name.range)
  }

  @Test func `a theme has other controls for members that there are`() {
    let spec = """
      screenlet: Rating
      viewModel: { score: Int, average: Double, place: CGPoint }
      themes:
        default: { kind: full, viewModel: { score: stepper } }
        child: { kind: child of default, viewModel: { score: stepper } }
        thumbs:
          kind: full
          viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
        stars:
          kind: full
          viewModel:
            score: { widget: stepper, type: Int }
            average: { widget: none, maximum: 5 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:26: error: what the theme 'default' shows is said in the 'viewModel' of the \
        Screenlet; write it there
        4 |   default: { kind: full, viewModel: { score: stepper } }
          |                          ^~~~~~~~~
        spec.yml:5:36: error: 'child' has the controls of its parent; remove 'viewModel', or make \
        the theme 'full'
        5 |   child: { kind: child of default, viewModel: { score: stepper } }
          |                                    ^~~~~~~~~
        spec.yml:8:18: error: the view model has no 'scor'; did you mean 'score'?
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                  ^~~~
        spec.yml:8:40: error: a 'segmentedControl' has 'segments'; write the long form, as in '{ \
        widget: segmentedControl, segments: [Low, High] }'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                        ^~~~~~~~~~~~~~~~
        spec.yml:8:67: error: the widget 'textView' cannot hold 'Double'; expected one of \
        'decimalPad', 'textField', 'label', 'slider', 'stepper', 'progressView', \
        'segmentedControl', 'none'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                                                   ^~~~~~~~
        spec.yml:8:84: error: the widget 'label' cannot hold 'CGPoint'; expected 'none'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                                                                    ^~~~~
        spec.yml:12:33: error: unknown key 'type'; the type is said once, in the 'viewModel' of \
        the Screenlet
        12 |       score: { widget: stepper, type: Int }
           |                                 ^~~~
        spec.yml:13:32: error: 'maximum' means nothing for the widget 'none'; remove it or change \
        the widget
        13 |       average: { widget: none, maximum: 5 }
           |                                ^~~~~~~

        """)
  }
}
