import SourceText
import Testing

struct DiagnosticPrinterTests {
  /// An error at some bytes of a text, as printed.
  private func printed(
    _ text: String, at offsets: Range<Int>, message: Diagnostic.Message = "wrong"
  ) -> String {
    var diagnostics = Diagnostics()
    diagnostics.error(message, at: SourceFile(path: "a.yml", text: text).range(offsets))
    var printer = DiagnosticPrinter()
    return printer.text(for: diagnostics)
  }

  @Test func `an error has its position, its line and a caret`() {
    let text = "screenlet: AddBookmark\ntitel: Bookmarks\n"
    #expect(
      printed(text, at: 23..<28, message: "unknown key 'titel'; did you mean 'title'?") == """
        a.yml:2:1: error: unknown key 'titel'; did you mean 'title'?
        2 | titel: Bookmarks
          | ^~~~~

        """)
  }

  @Test func `an empty range is one caret`() {
    #expect(
      printed("title:", at: 6..<6) == """
        a.yml:1:7: error: wrong
        1 | title:
          |       ^

        """)
  }

  @Test func `a range over several lines is marked on its first`() {
    #expect(
      printed("a: [b,\n  c]\n", at: 3..<11) == """
        a.yml:1:4: error: wrong
        1 | a: [b,
          |    ^~~

        """)
  }

  @Test func `a range at the end of a line or of the text has a caret behind it`() {
    #expect(
      printed("a\r\nb\n", at: 1..<3) == """
        a.yml:1:2: error: wrong
        1 | a
          |  ^

        """)
    #expect(
      printed("a\n", at: 2..<2) == """
        a.yml:2:1: error: wrong
        2 |\u{20}
          | ^

        """)
    #expect(
      printed("", at: 0..<0) == """
        a.yml:1:1: error: wrong
        1 |\u{20}
          | ^

        """)
  }

  @Test func `a long line number widens the margin`() {
    let text = String(repeating: "a\n", count: 99) + "bc\n"
    #expect(
      printed(text, at: 199..<200) == """
        a.yml:100:2: error: wrong
        100 | bc
            |  ^

        """)
  }

  @Test func `a warning and its notes differ from an error`() {
    let file = SourceFile(path: "a.yml", text: "title: a\ntitle: b\n")
    var diagnostics = Diagnostics()
    diagnostics.error("wrong", at: file.range(16..<17))
    diagnostics.warning(
      "'title' is there twice", at: file.range(9..<14),
      notes: [
        .init("the first is here", at: file.range(0..<5)),
        .init("and this", at: SourceFile(path: "b.yml", text: "x").range(0..<1)),
      ])
    var printer = DiagnosticPrinter()
    #expect(
      printer.text(for: diagnostics) == """
        a.yml:2:1: warning: 'title' is there twice
        2 | title: b
          | ^~~~~
        a.yml:1:1: note: the first is here
        1 | title: a
          | ^~~~~
        b.yml:1:1: note: and this
        1 | x
          | ^
        a.yml:2:8: error: wrong
        2 | title: b
          |        ^

        """)
  }

  @Test func `columns count bytes while the caret is below its letter`() {
    #expect(
      printed("größe: ü\n", at: 9..<11) == """
        a.yml:1:10: error: wrong
        1 | größe: ü
          |        ^

        """)
  }

  @Test func `wide characters take two columns`() {
    #expect(
      printed("日本: 語 x\n", at: 8..<11) == """
        a.yml:1:9: error: wrong
        1 | 日本: 語 x
          |       ^~

        """)
    #expect(
      printed("🚀✅🇩🇪👩‍👩‍👧 x\n", at: 34..<35) == """
        a.yml:1:35: error: wrong
        1 | 🚀✅🇩🇪👩‍👩‍👧 x
          |          ^

        """)
  }

  @Test func `a tab stays one above the caret`() {
    #expect(
      printed("\ta\tb\n", at: 3..<4) == "a.yml:1:4: error: wrong\n1 | \ta\tb\n  | \t \t^\n")
  }

  @Test func `nothing from a file controls the terminal`() {
    #expect(
      printed("a\u{1B}[31m\u{7}\u{7F}\u{9B}\u{0}b\n", at: 11..<12, message: "'\u{1B}[2J\n\t'")
        == """
        a.yml:1:12: error: '␛[2J␊␉'
        1 | a␛[31m␇␡\u{FFFD}␀b
          |           ^

        """)
  }

  @Test func `nothing from a file turns the direction of the text or hides in it`() {
    #expect(
      printed("\u{FEFF}a\u{202E}b\u{2066}\u{200B}\u{AD}\u{61C}c\u{2028}\n", at: 3..<4) == """
        a.yml:1:4: error: wrong
        1 | \u{FFFD}a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}c\u{FFFD}
          |  ^

        """)
  }

  @Test func `a path is shown without terminal control characters`() {
    var diagnostics = Diagnostics()
    diagnostics.error("wrong", at: SourceFile(path: "a\u{1B}\n.yml", text: "").range(0..<0))
    var printer = DiagnosticPrinter()
    #expect(printer.text(for: diagnostics).hasPrefix("a␛␊.yml:1:1: error: wrong\n"))
  }

  @Test func `a line that fits is shown whole`() {
    let line = String(repeating: "a", count: 120)
    #expect(
      printed(line, at: 110..<120) == """
        a.yml:1:111: error: wrong
        1 | \(line)
          | \(String(repeating: " ", count: 110))^~~~~~~~~~

        """)
  }

  @Test func `a long line is cut around what is marked`() {
    let line =
      String(repeating: "a", count: 200) + "mark" + String(repeating: "b", count: 200)
    #expect(
      printed(line, at: 200..<204) == """
        a.yml:1:201: error: wrong
        1 | …\(String(repeating: "a", count: 60))mark\(String(repeating: "b", count: 56))…
          |  \(String(repeating: " ", count: 60))^~~~

        """)
  }

  @Test func `a long mark is cut as well`() {
    let line = "a: " + String(repeating: "b", count: 1_000)
    #expect(
      printed(line, at: 3..<1_003) == """
        a.yml:1:4: error: wrong
        1 | a: \(String(repeating: "b", count: 60))…
          |    ^\(String(repeating: "~", count: 59))

        """)
  }

  @Test func `colours are printed when they are requested`() {
    let file = SourceFile(path: "a.yml", text: "ab\n")
    var diagnostics = Diagnostics()
    diagnostics.error("wrong", at: file.range(0..<2), notes: [.init("see", at: file.range(1..<2))])
    diagnostics.warning("odd", at: file.range(1..<2))
    var printer = DiagnosticPrinter(colored: true)
    #expect(
      printer.text(for: diagnostics) == """
        \u{1B}[1;1ma.yml:1:1:\u{1B}[0m \u{1B}[1;31merror\u{1B}[0m: wrong
        1 | ab
          | \u{1B}[1;32m^~\u{1B}[0m
        \u{1B}[1;1ma.yml:1:2:\u{1B}[0m \u{1B}[1;36mnote\u{1B}[0m: see
        1 | ab
          |  \u{1B}[1;32m^\u{1B}[0m
        \u{1B}[1;1ma.yml:1:2:\u{1B}[0m \u{1B}[1;33mwarning\u{1B}[0m: odd
        1 | ab
          |  \u{1B}[1;32m^\u{1B}[0m

        """)
  }

  @Test func `a position is given by itself as well`() {
    let file = SourceFile(path: "a.yml", text: "a\nbc\n")
    var printer = DiagnosticPrinter()
    #expect(printer.position(of: file.range(3..<4)) == (line: 2, column: 2))
  }
}
