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

  @Test func `little of the library is written by hand`() throws {
    let rows = try Self.rows()
    let all = Row(name: "all", sumOf: rows)
    #expect(all.byHand * 8 <= all.there)
    let others = Row(
      name: "others", sumOf: rows.filter { !["DDLForm", "Fields"].contains($0.name) })
    #expect(others.byHand * 13 <= others.there)
  }

  private static func rows() throws -> [Row] {
    let generated = try GeneratedLibrary()
    var rows = try LiferayScreens.inLibrary.map { name in
      let specs = try Library.specs.filter {
        $0 == name || name == "DDLForm" && $0.hasPrefix("DDLField")
      }
      return try Row(
        name: name, specs: specs.map { "\($0).screenlet.yml" }, .screenlet(name), generated)
    }
    rows.append(try Row(name: "Fields", specs: [], .fields, generated))
    let module = "LiferayScreensLibrary.module.yml"
    rows.append(try Row(name: "Shared", specs: [module], .shared, generated))
    return rows
  }

  private static func table() throws -> String {
    var rows = try rows()
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

  /// Counts what a part of the library has.
  init(
    name: String, specs: [String], _ part: Library.Part, _ library: GeneratedLibrary
  ) throws {
    let lines = try library.lines(of: part)
    self.name = name
    spec = try specs.map { spec in
      let file = Library.folder.appending(path: "Specs/\(spec)")
      return try String(contentsOf: file, encoding: .utf8).linesOfCode.count
    }.reduce(0, +)
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
