import Foundation
import TestSupport
import Testing

/// The library as it is generated where nobody has written anything by hand.
struct GeneratedLibrary {
  private let directory: TemporaryFolder
  private let folder: URL

  init() throws {
    directory = try TemporaryFolder()
    let copy = directory.url.appending(path: "Sources/LiferayScreensLibrary")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    // The output of a module stays in its package.
    try Data().write(to: directory.url.appending(path: "Package.swift"))
    try FileManager.default.copyItem(
      at: Library.folder.appending(path: "Specs"), to: copy.appending(path: "Specs"))
    let outcome = try Subprocess(
      BuiltProducts.screensGen.path, ["generate", copy.path, "--quiet"])
    #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
    folder = copy
  }

  /// The lines of Swift in the files of a part of the library, without blanks and comments: how
  /// many are as they were generated, and how many are not.
  func lines(of part: Library.Part) throws -> (generated: Int, byHand: Int) {
    var counts = (generated: 0, byHand: 0)
    for path in try Self.paths(below: Library.folder) where Library.Part(path) == part {
      let text = try String(contentsOf: Library.folder.appending(path: path), encoding: .utf8)
      let made = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = text.linesOfCode
      let common = lines.count - lines.difference(from: made?.linesOfCode ?? []).insertions.count
      counts.generated += common
      counts.byHand += lines.count - common
    }
    return counts
  }

  private static func paths(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}

extension String {
  /// Its lines without blanks and comments, of Swift or of YAML.
  var linesOfCode: [Substring] {
    split(separator: "\n").filter { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("# ")
    }
  }
}
