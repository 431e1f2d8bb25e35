import TestSupport
import Testing

/// What is found in a Screenlet after it was edited, word for word: the cases of `Cases`.
struct FindingTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `what does not fit is found as its case says`(_ item: TextCase) throws {
    var note = Note()
    for step in try FileStep.all(in: item.input) { try note.files.apply(step) }
    try item.expect(note.findings)
  }
}
