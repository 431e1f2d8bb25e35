import Foundation
import SourceText
import TestSupport
import Testing

/// The threat model lists the limits of every input.
struct LimitsPageTests {
  @Test func `the page lists the limits of each format`() throws {
    let page = BuiltProducts.package.appendingPathComponent("docs/threat-model.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let head = try #require(
      text.range(of: "| input | size | depth | other limits |\n|---|---|---|---|\n"))
    let end = try #require(text.range(of: "\n\n", range: head.upperBound..<text.endIndex))
    let rows = InputFormat.allCases.map(Self.row).joined()
    try expect(text[..<head.upperBound] + rows + text[end.lowerBound...].dropFirst(), matches: page)
  }

  private static func row(_ format: InputFormat) -> String {
    let limits = format.limits
    let depth = limits.depth == .max ? "" : String(limits.depth)
    let others = [(limits.count, limits.counted), (limits.work, limits.worked)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.formatted(.number.locale(Locale(identifier: "en_US")))) \($1)" }
    return
      "| \(format.name) | \(limits.size >> 20) MB | \(depth) | \(others.joined(separator: "; ")) |\n"
  }
}
