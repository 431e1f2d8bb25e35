import SourceText
import Testing

struct LineTableTests {
  /// The lines of a text as the table sees them, in the order of their offsets.
  private func lines(_ text: String) -> [String] {
    let table = LineTable(text)
    var lines: [String] = []
    for offset in 0...text.utf8.count where table.position(of: offset).line > lines.count {
      lines.append(String(table.line(containing: offset).text))
    }
    return lines
  }

  @Test func `a line ends at a line feed, a carriage return or both`() {
    #expect(lines("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
  }

  @Test func `a line end at the end of the text begins an empty line`() {
    #expect(lines("") == [""])
    #expect(lines("a") == ["a"])
    #expect(lines("a\n") == ["a", ""])
    #expect(lines("\n\n") == ["", "", ""])
    #expect(lines("\r\n\r\n") == ["", "", ""])
    #expect(lines("a\n\rb") == ["a", "", "b"])
  }

  @Test func `other characters that break lines elsewhere do not`() {
    #expect(lines("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f").count == 1)
  }

  @Test func `columns count bytes from one`() {
    let table = LineTable("é: a\r\nb: ü\n")
    #expect(table.position(of: 0) == (line: 1, column: 1))
    #expect(table.position(of: 2) == (line: 1, column: 3))
    #expect(table.position(of: 6) == (line: 1, column: 7))
    #expect(table.position(of: 7) == (line: 2, column: 1))
    #expect(table.position(of: 10) == (line: 2, column: 4))
    #expect(table.position(of: 13) == (line: 3, column: 1))
  }

  @Test func `a line knows where it starts`() {
    let table = LineTable("é\nb\r\nc")
    #expect(table.line(containing: 0).start == 0)
    #expect(table.line(containing: 3).start == 3)
    #expect(table.line(containing: 5).start == 3)
    #expect(table.line(containing: 6).start == 6)
    #expect(table.line(containing: 7).text == "c")
  }

  @Test func `every offset is found in a text of many lines`() {
    let table = LineTable((1...1_000).map { String($0) }.joined(separator: "\n"))
    var offset = 0
    for number in 1...1_000 {
      #expect(table.position(of: offset) == (line: number, column: 1))
      #expect(table.line(containing: offset).text == String(number)[...])
      offset += String(number).utf8.count + 1
    }
  }
}
