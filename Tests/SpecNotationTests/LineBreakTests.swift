import SpecNotation
import Testing

struct LineBreakTests {
  @Test func `other separators are text`() {
    #expect(scalar("a\u{85}b\u{2028}c\u{2029}d\u{B0}")?.text == "a\u{85}b\u{2028}c\u{2029}d\u{B0}")
  }

  @Test(arguments: [
    ("|\n  a", "a\n"), ("|\n  a\n   ", "a\n \n"), ("|-\n  a", "a"), ("|+\n  a\n  ", "a\n"),
    ("|+\n   ", "\n"), ("|+", ""), ("|\n", ""),
  ])
  func `the end of the text ends the last line of a literal`(document: String, text: String) {
    #expect(scalar(document)?.text == text)
  }
}
