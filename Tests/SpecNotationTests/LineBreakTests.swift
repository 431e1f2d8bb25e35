import SpecNotation
import Testing

struct LineBreakTests {
  @Test func `carriage returns with line feeds are line breaks`() {
    #expect(
      Reading("a: |\r\n  b\r\n\r\n  c\r\nd: \"e\r\n  f\"\r\ng: h\r\n  i # j\r\n").json == """
        {
          "a": "b\\n\\nc\\n",
          "d": "e f",
          "g": "h i"
        }
        """)
  }

  @Test func `carriage returns alone are line breaks`() {
    #expect(
      Reading("a: >\r  b\r\r  c\rd: 'e\r\r  f'\r- ").printed == """
        spec.yml:8:1: error: a list entry among the keys of a mapping; give the list a key, or \
        indent it
        8 | -\u{20}
          | ^

        """)
    #expect(
      Reading("a: >\r  b\r\r  c\rd: 'e\r\r  f'\r").json == """
        {
          "a": "b\\nc\\n",
          "d": "e\\nf"
        }
        """)
  }

  @Test func `other separators are text`() {
    #expect(scalar("a\u{85}b\u{2028}c\u{2029}d\u{B0}")?.text == "a\u{85}b\u{2028}c\u{2029}d\u{B0}")
  }

  @Test func `the end of the text ends the last line of a literal`() {
    #expect(scalar("|\n  a")?.text == "a\n")
    #expect(scalar("|\n  a\n   ")?.text == "a\n \n")
    #expect(scalar("|-\n  a")?.text == "a")
    #expect(scalar("|+\n  a\n  ")?.text == "a\n")
    #expect(scalar("|+\n   ")?.text == "\n")
    #expect(scalar("|+")?.text == "")
    #expect(scalar("|\n")?.text == "")
  }

  @Test(arguments: Case.all)
  func `all line breaks read alike`(_ document: Case) throws {
    let text = try document.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let json = Reading(text).json
    #expect(Reading(lines.joined(separator: "\r\n")).json == json)
    #expect(Reading(lines.joined(separator: "\r")).json == json)
  }
}
