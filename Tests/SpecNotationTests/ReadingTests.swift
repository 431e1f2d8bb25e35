import SpecNotation
import TestSupport
import Testing

/// What becomes of a document: the cases of `Cases`.
struct ReadingTests {
  /// The chapters of YAML 1.2.2, and specs, with their trees.
  @Test(arguments: try TextCase.all(in: "Trees", beside: #filePath))
  func `a document is read as its case says`(_ item: TextCase) throws {
    let reading = Reading(item.document)
    #expect(reading.printed == "")
    let node = try #require(reading.node)
    try item.expect(NodeDump(node, of: item.document).text)
  }

  @Test(arguments: try TextCase.all(in: "Messages", beside: #filePath))
  func `what is wrong with a document is reported as its case says`(_ item: TextCase) throws {
    try item.expect(complaints(about: item.document).withMarks)
  }

  @Test(arguments: try TextCase.all(in: "JSON", beside: #filePath))
  func `a document becomes the JSON of its case`(_ item: TextCase) throws {
    let json = Reading(item.document).json.withMarks
    try item.expect(json.hasSuffix("\n") ? json : json + "\n")
  }

  @Test(arguments: try TextCase.all(in: "Trees", beside: #filePath))
  func `all line breaks read alike`(_ item: TextCase) throws {
    let lines = item.document.split(separator: "\n", omittingEmptySubsequences: false)
    let json = Reading(item.document).json
    #expect(Reading(lines.joined(separator: "\r\n")).json == json)
    #expect(Reading(lines.joined(separator: "\r")).json == json)
  }
}

extension TextCase {
  /// The document of the case.
  var document: String { input.withoutMarks + "\n" }
}
