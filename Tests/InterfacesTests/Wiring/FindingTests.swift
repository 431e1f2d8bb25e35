import TestSupport
import Testing

/// What is found in files that do not fit, word for word: the cases of `Cases`.
struct FindingTests {
  @Test(arguments: try TextCase.all(beside: #filePath).filter { $0.topic != "Manifest" })
  func `what does not fit is found as its case says`(_ item: TextCase) throws {
    try item.expect(CheckedFiles(item.input).findings)
  }
}
