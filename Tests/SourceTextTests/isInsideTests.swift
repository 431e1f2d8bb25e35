import Testing

@testable import SourceText

struct IsInsideTests {
  @Test(arguments: ["a", "a/b.md", ".a", "a.", "..a", "...", "a/.b/c..d", "é/\u{7F}", "a\nb"])
  func `a path of plain names leads inside`(path: String) {
    #expect(path.isInside)
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "./a", "a/.", "a/./b", "..", "../a", "a/..", "a/../b",
  ])
  func `a path may lead outside, or nowhere`(path: String) {
    #expect(!path.isInside)
  }
}
