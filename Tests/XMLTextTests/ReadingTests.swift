import TestSupport
import Testing

/// What becomes of a document: its tree, or what is wrong with it, word for word. The last line of
/// a document has no line end.
struct ReadingTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `a document is read as its case says`(_ item: TextCase) throws {
    try item.expect(Reading(item.input.withoutMarks).tree.withMarks)
  }
}
