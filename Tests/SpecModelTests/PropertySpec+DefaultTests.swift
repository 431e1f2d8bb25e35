import SourceText
import SpecModel
import Testing

/// The initial values that a property of a Screenlet can have.
struct PropertySpecDefaultTests {
  @Test func `a default of another type does not fit`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        folderId: Int64 = "0"
        isPublic: Bool = 1
        ratio: Double = true
        count: Int = 0.5
        title: String = 5
        place: CGPoint = 0
        origin: Int = .zero
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:21: error: the default '"0"' does not fit the type 'Int64'; write a whole \
        number
        3 |   folderId: Int64 = "0"
          |                     ^~~
        spec.yml:4:20: error: the default '1' does not fit the type 'Bool'; write 'true' or \
        'false'
        4 |   isPublic: Bool = 1
          |                    ^
        spec.yml:5:19: error: the default 'true' does not fit the type 'Double'; write a number \
        as in '0.5'
        5 |   ratio: Double = true
          |                   ^~~~
        spec.yml:6:16: error: the default '0.5' does not fit the type 'Int'; write a whole number
        6 |   count: Int = 0.5
          |                ^~~
        spec.yml:7:19: error: the default '5' does not fit the type 'String'; write a text in \
        double quotes
        7 |   title: String = 5
          |                   ^
        spec.yml:8:20: error: the default '0' does not fit the type 'CGPoint'; write '.zero'
        8 |   place: CGPoint = 0
          |                    ^
        spec.yml:9:17: error: the default '.zero' does not fit the type 'Int'; write a whole \
        number
        9 |   origin: Int = .zero
          |                 ^~~~~

        """)
  }

  @Test func `a whole number out of the range of its type does not fit`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        small: Int32 = 3000000000
        large: Int64 = 9223372036854775808
        low: Int = -9223372036854775809
        huge: Int = 1_000_000_000_000_000_000_000
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:18: error: the default '3000000000' is out of the range of 'Int32'; write a \
        number from -2147483648 to 2147483647
        3 |   small: Int32 = 3000000000
          |                  ^~~~~~~~~~
        spec.yml:4:18: error: the default '9223372036854775808' is out of the range of 'Int64'; \
        write a number from -9223372036854775808 to 9223372036854775807
        4 |   large: Int64 = 9223372036854775808
          |                  ^~~~~~~~~~~~~~~~~~~
        spec.yml:5:14: error: the default '-9223372036854775809' is out of the range of 'Int'; \
        write a number from -9223372036854775808 to 9223372036854775807
        5 |   low: Int = -9223372036854775809
          |              ^~~~~~~~~~~~~~~~~~~~
        spec.yml:6:15: error: the default '1_000_000_000_000_000_000_000' is out of the range \
        of 'Int'; write a number from -9223372036854775808 to 9223372036854775807
        6 |   huge: Int = 1_000_000_000_000_000_000_000
          |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a number that a floating type holds only nearly does not fit`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        a: Float = 16777217
        b: Double = 9007199254740993
        c: Float = 1e39
        d: Float = 1e-45
        e: CGFloat = 9223372036854775808
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:14: error: the type 'Float' cannot hold '16777217' exactly; write a number \
        that it can
        3 |   a: Float = 16777217
          |              ^~~~~~~~
        spec.yml:4:15: error: the type 'Double' cannot hold '9007199254740993' exactly; write a \
        number that it can
        4 |   b: Double = 9007199254740993
          |               ^~~~~~~~~~~~~~~~
        spec.yml:5:14: error: the type 'Float' cannot hold '1e39' exactly; write a number that \
        it can
        5 |   c: Float = 1e39
          |              ^~~~
        spec.yml:6:14: error: the type 'Float' cannot hold '1e-45' exactly; write a number that \
        it can
        6 |   d: Float = 1e-45
          |              ^~~~~
        spec.yml:7:16: error: the type 'CGFloat' cannot hold '9223372036854775808' exactly; \
        write a number that it can
        7 |   e: CGFloat = 9223372036854775808
          |                ^~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a number that no Double holds is not a literal`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        a: Double = 1e400
        b: Double = 1e-400
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:15: error: the default '1e400' is not a Swift literal; write a number as in '0.5'
        3 |   a: Double = 1e400
          |               ^~~~~
        spec.yml:4:15: error: the default '1e-400' is not a Swift literal; write a number as in '0.5'
        4 |   b: Double = 1e-400
          |               ^~~~~~

        """)
  }

  @Test func `a number in another notation is not a literal`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        a: Int = 0x10
        b: Double = .5
        c: Double = 5.
        d: Int = 1,000
        e: Int = +1
        f: Double = inf
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:12: error: the default '0x10' is not a Swift literal; write a whole number
        3 |   a: Int = 0x10
          |            ^~~~
        spec.yml:4:15: error: the default '.5' is not a Swift literal; write a number as in '0.5'
        4 |   b: Double = .5
          |               ^~
        spec.yml:5:15: error: the default '5.' is not a Swift literal; write a number as in '0.5'
        5 |   c: Double = 5.
          |               ^~
        spec.yml:6:12: error: the default '1,000' is not a Swift literal; write a whole number
        6 |   d: Int = 1,000
          |            ^~~~~
        spec.yml:7:12: error: the default '+1' is not a Swift literal; write a whole number
        7 |   e: Int = +1
          |            ^~
        spec.yml:8:15: error: the default 'inf' is not a Swift literal; write a number as in '0.5'
        8 |   f: Double = inf
          |               ^~~

        """)
  }

  @Test func `a text without quotes is not a literal`() {
    let spec = """
      screenlet: AddBookmark
      properties: { title: String = Untitled }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:31: error: the default 'Untitled' is not a Swift literal; write a text in \
        double quotes
        2 | properties: { title: String = Untitled }
          |                               ^~~~~~~~

        """)
  }

  @Test func `a text with an interpolation is not a literal`() {
    let spec = #"""
      screenlet: AddBookmark
      properties:
        title: String = "\(folderId)"
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:3:19: error: cannot read the default '"\(folderId)"'; a text of a spec cannot \#
        hold an interpolation
        3 |   title: String = "\(folderId)"
          |                   ^~~~~~~~~~~~~

        """#)
  }

  @Test func `a text with an escape that Swift does not know is not a literal`() {
    let spec = #"""
      screenlet: AddBookmark
      properties:
        title: String = "C:\dir"
        quote: String = "a "quoted" word"
        scalar: String = "\u{+41}"
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:3:19: error: cannot read the default '"C:\dir"'; write a quote in it as '\"' \#
        and a backslash as '\\'
        3 |   title: String = "C:\dir"
          |                   ^~~~~~~~
        spec.yml:4:19: error: cannot read the default '"a "quoted" word"'; write a quote in it \#
        as '\"' and a backslash as '\\'
        4 |   quote: String = "a "quoted" word"
          |                   ^~~~~~~~~~~~~~~~~
        spec.yml:5:20: error: cannot read the default '"\u{+41}"'; write a quote in it as '\"' \#
        and a backslash as '\\'
        5 |   scalar: String = "\u{+41}"
          |                    ^~~~~~~~~

        """#)
  }

  @Test func `a text cut short by a comment has no closing quote`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        title: String = "Bookmark #1" # or
        note: String = "Bookmark # 1"
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:19: error: cannot read the default '"Bookmark'; its closing quote is \
        missing; where a text holds ' #', put single quotes around all of the value
        3 |   title: String = "Bookmark #1" # or
          |                   ^~~~~~~~~
        spec.yml:4:18: error: cannot read the default '"Bookmark'; its closing quote is \
        missing; where a text holds ' #', put single quotes around all of the value
        4 |   note: String = "Bookmark # 1"
          |                  ^~~~~~~~~

        """)
  }

  @Test func `a text that is one quote has no closing one`() {
    let spec = """
      screenlet: AddBookmark
      properties: { title: 'String = "' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:32: error: cannot read the default '"'; its closing quote is missing; where \
        a text holds ' #', put single quotes around all of the value
        2 | properties: { title: 'String = "' }
          |                                ^

        """)
  }

  @Test func `code is not a literal`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        home: String = NSHomeDirectory()
        count: Int = 1 + 1
        color: UIColor? = .red
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:18: error: the default 'NSHomeDirectory()' is not a Swift literal; write a text \
        in double quotes
        3 |   home: String = NSHomeDirectory()
          |                  ^~~~~~~~~~~~~~~~~
        spec.yml:4:16: error: the default '1 + 1' is not a Swift literal; write a whole number
        4 |   count: Int = 1 + 1
          |                ^~~~~
        spec.yml:5:21: error: the default '.red' is not a Swift literal; leave the default out
        5 |   color: UIColor? = .red
          |                     ^~~~

        """)
  }

  @Test func `a color has no literal`() {
    let spec = """
      screenlet: AddBookmark
      properties: { color: 'UIColor? = "red"' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:34: error: the default '"red"' does not fit the type 'UIColor?'; leave the \
        default out
        2 | properties: { color: 'UIColor? = "red"' }
          |                                  ^~~~~

        """)
  }

  @Test func `nil is a default of optional types only`() {
    let spec = """
      screenlet: AddBookmark
      properties: { title: String = nil, folderId: Int64 = nil, color: UIColor = nil }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:31: error: the default 'nil' does not fit the type 'String'; make it 'String?'
        2 | properties: { title: String = nil, folderId: Int64 = nil, color: UIColor = nil }
          |                               ^~~
        spec.yml:2:54: error: the default 'nil' does not fit the type 'Int64'; write a whole \
        number
        2 | properties: { title: String = nil, folderId: Int64 = nil, color: UIColor = nil }
          |                                                      ^~~
        spec.yml:2:76: error: the default 'nil' does not fit the type 'UIColor'; make it \
        'UIColor?'
        2 | properties: { title: String = nil, folderId: Int64 = nil, color: UIColor = nil }
          |                                                                            ^~~

        """)
  }

  @Test func `a default before its type is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        folderId: 0
        isPublic: true
        ratio: 0.5
        title: '"Untitled"'
        place: .zero
        nothing: nil
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:13: error: '0' is a value, not a type; write the type before it: 'Int = 0'
        3 |   folderId: 0
          |             ^
        spec.yml:4:13: error: 'true' is a value, not a type; write the type before it: 'Bool = \
        true'
        4 |   isPublic: true
          |             ^~~~
        spec.yml:5:10: error: '0.5' is a value, not a type; write the type before it: 'Double = \
        0.5'
        5 |   ratio: 0.5
          |          ^~~
        spec.yml:6:11: error: '"Untitled"' is a value, not a type; write the type before it: \
        'String? = "Untitled"'
        6 |   title: '"Untitled"'
          |           ^~~~~~~~~~
        spec.yml:7:10: error: '.zero' is a value, not a type; write the type before it: \
        'CGPoint = .zero'
        7 |   place: .zero
          |          ^~~~~
        spec.yml:8:12: error: 'nil' is a value, not a type; write the type before it: 'String? \
        = nil'
        8 |   nothing: nil
          |            ^~~

        """)
  }

  @Test func `the text of a default never becomes code`() throws {
    let spec = try screenlet(
      #"""
      screenlet: AddBookmark
      properties:
        a: String = "\\(exit(1))"
        b: String = "a \"word\" \\ and\nmore\u{202E}"
        c: 'String = "it''s # no comment"'
      """#)
    #expect(
      spec.properties.compactMap(\.defaultValue?.source) == [
        #""\\(exit(1))""#, #""a \"word\" \\ and\nmore\u{202E}""#, #""it's # no comment""#,
      ])
  }
}
