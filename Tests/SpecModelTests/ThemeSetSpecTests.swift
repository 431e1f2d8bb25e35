import SourceText
import SpecModel
import Testing

struct ThemeSetSpecTests {
  private func set(_ text: String) throws -> ThemeSetSpec {
    guard case .theme(let set)? = try spec(text) else { throw NoScreenlet() }
    return set
  }

  // MARK: What is read

  @Test func `a set has constants of three kinds, in their order`() throws {
    let set = try set(
      """
      theme: westeros
      summary: The look of the Bank of Westeros.
      module: LiferayScreensThemeWesteros
      fonts: { button: bold system 16, text: Gill Sans 15.5, quote: italic system 12 }
      colors:
        crimson: '#A61C1C'
        mist: '#fed'
        shade: '#00000080'
        paper: white
      sizes: { corner: 4, hairline: 0.5, overlap: -2 }
      """)
    #expect(set.name.value == "westeros")
    #expect(set.summary?.value == "The look of the Bank of Westeros.")
    #expect(set.module?.value == "LiferayScreensThemeWesteros")
    #expect(
      set.constants.map(\.name.value) == [
        "crimson", "mist", "shade", "paper", "corner", "hairline", "overlap", "button", "text",
        "quote",
      ])
    #expect(
      set.constants.map(\.value) == [
        .color(.components(red: 0xA6, green: 0x1C, blue: 0x1C, alpha: 0xFF)),
        .color(.components(red: 0xFF, green: 0xEE, blue: 0xDD, alpha: 0xFF)),
        .color(.components(red: 0, green: 0, blue: 0, alpha: 0x80)), .color(.named("white")),
        .size(.integer("4")), .size(.float("0.5")), .size(.integer("-2")),
        .font(ThemeFont(face: .boldSystem, size: .integer("16"))),
        .font(ThemeFont(face: .named("Gill Sans"), size: .float("15.5"))),
        .font(ThemeFont(face: .italicSystem, size: .integer("12"))),
      ])
    #expect(set.progress == nil)
    #expect(set.styles.isEmpty)
  }

  @Test(arguments: [
    ("crimson", "crimson", nil), ("{ color: crimson }", "crimson", nil),
    ("{ color: crimson, opacity: 0.5 }", "crimson", SwiftLiteral.float("0.5")),
    ("{ opacity: 1 }", nil, .integer("1")), ("{}", nil, nil),
  ])
  func `progress has a colour and an opacity, if any`(
    _ text: String, _ color: String?, _ opacity: SwiftLiteral?
  ) throws {
    let set = try set("theme: a\ncolors: { crimson: '#A61C1C' }\nprogress: \(text)\n")
    #expect(set.progress?.color?.value == color)
    #expect(set.progress?.opacity == opacity)
    #expect(set.progress != nil)
  }

  @Test func `styles and their settings have one order, whatever that of the spec`() throws {
    let set = try set(
      """
      theme: a
      colors: { ink: black, paper: white }
      sizes: { corner: 4 }
      fonts: { title: system 17 }
      styles:
        button: { cornerRadius: corner, font: title, titleColor: paper, backgroundColor: ink }
        view: { tintColor: ink }
      """)
    #expect(set.styles.map(\.control) == [.view, .button])
    #expect(
      set.styles[1].settings.map(\.property) == [
        .backgroundColor, .titleColor, .font, .cornerRadius,
      ])
    #expect(set.styles[1].settings.map(\.constant.value) == ["ink", "paper", "title", "corner"])
  }

  // MARK: What is refused

  @Test func `a set needs something to share`() {
    let spec = """
      theme: westeros
      summary: Nothing yet.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:8: error: the themes of this set would share nothing; add constants, as in \
        'colors: { accent: black }', or 'progress: black'
        1 | theme: westeros
          |        ^~~~~~~~

        """)
  }

  @Test func `progress is shown in a colour of the set`() {
    let spec = """
      theme: westeros
      colors: { crimson: '#A61C1C' }
      sizes: { corner: 4 }
      progress: crimsn
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:11: error: no colour is named 'crimsn'; did you mean 'crimson'?
        4 | progress: crimsn
          |           ^~~~~~

        """)
  }

  @Test func `progress in words`() {
    let spec = """
      theme: westeros
      colors: { crimson: '#A61C1C' }
      sizes: { corner: 4 }
      progress: { colour: crimson, opacity: 2 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:13: error: unknown key 'colour'; did you mean 'color'?
        4 | progress: { colour: crimson, opacity: 2 }
          |             ^~~~~~
        spec.yml:4:39: error: '2' is not an opacity; write a number from 0 to 1
        4 | progress: { colour: crimson, opacity: 2 }
          |                                       ^

        """)
  }

  @Test func `the opacity of progress is a fraction`() {
    let spec = """
      theme: westeros
      progress: { opacity: -0.1, color: corner }
      sizes: { corner: 4 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:22: error: '-0.1' is not an opacity; write a number from 0 to 1
        2 | progress: { opacity: -0.1, color: corner }
          |                      ^~~~
        spec.yml:2:35: error: 'corner' is a size; name a colour here
        2 | progress: { opacity: -0.1, color: corner }
          |                                   ^~~~~~

        """)
  }

  @Test func `progress is a colour or a mapping`() {
    let spec = """
      theme: westeros
      progress: [crimson]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:11: error: expected a mapping for 'progress', found a list; write keys rather \
        than items, as in 'progress: crimson'
        2 | progress: [crimson]
          |           ^~~~~~~~~

        """)
  }

  @Test func `progress cannot be left out after its key`() {
    let spec = """
      theme: westeros
      progress:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:10: error: expected a colour for 'progress', found nothing
        2 | progress:
          |          ^

        """)
  }

  @Test func `styles name controls, their properties, and constants of the right kind`() {
    let spec = """
      theme: westeros
      colors: { crimson: '#A61C1C' }
      sizes: { corner: 4 }
      fonts: { title: bold system 16 }
      styles:
        buton: { titleColor: crimson }
        textField: { titleColor: crimson, font: corner }
        label: { font: titel, textColor: ink }
        switch: { onTintColor: }
        view: crimson
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:3: error: unknown key 'buton'; did you mean 'button'?
        6 |   buton: { titleColor: crimson }
          |   ^~~~~
        spec.yml:7:16: error: unknown key 'titleColor'; did you mean 'textColor'?
        7 |   textField: { titleColor: crimson, font: corner }
          |                ^~~~~~~~~~
        spec.yml:7:43: error: 'corner' is a size; name a font here
        7 |   textField: { titleColor: crimson, font: corner }
          |                                           ^~~~~~
        spec.yml:8:18: error: no font is named 'titel'; did you mean 'title'?
        8 |   label: { font: titel, textColor: ink }
          |                  ^~~~~
        spec.yml:8:36: error: no colour is named 'ink'; add it under 'colors'
        8 |   label: { font: titel, textColor: ink }
          |                                    ^~~
        spec.yml:9:25: error: expected a text for 'onTintColor', found nothing
        9 |   switch: { onTintColor: }
          |                         ^
        spec.yml:10:9: error: expected a mapping for style 'view', found a text; write one as in \
        'view: { backgroundColor: crimson }'
        10 |   view: crimson
           |         ^~~~~~~

        """)
  }

  @Test func `all that is wrong with a set is reported`() {
    let spec = """
      theme: [westeros]
      sumary: The look.
      module: Theme-Westeros
      colours: { crimson: white }
      styles: []
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:8: error: expected a text for 'theme', found a list
        1 | theme: [westeros]
          |        ^~~~~~~~~~
        spec.yml:2:1: error: unknown key 'sumary'; did you mean 'summary'?
        2 | sumary: The look.
          | ^~~~~~
        spec.yml:3:9: error: 'Theme-Westeros' cannot name a module in Swift; did you mean \
        'Theme_Westeros'?
        3 | module: Theme-Westeros
          |         ^~~~~~~~~~~~~~
        spec.yml:4:1: error: unknown key 'colours'; did you mean 'colors'?
        4 | colours: { crimson: white }
          | ^~~~~~~
        spec.yml:5:9: error: expected a mapping for 'styles', found a list; write keys rather \
        than items, as in 'styles: { button: { font: title } }'
        5 | styles: []
          |         ^~

        """)
  }

  @Test func `a misspelt set is read as one`() {
    let spec = """
      tehme: westeros
      colors: { crimson: white }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: unknown key 'tehme'; did you mean 'theme'?
        1 | tehme: westeros
          | ^~~~~

        """)
  }
}
