import Foundation
import TestSupport
import Testing

/// Specs as somebody writes them from memory who has read the README and the first tutorial, all
/// that is printed about them, and what they are after one round of doing what was printed.
struct FromMemoryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "FromMemory")

  @Test(arguments: ["first", "second"])
  func `what is printed about specs written from memory`(round: String) throws {
    let directory = Self.folder.appending(path: round)
    let sandbox = try Sandbox([:])
    var printed = ""
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() {
      let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
      try sandbox.write(text, to: name)
      printed += "### \(name)\n" + (try sandbox.run("spec", "lint", name).errors)
    }
    try expect(printed, matches: Self.folder.appending(path: "\(round).txt"))
  }

  @Test func `all specs written from memory are right after one round`() throws {
    let printed = try String(
      contentsOf: Self.folder.appending(path: "second.txt"), encoding: .utf8)
    let specs = printed.split(separator: "### ")
    let right = specs.filter { !$0.contains(": error: ") }
    #expect(specs.count == 14)
    #expect(right.count == 14)
  }
}
