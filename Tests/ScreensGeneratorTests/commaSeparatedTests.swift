import Testing

@testable import ScreensGenerator

struct CommaSeparatedTests {
  @Test func `commas go between texts, and nowhere else`() {
    #expect([].commaSeparated == "")
    #expect(["a"].commaSeparated == "a")
    #expect(
      ["", "é: É", "a name that is longer"].commaSeparated == ", é: É, a name that is longer")
    #expect(["a", "b", "c"].dropFirst().commaSeparated == "b, c")
  }
}
