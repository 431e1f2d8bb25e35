import Foundation
import TestSupport
import Testing

/// The tour of the examples, as it is run from a terminal.
@Suite(.blocking)
struct TourTests {

  private func run(_ arguments: [String] = []) throws -> Subprocess {
    try Subprocess(
      BuiltProducts.folder.appendingPathComponent("bookmarks-app").path, arguments)
  }

  @Test func `without arguments it is the whole tour`() throws {
    let expected = TourText.stops.map(\.value).joined(separator: "\n")
    #expect(try run() == Subprocess(status: 0, output: expected, errors: ""))
  }

  @Test(arguments: TourText.stops.map(\.key))
  func `a stop is the same alone, since it leaves nothing behind`(stop: String) throws {
    let expected = try #require(TourText.stops.first { $0.key == stop }).value
    #expect(try run([stop]) == Subprocess(status: 0, output: expected, errors: ""))
  }

  @Test func `several stops come in the order in which they are asked for`() throws {
    #expect(
      try run(["rating", "login"])
        == Subprocess(status: 0, output: TourText.rating + "\n" + TourText.login, errors: ""))
  }

  @Test(arguments: [["logn"], ["rating", "logn"]])
  func `a stop that there is not is refused before the tour begins`(stops: [String]) throws {
    #expect(
      try run(stops)
        == Subprocess(
          status: 64, output: "",
          errors: """
            error: there is no stop 'logn'; there are login, forgot-password, sign-up, add-bookmark-basic, \
            add-bookmark, bookmark-list, folder-browser, asset-list, blog-list, blog-postings, \
            bookmark-summary, rating, user-portrait, web-content-display, comments, documents, kitchen, themes, own-parts, lifecycle
            see 'bookmarks-app --help'

            """))
  }

  @Test func `a stop that cannot go on is the end, and says its name`() throws {
    // Without the resources that lie beside it, the program finds no XIB.
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("bookmarks-app")
    try FileManager.default.copyItem(
      at: BuiltProducts.folder.appendingPathComponent("bookmarks-app"), to: program)
    let run = try Subprocess(program.path, ["rating", "login"])
    #expect(run.status == 1)
    #expect(run.output == TourText.rating.prefixOfLines(2))
    #expect(
      run.errors.contains("\nerror: rating: RatingScreenlet has no view: none of RatingView_"))
  }

  @Test(arguments: Toolchain.Settings.allCases)
  func `the app compiles without a warning`(settings: Toolchain.Settings) throws {
    let folder = BuiltProducts.package.appendingPathComponent("Examples/BookmarksApp")
    let sources = try TemporaryFolder.files(below: folder).keys
      .filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
    #expect(sources.count > TourText.stops.count)
    let compiler = try Toolchain.check(sources, module: "bookmarks_app", settings)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test func `every example is a stop`() throws {
    let examples = BuiltProducts.package.appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { name in
      FileManager.default.fileExists(
        atPath: examples.appendingPathComponent("\(name)/\(name).screenlet.yml").path)
    }
    #expect(names.count > 10)
    let stops = TourText.stops.map { $0.key.replacing("-", with: "") }
    #expect(names.map { $0.lowercased() }.filter { !stops.contains($0) } == [])
  }

  @Test func `the README shows what it prints`() throws {
    let readme = BuiltProducts.package
      .appendingPathComponent("Examples/BookmarksApp/README.md")
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    #expect(text.contains("$ swift run bookmarks-app login\n\(TourText.login)```\n"))
    for (name, output) in TourText.stops {
      let subject = output.prefix { $0 != "\n" }.dropFirst("# \(name): ".count)
      #expect(text.contains("`\(name)`"), "\(name) is not told of")
      #expect(!subject.isEmpty)
    }
  }
}

extension String {
  fileprivate func prefixOfLines(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map { "\($0)\n" }
      .joined()
  }
}
