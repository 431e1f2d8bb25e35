import SourceText
import TestSupport
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

  /// An error at the part of the input between `«` and `»`.
  @Test(arguments: try TextCase.all(in: "Printer", beside: #filePath))
  func `an error is printed as its case says`(_ item: TextCase) throws {
    let parts = item.input.withoutMarks.split(separator: /[«»]/, omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    let text = parts.joined()
    try item.expect(printed(text, at: start..<start + parts[1].utf8.count).withMarks)
  }

  @Test func `a report begins with what nothing tells of, and says once what is in many places`() {
    let file = SourceFile(path: "a.yml", text: "abcdefgh\n")
    var report = Diagnostics(limit: Diagnostics.limitOfReports)
    for offset in 0..<4 { report.error("wrong", at: file.range(offset..<offset + 1)) }
    for offset in 4..<7 { report.error("odd", at: file.range(offset..<offset + 1)) }
    report.error(.init("silent", isSilent: true), at: file.range(7..<8))
    var printer = DiagnosticPrinter()
    let lines = printer.text(for: report).split(separator: "\n").filter { !$0.contains(" | ") }
    #expect(
      lines == [
        "a.yml:1:8: error: silent", "a.yml:1:1: error: wrong",
        "and in 3 other places, such as a.yml:1:2", "a.yml:1:5: error: odd",
        "a.yml:1:6: error: odd", "a.yml:1:7: error: odd",
      ])
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
