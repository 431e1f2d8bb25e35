import Foundation
import TestSupport
import Testing

/// The wiring proof of everything that is shown.
struct LintTests {

  private static let examples = BuiltProducts.package.appendingPathComponent("Examples")

  @Test(arguments: [["Examples"], ["Examples", "Sources/LiferayScreensLibrary"]])
  func `all examples fit together, with the library and without`(folders: [String]) throws {
    let paths = folders.map { BuiltProducts.package.appendingPathComponent($0).path }
    let run = try Subprocess(BuiltProducts.screensGen.path, ["lint"] + paths + ["--quiet"])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test(arguments: [
    "AddBookmark", "AddBookmarkBasic", "BlogList", "BlogPostings", "BookmarkList",
    "BookmarkSummary", "FolderBrowser", "Kitchen", "NewsList",
  ])
  func `an example fits together by itself, all of its files looked at`(name: String) throws {
    let folder = Self.examples.appendingPathComponent(name)
    let files = try TemporaryFolder.files(below: folder).keys
    let xibs = files.count { $0.hasSuffix(".xib") }
    let sources = files.count { $0.hasSuffix(".swift") }
    let run = try Subprocess(
      BuiltProducts.screensGen.path, ["lint", folder.path, "--color", "never"])
    let expected =
      "\(xibs) XIB\(xibs == 1 ? "" : "s"), \(sources) Swift files: no problems\n"
    #expect(run == Subprocess(status: 0, output: expected, errors: ""))
  }
}
