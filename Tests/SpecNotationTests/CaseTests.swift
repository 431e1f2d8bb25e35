import Foundation
import SpecNotation
import TestSupport
import Testing

/// A document under `Cases`, named for the section of YAML 1.2.2 that it shows.
struct Case: CustomTestStringConvertible, Sendable {
  let url: URL

  static let all: [Case] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(Case.init)
  }()

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  var tree: URL { url.deletingPathExtension().appendingPathExtension("tree") }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
  }
}

struct CaseTests {
  @Test func `there are cases`() {
    #expect(Case.all.count > 30)
  }

  @Test(arguments: Case.all)
  func `a document becomes the tree beside it`(_ document: Case) throws {
    let text = try document.text
    let reading = Reading(text)
    #expect(reading.printed == "")
    let node = try #require(reading.node)
    try expect(NodeDump(node, of: text).text, matches: document.tree)
  }
}
