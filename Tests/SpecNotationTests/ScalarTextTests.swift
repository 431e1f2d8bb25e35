import SpecNotation
import TestSupport
import Testing

struct ScalarTextTests {
  @Test func `a text stays plain where it can`() {
    for text in ["a", "two words", "a:b", "a#b", "-1x", "?x", ":x", "it's", "http://a/b?c#d", "é"] {
      #expect(ScalarText.yaml(for: text) == text)
    }
  }

  @Test func `a text that would mean something else is quoted`() {
    for text in [
      "", "12", "0x1F", "1.5", "true", "null", "~", " a", "a ", "- a", "-", "? a", ": a", "a: b",
      "a:", "a #b", "#a", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a", "\"a\"", "[a]", "a, b",
      "{", "}", "---", "... a", "<<", "\ta",
    ] {
      #expect(ScalarText.yaml(for: text) == "'\(text)'")
    }
    #expect(ScalarText.yaml(for: "'a'") == "'''a'''")
  }

  @Test func `a text with line breaks or control characters is escaped`() {
    #expect(ScalarText.yaml(for: "a\nb") == #""a\nb""#)
    #expect(ScalarText.yaml(for: "a\r\n\"\\\t") == #""a\r\n\"\\\t""#)
    #expect(ScalarText.yaml(for: "\0\u{1B}\u{7F}\u{85}") == #""\x00\x1B\x7F\x85""#)
    #expect(ScalarText.yaml(for: "\u{2028}\u{FEFF}\u{FFFF}") == #""\u2028\uFEFF\uFFFF""#)
  }

  @Test func `every text reads back as itself, wherever it is`() {
    let pieces = [
      "a", "é", "😀", " ", "  ", "\n", "\r", "\t", "'", "\"", "\\", ":", ": ", "#", " #", "-", "- ",
      "?", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "%", "@", "`", "0", "1", ".", "x", "~",
      "null", "true", ".inf", "---", "...", "<<", "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}",
      "\u{FFFE}", "e\u{301}",
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let count = Int.random(in: 0...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let yaml = ScalarText.yaml(for: text)
      let values = ["\(yaml)\n", "- \(yaml)", "[\(yaml)]", "k: \(yaml) # c", "{k: \(yaml), l: m}"]
      for document in values {
        let node = Reading(document).node
        let value = node?.list?.first ?? node?.mapping?.first?.value ?? node
        expect(value, is: text, in: document)
      }
      for document in ["\(yaml): v", "{\(yaml): v}", "{\(yaml) : v}", "? \(yaml)\n: v"] {
        expect(Reading(document).node?.mapping?.first?.key, is: text, in: document)
      }
    }
  }

  private func expect(_ node: Node?, is text: String, in document: String) {
    let matches =
      node?.scalar?.value == .string && node?.scalar?.text.utf8.elementsEqual(text.utf8) == true
    #expect(matches, "\(document.debugDescription)")
  }
}
