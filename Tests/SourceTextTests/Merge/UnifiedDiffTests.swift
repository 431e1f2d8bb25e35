import TestSupport
import Testing
import SourceText

/// What git would show of two texts: the cases of `Cases/Diff`, each with `old` or `new`, or both.
struct UnifiedDiffTests {
  @Test(arguments: try TextCase.all(in: "Diff", beside: #filePath))
  func `the difference of two texts is that of their case`(_ item: TextCase) throws {
    let texts = item.parts.mapValues(\.withoutMarks)
    let diff = UnifiedDiff(from: texts["old"], to: texts["new"], path: "x")
    try item.expect(diff.text.withMarks)
  }

  @Test func `no texts give nothing`() {
    #expect(UnifiedDiff(from: nil, to: nil, path: "x").text == "")
  }

  @Test(arguments: [
    ("Sources/Count.swift", "--- a/Sources/Count.swift\n"),
    ("é.swift", "--- a/é.swift\n"),
    ("my file.swift", "--- a/my file.swift\t\n"),
    ("a \"b\"\\.swift", "--- \"a/a \\\"b\\\"\\\\.swift\"\n"),
    ("a\u{202E}b.swift", "--- \"a/a\\342\\200\\256b.swift\"\n"),
    ("é\t\n.swift", "--- \"a/é\\011\\012.swift\"\n"),
  ])
  func `names are quoted when they need it`(path: String, line: String) {
    #expect(UnifiedDiff(from: "a\n", to: nil, path: path).text.hasPrefix(line))
  }

  @Test func `the context can be left out`() {
    #expect(
      UnifiedDiff(from: "a\nb\nc\n", to: "a\nc\n", path: "x", context: 0).text
        == "--- a/x\n+++ b/x\n@@ -2 +1,0 @@\n-b\n")
  }
}
