import TestSupport
import Testing

/// What is found in Swift, whether it compiles or not: the cases of `Cases`.
struct OutlineTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `a file has the outline of its case`(_ item: TextCase) throws {
    try item.expect(OutlineDump(of: item.input.withoutMarks).text.withMarks)
  }
}
