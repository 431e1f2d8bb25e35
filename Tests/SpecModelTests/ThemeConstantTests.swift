import SourceText
import SpecModel
import Testing

/// What is refused of the colours, sizes and fonts of a set of themes.
struct ThemeConstantTests {
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
}
