import SwiftLayout
import TestSupport
import Testing

/// Code as a page of 40 characters shows it: the cases of `Cases`, with the names of their marks
/// between `‹` and `›`.
struct LayoutTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `code is laid out as its case says`(_ item: TextCase) throws {
    let code = try code(item.input.withoutMarks)
    try item.expect((code.laidOut(width: 40) + "\n").withMarks)
  }

  private func code(_ text: String) throws -> Code {
    let marks = (0...UInt8.max).compactMap(Mark.init(rawValue:))
    var code: Code = ""
    let parts = text.split(separator: /[‹›]/, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        code = "\(code)\(String(part))"
      } else {
        code = "\(code)\(try #require(marks.first { "\($0)" == part }))"
      }
    }
    return code
  }
}
