import Foundation
import TestSupport
import Testing

/// The overview lists every example, and what it shows.
struct OverviewTests {

  private static let examples = BuiltProducts.package.appendingPathComponent("Examples")

  private static func text(_ path: String) throws -> String {
    let file = BuiltProducts.package.appendingPathComponent(path)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Every folder among the examples.
  static var folders: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: examples.path)
        .filter { !$0.contains(".") }.sorted()
    }
  }

  @Test func `the list of pages has every example`() throws {
    let section = try #require(
      try Self.text("docs/README.md").components(separatedBy: "\n## Examples\n").last)
    let folders = try Self.folders
    #expect(folders.count >= 10)
    #expect(folders.filter { !section.contains("[`\($0)`](../Examples/\($0))") } == [])
  }

  @Test func `every example says what it is, and shows no file that is not there`() throws {
    for folder in try Self.folders {
      let readme = try Self.text("Examples/\(folder)/README.md")
      #expect(readme.hasPrefix("# \(folder)\n\n"), "\(folder)")
      for link in readme.matches(of: /\]\(([^)#:]+)\)/).map(\.1) {
        let target = Self.examples.appendingPathComponent("\(folder)/\(link)")
        #expect(
          FileManager.default.fileExists(atPath: target.path), "\(folder) links to \(link)")
      }
    }
  }

  @Test func `every spec among the examples is generated, compared, compiled and linted`() throws {
    let specs = try Self.folders.filter { name in
      let spec = Self.examples.appendingPathComponent("\(name)/\(name).screenlet.yml")
      return FileManager.default.fileExists(atPath: spec.path)
    }
    // Two lists have output tests of their own: their models are those of another example, or of a
    // module file.
    let tested = ExampleOutputTests.examples.map(\.name) + ["BlogList", "BookmarkList"]
    #expect(tested.sorted() == specs)
  }
}
