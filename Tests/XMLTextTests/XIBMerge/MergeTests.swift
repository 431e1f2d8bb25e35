import TestSupport
import Testing
import XMLText

/// What becomes of XIBs that both sides changed: the cases of `Cases`.
struct MergeTests {
  @Test(arguments: try TextCase.all(in: "Sheet", beside: #filePath))
  func `a sheet is merged as its case says`(_ item: TextCase) throws {
    let versions = try Versions(ofSheet: FileStep.all(in: item.input.withoutMarks))
    try item.expect(versions.difference.withMarks)
  }

  @Test(arguments: try TextCase.all(in: "Form", beside: #filePath))
  func `a form is merged as its case says`(_ item: TextCase) throws {
    try item.expect(try Versions(ofForm: FileStep.all(in: item.input.withoutMarks)).picture)
  }
}
