import Foundation
import TestSupport
import Testing

/// What the example shows is what is generated, and what is compiled.
@Suite(.blocking)
struct BookmarkListOutputTests {
  private static let examples = BuiltProducts.package.appendingPathComponent("Examples")
  private static let example = examples.appendingPathComponent("BookmarkList")

  /// The model is that of AddBookmark, in the same module: here it was deleted.
  private static let deleted = "BookmarkListScreenlet/Models/Bookmark.swift"

  @Test func `the sources of the example are what its spec yields, to the byte`() throws {
    let folder = try TemporaryFolder()
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      [
        "new-screenlet", "--spec",
        Self.example.appendingPathComponent("BookmarkList.screenlet.yml").path, "--output",
        folder.url.path, "--quiet",
      ])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))

    var generated = try TemporaryFolder.files(below: folder.url)
    #expect(generated.removeValue(forKey: Self.deleted) != nil)
    let shown = try TemporaryFolder.files(below: Self.example)
    let expected = shown.filter { $0.key.hasPrefix("BookmarkListScreenlet") }
    #expect(generated.keys.sorted() == expected.keys.sorted())
    for (path, data) in generated {
      #expect(data.withoutSpecPath == expected[path]?.withoutSpecPath, "\(path) differs")
    }
  }

  @Test func `the model that was deleted stays deleted, and the example is up to date`() throws {
    let check = try Subprocess(
      BuiltProducts.screensGen.path, ["check", Self.example.path, "--color", "never"])
    #expect(check.status == 0)
    #expect(check.errors == "")
    let skipped = check.output.split(separator: "\n").filter { $0.contains(" skip ") }
    #expect(skipped.map { $0.hasSuffix("/\(Self.deleted)") } == [true])
  }

  @Test(arguments: Toolchain.Settings.tried.filter(\.isForAll))
  func `the example compiles without a warning in any app, beside AddBookmark`(
    settings: Toolchain.Settings
  ) throws {
    let sources = try ["AddBookmark", "BookmarkList"].flatMap { name in
      let folder = Self.examples.appendingPathComponent(name)
      return try TemporaryFolder.files(below: folder).keys.filter { $0.hasSuffix(".swift") }
        .sorted().map(folder.appendingPathComponent)
    }
    let place = try TemporaryFolder()
    for (module, isTests) in [("Bookmarks", false), ("BookmarksTests", true)] {
      let part = sources.filter { $0.path.hasSuffix("ScreenletTests.swift") == isTests }
      let compiler = try Toolchain.check(
        part, module: module, settings, emittingTo: isTests ? nil : place.url,
        importingFrom: [place.url])
      #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
    }
  }

  @Test func `the example is clean for the format lint`() throws {
    let lint = try Toolchain.lint([Self.example])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
