import Foundation
import TestSupport
import Testing

/// The table of lines on the page of the library, which `RECORD=1` writes: of each spec, of the Swift
/// that is generated from it, of what is written by hand beside and in that, and of Liferay Screens.
@Suite(.blocking)
struct LibraryLinesTests {

  @Test func `the page says how many lines are generated, and how many written by hand`() throws {
    let page = try String(contentsOf: Library.page, encoding: .utf8)
    let marks = page.components(separatedBy: "<!-- lines -->\n")
    try #require(marks.count == 3, "the table is between two marks")
    let table = try Self.table()
    try expect(
      [marks[0], table, marks[2]].joined(separator: "<!-- lines -->\n"), matches: Library.page)
  }

  private static func table() throws -> String {
    let generated = try GeneratedLibrary()
    var rows = try LiferayScreens.inLibrary.map { name in
      try Row(
        name: name, spec: "\(name).screenlet.yml", folder: "\(name)Screenlet", generated)
    }
    rows.append(
      try Row(
        name: "Shared", spec: "LiferayScreensLibrary.module.yml", folder: nil, generated))
    rows.append(Row(name: "all", sumOf: rows))
    let head = """
      | Screenlet | spec | generated | by hand | Liferay Screens |
      |---|--:|--:|--:|--:|

      """
    return head + rows.map(\.text).joined()
  }
}

/// A row of the table.
private struct Row {
  var name: String
  var spec: Int
  var generated: Int
  var byHand: Int
  var there: Int

  var text: String { "| \(name) | \(spec) | \(generated) | \(byHand) | \(there) |\n" }

  /// Counts what is in the folder; without one, what the Screenlets share.
  init(name: String, spec: String, folder: String?, _ library: GeneratedLibrary) throws {
    let file = Library.folder.appending(path: "Specs/\(spec)")
    let lines = try library.lines(below: folder)
    self.name = name
    self.spec = try String(contentsOf: file, encoding: .utf8).linesOfCode.count
    generated = lines.generated
    byHand = lines.byHand
    there = try LiferayScreens(name).lines
  }

  /// The sum of others.
  init(name: String, sumOf rows: [Row]) {
    self.name = name
    spec = rows.map(\.spec).reduce(0, +)
    generated = rows.map(\.generated).reduce(0, +)
    byHand = rows.map(\.byHand).reduce(0, +)
    there = rows.map(\.there).reduce(0, +)
  }
}
