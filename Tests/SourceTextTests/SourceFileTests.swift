import SourceText
import Testing

struct SourceFileTests {
  /// What is reported for the bytes of a file, as printed, and the text that stands for them.
  private func read(_ bytes: [UInt8]) -> (text: String, printed: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.yml", bytes: bytes, reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (file.text, printer.text(for: diagnostics))
  }

  @Test func `a text keeps its line ends and its byte order mark`() {
    let text = "\u{FEFF}a\r\nb\rc\n"
    #expect(SourceFile(path: "a.yml", text: text).text.utf8.elementsEqual(text.utf8))
    let (read, printed) = read(Array(text.utf8))
    #expect(read.utf8.elementsEqual(text.utf8))
    #expect(printed == "")
  }

  @Test func `no bytes are an empty text`() {
    #expect(read([]) == ("", ""))
  }

  @Test func `bytes that are not UTF-8 are reported at the first one`() {
    let (text, printed) = read(Array("a: b\nc: ".utf8) + [0xE9, 0x20, 0xFF] + Array("\n".utf8))
    #expect(text == "a: b\nc: \u{FFFD} \u{FFFD}\n")
    #expect(
      printed == """
        a.yml:2:4: error: invalid UTF-8: byte 0xE9; save the file as UTF-8
        2 | c: \u{FFFD} \u{FFFD}
          |    ^

        """)
  }

  @Test(
    arguments: [
      ([0x80], "0x80"), ([0xC0, 0xAF], "0xC0"), ([0xED, 0xA0, 0x80], "0xED"),
      ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xE2, 0x82], "0xE2"), ([0xFE], "0xFE"),
    ] as [([UInt8], String)])
  func `every kind of broken UTF-8 is reported`(bytes: [UInt8], byte: String) {
    let printed = read(Array("é".utf8) + bytes).printed
    #expect(
      printed.hasPrefix("a.yml:1:3: error: invalid UTF-8: byte \(byte); save the file as UTF-8\n"))
  }

  @Test func `two files are equal when path and text are`() {
    let file = SourceFile(path: "a.yml", text: "a: b")
    #expect(file == SourceFile(path: "a.yml", text: "a: b"))
    #expect(file.hashValue == SourceFile(path: "a.yml", text: "a: b").hashValue)
    #expect(file != SourceFile(path: "b.yml", text: "a: b"))
    #expect(file != SourceFile(path: "a.yml", text: "a: c"))
  }
}
