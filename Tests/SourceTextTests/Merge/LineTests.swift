import Testing
import SourceText

struct LineTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("a\nb", ["a\n", "b"]), ("\n\n", ["\n", "\n"]),
    ("a\r\nb\r\n", ["a\r\n", "b\r\n"]), ("a\rb\n", ["a\rb\n"]),
    ("é\u{2028}\n🧵", ["é\u{2028}\n", "🧵"]),
  ])
  func `a line ends after its line feed`(text: String, lines: [String]) {
    #expect([Line](of: text).map(\.text) == lines)
    #expect([Line](of: text).text == text)
  }

  @Test func `a line is terminated unless it is a rest`() {
    #expect([Line](of: "a\r\nb").map(\.isTerminated) == [true, false])
  }

  @Test func `lines are equal when their bytes are`() {
    let lines = [Line](of: "\u{E9}\ne\u{301}\n\u{E9}\n\u{E9}\r\n\u{E9}")
    #expect(lines[0] != lines[1])
    #expect(lines[0] == lines[2])
    #expect(lines[0] != lines[3])
    #expect(lines[0] != lines[4])
    #expect(Set(lines).count == 4)
  }
}
