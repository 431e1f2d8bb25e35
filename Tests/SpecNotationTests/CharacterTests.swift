import SpecNotation
import Testing

struct CharacterTests {
  @Test func `control characters are all reported`() {
    #expect(
      complaints(about: "a: \u{0}\nb: \u{1B}[0m\n") == """
        spec.yml:1:4: error: the control character U+0000 cannot stand in a document; remove it, \
        or write '\\x00' in double quotes
        1 | a: ␀
          |    ^
        spec.yml:2:4: error: the control character U+001B cannot stand in a document; remove it, \
        or write '\\x1B' in double quotes
        2 | b: ␛[0m
          |    ^

        """)
  }

  @Test func `delete and byte order marks are allowed only in quotes`() {
    #expect(
      complaints(about: "a: \u{7F}\nb: x\u{FEFF}\nc: \"\u{7F}\u{FEFF}\"\n") == """
        spec.yml:1:4: error: the character U+007F is allowed only in quotes; remove it
        1 | a: ␡
          |    ^
        spec.yml:2:5: error: the character U+FEFF is allowed only in quotes; remove it
        2 | b: x�
          |     ^

        """)
  }

  @Test func `a noncharacter is allowed only in quotes`() {
    #expect(
      complaints(about: "- \u{FFFF}\n- '\u{FFFF}'\n") == """
        spec.yml:1:3: error: the character U+FFFF is allowed only in quotes; remove it
        1 | - ￿
          |   ^

        """)
  }

  @Test func `a byte order mark at the start is not part of the document`() throws {
    let text = "\u{FEFF}# the mark is no text\nfirst: 1\nsecond: 2\n"
    let node = try #require(Reading(text).node)
    #expect(
      NodeDump(node, of: text).text == """
        mapping 2:1-3:10
          key string plain "first" 2:1-2:6
          value integer plain "1" 2:8-2:9
          key string plain "second" 3:1-3:7
          value integer plain "2" 3:9-3:10

        """)
  }

  @Test func `control characters, quotes and backslashes are escaped in JSON, nothing else`() {
    #expect(
      Reading(#""\0\x01\b\t\n\f\r\x1f \"\\/ é\x7f\u2028😀""#).json
        == #""\u0000\u0001\u0008\t\n\u000c\r\u001f \"\\/ é"# + "\u{7F}\u{2028}😀\"")
  }

  @Test func `keys and anchors that only look alike stay apart`() {
    #expect(
      Reading("{\"\u{E9}\": 1, \"e\u{301}\": 2}").json == """
        {
          "\u{E9}": 1,
          "e\u{301}": 2
        }
        """)
    #expect(Reading("[&\u{E9} 1, &e\u{301} 2, *\u{E9} ]").node?.list?.last?.scalar?.text == "1")
  }
}
