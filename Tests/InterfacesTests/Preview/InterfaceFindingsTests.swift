import SourceText
import TestSupport
import Testing

@testable import Interfaces

/// What is not right with a layout: the cases of `Cases/Findings`.
struct InterfaceFindingsTests {
  /// The messages of all findings, with the id of the element that each is at.
  private func findings(_ text: String, texts: [String: [String: String]] = [:]) throws -> [String]
  {
    let found = InterfaceFindings(
      try interface(text), Traits.all(in: texts.keys.sorted()), texts: texts)
    return found.diagnostics.sorted.map { diagnostic in
      let rest = diagnostic.range.file.text.utf8.dropFirst(diagnostic.range.lowerBound)
      let id = String(decoding: rest, as: UTF8.self).split(separator: "id=\"")[1].prefix {
        $0 != "\""
      }
      return "\(id): \(diagnostic.message.text)"
    }
  }

  @Test(arguments: try TextCase.all(in: "Findings", beside: #filePath))
  func `what is not right is found as its case says`(_ item: TextCase) throws {
    try item.expect(try findings(LayoutCase(item).xib).map { $0 + "\n" }.joined())
  }

  @Test func `the texts of every language are measured`() throws {
    let label = view("label", "a", #"text="Save""#)
    let layout = [
      tie("a", "leading", to: "root"), tie("a", "top", to: "root"), size("a", "width", 60),
    ].joined()
    let texts = ["de": ["a.text": "Speichern"], "es": ["a.text": "Guardar"]]
    #expect(
      try findings(xib(label, layout), texts: texts) == [
        "a: the text of 'Save' is cut off: 'Speichern' does not fit into 60 by 20 points (de)"
      ])
  }
}
