import Testing

@testable import SpecModel

struct WhiteSpaceTests {
  @Test(arguments: [
    ("  a b\t", "a b"), ("a", "a"), ("", ""), (" \t", ""), ("\r\na\r\n", "a"),
    ("\u{A0}é\u{3000}", "é"), ("\u{2003}", ""), ("a\u{301} ", "a\u{301}"),
  ])
  func `a text without blanks at its ends`(_ text: String, _ trimmed: String) {
    #expect(Substring(text).trimmed == trimmed)
  }

  @Test(arguments: [
    ("is not  empty", ["is", "not", "empty"]), (" a\r\nb ", ["a", "b"]), ("", []), ("\t", []),
    ("é\u{2003}b", ["é", "b"]),
  ])
  func `the words between blanks`(_ text: String, _ words: [String]) {
    #expect(text.blankSeparated.map(String.init) == words)
  }

  @Test(arguments: [
    ("{ get set }", "{getset}"), ("{get}", "{get}"), ("", ""), ("é\u{A0}\r\nb", "éb"),
  ])
  func `a text without any blank`(_ text: String, _ rest: String) {
    #expect(text.withoutBlanks == rest)
  }
}
