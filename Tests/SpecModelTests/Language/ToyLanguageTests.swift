import SpecModel
import TestSupport
import Testing

/// What is derived of a language: the cases of `Cases`, which are of `toyLanguage`. `explain` is what
/// people ask for, `reference` the Markdown, and `schema` the JSON schema.
struct ToyLanguageTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `a language is explained as its case says`(_ item: TextCase) throws {
    let words = item.input.split(separator: " ").map(String.init)
    let output: String? =
      switch (words[0], words.count) {
      case ("explain", 1): Explanation(of: toyLanguage).text
      case ("explain", 2): explanation(of: words[1])
      case ("reference", 1): toyLanguage.markdown
      case ("schema", 1): Schema(of: toyLanguage, id: "urn:toys").json
      default: nil
      }
    try item.expect(#require(output))
  }

  private func explanation(of name: String) -> String {
    if let explanation = Explanation(of: name, in: toyLanguage) { return explanation.text }
    let near = toyLanguage.names(near: name).joined(separator: ", ")
    return "nothing is called '\(name)'" + (near.isEmpty ? "" : "; did you mean \(near)?") + "\n"
  }

  @Test func `nothing has no name`() {
    #expect(Explanation(of: "", in: toyLanguage) == nil)
    #expect(toyLanguage.names(near: "") == [])
  }
}
