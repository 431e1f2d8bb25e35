import Testing

@testable import ScreensGenerator

struct CodeTests {
  @Test func `parts follow one another, whatever they are made of`() {
    #expect(code() == "")
    #expect(code("a", "", "b") == "ab")
    #expect(
      code("let ", "größe", " = ", "\"日本 👍🏽\"", " ?? nothing") == "let größe = \"日本 👍🏽\" ?? nothing")
  }

  @Test func `commas go between texts, and nowhere else`() {
    #expect([].commaSeparated == "")
    #expect(["a"].commaSeparated == "a")
    #expect(
      ["", "é: É", "a name that is longer"].commaSeparated == ", é: É, a name that is longer")
    #expect(["a", "b", "c"].dropFirst().commaSeparated == "b, c")
  }
}
