import Foundation
import TestSupport
import Testing

/// What is shown under `Examples/` is what is generated, and what is compiled.
@Suite(.blocking)
struct ExampleOutputTests {

  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let module: String

    var folder: URL { BuiltProducts.package.appendingPathComponent("Examples/\(name)") }
    var testDescription: String { name }
  }

  static let examples = [
    Example(name: "AddBookmark", module: "Bookmarks"),
    Example(name: "AddBookmarkBasic", module: "BookmarksBasic"),
    Example(name: "BlogPostings", module: "Postings"),
    Example(name: "BookmarkSummary", module: "BookmarkSummaries"),
    Example(name: "FolderBrowser", module: "Folders"),
    Example(name: "Kitchen", module: "Kitchens"),
    Example(name: "NewsList", module: "News"),
    Example(name: "BrandedLogin", module: "BrandedLogins"),
  ]

  @Test(arguments: examples)
  func `the sources of an example are what its spec yields, to the byte`(
    example: Example
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      [
        "new-screenlet", "--spec",
        example.folder.appendingPathComponent("\(example.name).screenlet.yml").path, "--output",
        folder.url.path, "--quiet",
      ])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))

    let generated = try TemporaryFolder.files(below: folder.url)
    let shown = try TemporaryFolder.files(below: example.folder)
    let expected = shown.filter { $0.key.hasPrefix(example.name + "Screenlet") }
    #expect(generated.keys.sorted() == expected.keys.sorted())
    for (path, data) in generated {
      #expect(data.withoutSpecPath == expected[path]?.withoutSpecPath, "\(path) differs")
    }
  }

  /// The settings of which an app may have any, each with an example that has a bit of everything.
  private static let pairs: [(Example, Toolchain.Settings)] = examples.flatMap { example in
    Toolchain.Settings.tried.filter { $0.isForAll || example.name == "Kitchen" }
      .map { (example, $0) }
  }

  @Test(arguments: pairs)
  func `an example compiles without a warning in any app`(
    example: Example, settings: Toolchain.Settings
  ) throws {
    let sources = try TemporaryFolder.files(below: example.folder).keys
      .filter { $0.hasSuffix(".swift") }.sorted()
    let place = try TemporaryFolder()
    for (module, isTests) in [(example.module, false), (example.module + "Tests", true)] {
      let part = sources.filter { $0.hasPrefix("\(example.name)ScreenletTests/") == isTests }
      #expect(!part.isEmpty)
      let compiler = try Toolchain.check(
        part.map(example.folder.appendingPathComponent), module: module, settings,
        emittingTo: isTests ? nil : place.url, importingFrom: [place.url])
      #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
    }
  }

  @Test(arguments: examples) func `an example is clean for the format lint`(
    example: Example
  ) throws {
    let lint = try Toolchain.lint([example.folder])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
