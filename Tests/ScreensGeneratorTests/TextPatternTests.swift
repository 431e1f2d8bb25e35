import Testing

@testable import ScreensGenerator

struct TextPatternTests {
  @Test(arguments: [
    ("abc", "abc"), ("[0-9]+", "0"), ("\\+?[0-9 ]{5,20}", "+00000"), ("(?:ab|c){2}x?", "ababx"),
    ("^[A-Z]{2}\\d{3}$", "AA000"), ("[^a]", "b"), (".*", "a"), ("\\w+@\\w+\\.com", "0@0.com"),
    ("[a-z\\-]{0}", ""), ("a{2,}", "aa"), ("(a|)b", "ab"),
  ])
  func `a text is made up that it matches`(expression: String, text: String) throws {
    let pattern = try #require(TextPattern(expression))
    #expect(pattern.example == text)
    #expect(pattern.matches(text))
    #expect(text.wholeMatch(of: try Regex(expression)) != nil)
  }

  @Test(arguments: [
    "[0-9]+", "\\+?[0-9 ]{5,20}", "(?:ab|c){2}x?", "[^a-c]*b", "a.c", "(a*)*b", "\\s?\\S\\D",
    "x{2,3}",
  ])
  func `it matches what Regex does`(expression: String) throws {
    let pattern = try #require(TextPattern(expression))
    let regex = try Regex(expression)
    for text in [
      "", "a", "0", "12", "+00000", "abab", "abcx", "cc", "aaab", "b", "a\nc", "abc", "xxx", " ab",
    ] {
      #expect(pattern.matches(text) == (text.wholeMatch(of: regex) != nil), "\(text)")
    }
  }

  @Test(arguments: [
    "(", "[a", "a**", "\\bword", "(?=a)", "(a)\\1", "[[:alpha:]]", "a{1001}",
    "(a{2}){9223372036854775807}", "(a{100}){100}",
    "a^b", "a$b",
    "\\p{L}", "[z-a]", "a++", "{2}",
  ])
  func `other expressions are not read`(expression: String) {
    #expect(TextPattern(expression) == nil)
  }

  @Test func `it takes little time for what takes Regex forever`() {
    let text = String(repeating: "a", count: 500)
    #expect(TextPattern("((a+)+)+b")?.matches(text) == false)
  }

  @Test func `a long example is not made up`() {
    #expect(TextPattern("(?:a{900}){1}b{900}")?.example == nil)
  }
}
