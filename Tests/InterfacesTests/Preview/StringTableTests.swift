import SourceText
import Testing

@testable import Interfaces

struct StringTableTests {
  private func read(_ text: String) -> (texts: [String: String], errors: String) {
    var diagnostics = Diagnostics()
    let table = StringTable(
      SourceFile(path: "A.strings", text: text), reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    return (table.texts, printer.text(for: diagnostics))
  }

  @Test func `entries are texts by their keys, as Interface Builder writes them`() {
    let (texts, errors) = read(
      #"""
      \#u{FEFF}/* Class = "UILabel"; text = "Title"; */
      "a1.text" = "Titel \"neu\"\nzwei";
      // and by hand
      b2 = "Über\U00E9\r\UD800";
      """#)
    #expect(texts == ["a1.text": "Titel \"neu\"\nzwei", "b2": "Überé\r\u{FFFD}"])
    #expect(errors == "")
  }

  @Test(arguments: ["\"a\" \"b\";", "\"a\" = \"b\"", "\"a", "\"a\" = ;", "\"a\\"])
  func `what is not an entry is an error at its place`(text: String) {
    let (texts, errors) = read("\"x\" = \"1\";\n" + text)
    #expect(texts == ["x": "1"])
    #expect(errors.contains("this is not an entry of a string table; write '\"key\" = \"text\";'"))
  }
}
