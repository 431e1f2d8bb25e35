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

  @Test func `a colour without quotes is a comment`() {
    let spec = """
      theme: westeros
      colors:
        crimson: #A61C1C
        ink:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: 'crimson' has no colour; '#' starts a comment, so write the colour in \
        quotes: "#A61C1C"
        3 |   crimson: #A61C1C
          |   ^~~~~~~
        spec.yml:4:3: error: 'ink' has no colour; '#' starts a comment, so write the colour in \
        quotes: "#A61C1C"
        4 |   ink:
          |   ^~~

        """)
  }

  @Test func `a colour that does not parse`() {
    let spec = """
      theme: westeros
      colors:
        a: '#A61C1'
        b: '#A61C1G'
        c: whit
        d: A61C1C
        e: [1, 2, 3]
        f: '#'
        g: '#١٢٣'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:6: error: cannot read '#A61C1' as a colour; write '#' and six digits, eight \
        with the opacity, as in '#A61C1C', or a name such as 'white' or 'systemBlue'
        3 |   a: '#A61C1'
          |      ^~~~~~~~
        spec.yml:4:6: error: cannot read '#A61C1G' as a colour; write '#' and six digits, eight \
        with the opacity, as in '#A61C1C', or a name such as 'white' or 'systemBlue'
        4 |   b: '#A61C1G'
          |      ^~~~~~~~~
        spec.yml:5:6: error: cannot read 'whit' as a colour; did you mean 'white'?
        5 |   c: whit
          |      ^~~~
        spec.yml:6:6: error: cannot read 'A61C1C' as a colour; did you mean '#A61C1C'?
        6 |   d: A61C1C
          |      ^~~~~~
        spec.yml:7:6: error: expected a colour for 'e', found a list
        7 |   e: [1, 2, 3]
          |      ^~~~~~~~~
        spec.yml:8:6: error: cannot read '#' as a colour; write '#' and six digits, eight with the \
        opacity, as in '#A61C1C', or a name such as 'white' or 'systemBlue'
        8 |   f: '#'
          |      ^~~
        spec.yml:9:6: error: cannot read '#١٢٣' as a colour; write '#' and six digits, eight with \
        the opacity, as in '#A61C1C', or a name such as 'white' or 'systemBlue'
        9 |   g: '#١٢٣'
          |      ^~~~~~

        """)
  }

  @Test func `a size is a number`() {
    let spec = """
      theme: westeros
      sizes:
        a: 8 pt
        b: true
        c:
        d: 1e400
        e: "'8'"
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:6: error: '8 pt' is not a size; write a number, as in '8' or '0.5'
        3 |   a: 8 pt
          |      ^~~~
        spec.yml:4:6: error: 'true' is not a size; write a number, as in '8' or '0.5'
        4 |   b: true
          |      ^~~~
        spec.yml:5:5: error: expected a size for 'c', found nothing
        5 |   c:
          |     ^
        spec.yml:6:6: error: '1e400' is not a size; write a number, as in '8' or '0.5'
        6 |   d: 1e400
          |      ^~~~~
        spec.yml:7:6: error: ''8'' is not a size; write a number, as in '8' or '0.5'
        7 |   e: "'8'"
          |      ^~~~~

        """)
  }

  @Test func `a font is a name and a size`() {
    let spec = """
      theme: westeros
      fonts:
        a: Georgia
        b: 15
        c: Georgia -15
        d: thin system 15
        e: Georgia big
        f: { name: Georgia, size: 15 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:6: error: cannot read 'Georgia' as a font; write its name, then its size, as in \
        'Georgia-Bold 15', 'system 15' or 'bold system 15'
        3 |   a: Georgia
          |      ^~~~~~~
        spec.yml:4:6: error: cannot read '15' as a font; write its name, then its size, as in \
        'Georgia-Bold 15', 'system 15' or 'bold system 15'
        4 |   b: 15
          |      ^~
        spec.yml:5:6: error: cannot read 'Georgia -15' as a font; write its name, then its size, \
        as in 'Georgia-Bold 15', 'system 15' or 'bold system 15'
        5 |   c: Georgia -15
          |      ^~~~~~~~~~~
        spec.yml:6:6: error: the system has no font 'thin system'; write 'system', 'bold system' \
        or 'italic system'
        6 |   d: thin system 15
          |      ^~~~~~~~~~~~~~
        spec.yml:7:6: error: cannot read 'Georgia big' as a font; write its name, then its size, \
        as in 'Georgia-Bold 15', 'system 15' or 'bold system 15'
        7 |   e: Georgia big
          |      ^~~~~~~~~~~
        spec.yml:8:6: error: expected a font for 'f', found a mapping
        8 |   f: { name: Georgia, size: 15 }
          |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a constant has a name in Swift`() {
    let spec = """
      theme: west eros
      colors: { 1st: white, self: white, a-b: white }
      sizes: { '': 1 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:8: error: 'west eros' cannot name a theme; use letters, digits, '-' and '_', a \
        letter first
        1 | theme: west eros
          |        ^~~~~~~~~
        spec.yml:2:11: error: '1st' cannot name a colour in Swift; use letters, digits and '_', a \
        letter first
        2 | colors: { 1st: white, self: white, a-b: white }
          |           ^~~
        spec.yml:2:23: error: 'self' has a meaning of its own in Swift and cannot name a colour; \
        choose another name
        2 | colors: { 1st: white, self: white, a-b: white }
          |                       ^~~~
        spec.yml:2:36: error: 'a-b' cannot name a colour in Swift; did you mean 'aB'?
        2 | colors: { 1st: white, self: white, a-b: white }
          |                                    ^~~
        spec.yml:3:10: error: '' cannot name a size in Swift; use letters, digits and '_', a \
        letter first
        3 | sizes: { '': 1 }
          |          ^~

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

  @Test func `a constant with a mistake can be used`() {
    let spec = """
      theme: westeros
      colors: { crimson: '#A61C1' }
      progress: crimson
      styles: { view: { backgroundColor: crimson } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:20: error: cannot read '#A61C1' as a colour; write '#' and six digits, eight \
        with the opacity, as in '#A61C1C', or a name such as 'white' or 'systemBlue'
        2 | colors: { crimson: '#A61C1' }
          |                    ^~~~~~~~

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
