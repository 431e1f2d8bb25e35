import SwiftText
import TestSupport
import Testing

/// Swift on a page of 40 characters.
struct SwiftPageTests {
  private let page = SwiftPage(width: 40)

  @Test(arguments: try TextCase.all(beside: #filePath))
  func `a line is broken as its case says`(_ item: TextCase) throws {
    try item.expect(page.laidOut(item.input.withoutMarks) { _ in true }.withMarks + "\n")
  }

  @Test func `only breakable lines are broken`() {
    let line = "  interactor(screenlet: self, folderId: folderId)"
    var asked: [Range<Int>] = []
    let text = page.laidOut("é\n\(line)\n\(line)\nshort") { range in
      asked.append(range)
      return asked.count == 1
    }
    #expect(
      text == "é\n  interactor(\n    screenlet: self,\n    folderId: folderId\n  )\n\(line)\nshort")
    #expect(asked == [3..<52, 53..<102])
  }

  @Test func `a page has 100 characters`() {
    let name = String(repeating: "a", count: 97)
    #expect(SwiftPage().laidOut("f(\(name))") { _ in true } == "f(\(name))")
    #expect(SwiftPage().laidOut("xf(\(name))") { _ in true } == "xf(\n  \(name)\n)")
  }

  @Test func `a line of more than 8,000 bytes is data, and stays as it is`() {
    let list = Array(repeating: "argument: 1", count: 700).joined(separator: ", ")
    #expect(page.laidOut("call(\(list))") { _ in true } == "call(\(list))")
    let short = Array(repeating: "a: 1", count: 700).joined(separator: ", ")
    #expect(page.laidOut("call(\(short))") { _ in true }.hasPrefix("call(\n"))
  }
}
