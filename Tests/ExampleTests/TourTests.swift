import Foundation
import TestSupport
import Testing

/// The tour of the examples, as it is run from a terminal.
@Suite(.blocking)
struct TourTests {

  /// In the order of the tour.
  private static let stops = [
    "branded-login", "login", "forgot-password", "sign-up", "add-bookmark-basic", "add-bookmark",
    "bookmark-list",
    "folder-browser", "asset-list", "blog-list", "blog-postings", "bookmark-summary", "rating",
    "user-portrait", "web-content-display", "web-content-list", "web", "asset-display", "ddl-form",
    "ddl-list",
    "comments", "documents", "images", "files", "kitchen", "themes", "own-parts", "lifecycle",
  ]

  /// The file of what `bookmarks-app` prints at a stop.
  private static func file(of stop: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tour/\(stop).txt")
  }

  private static func text(of stop: String) throws -> String {
    try String(contentsOf: file(of: stop), encoding: .utf8)
  }

  private func run(_ arguments: [String] = []) throws -> Subprocess {
    try Subprocess(
      BuiltProducts.folder.appendingPathComponent("bookmarks-app").path, arguments)
  }

  @Test func `without arguments it is the whole tour`() throws {
    let expected = try Self.stops.map(Self.text).joined(separator: "\n")
    #expect(try run() == Subprocess(status: 0, output: expected, errors: ""))
  }

  @Test(arguments: stops)
  func `a stop is the same alone, since it leaves nothing behind`(stop: String) throws {
    let run = try run([stop])
    #expect(run.status == 0)
    #expect(run.errors == "")
    try expect(run.output, matches: Self.file(of: stop))
  }

  @Test func `several stops come in the order in which they are asked for`() throws {
    let expected = try Self.text(of: "rating") + "\n" + Self.text(of: "branded-login")
    #expect(
      try run(["rating", "branded-login"]) == Subprocess(status: 0, output: expected, errors: ""))
  }

  @Test(arguments: [["logn"], ["rating", "logn"]])
  func `a stop that there is not is refused before the tour begins`(stops: [String]) throws {
    #expect(
      try run(stops)
        == Subprocess(
          status: 64, output: "",
          errors: """
            error: there is no stop 'logn'; there are \(Self.stops.joined(separator: ", "))
            see 'bookmarks-app --help'

            """))
  }

  @Test func `a stop that cannot go on is the end, and says its name`() throws {
    // Without the resources that lie beside it, the program finds no XIB.
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("bookmarks-app")
    try FileManager.default.copyItem(
      at: BuiltProducts.folder.appendingPathComponent("bookmarks-app"), to: program)
    let run = try Subprocess(program.path, ["rating", "branded-login"])
    #expect(run.status == 1)
    #expect(try run.output == Self.text(of: "rating").prefixOfLines(2))
    #expect(
      run.errors.contains("\nerror: rating: RatingScreenlet has no view: none of RatingView_"))
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `the app compiles without a warning`(settings: Toolchain.Settings) throws {
    let folder = BuiltProducts.package.appendingPathComponent("Examples/BookmarksApp")
    let sources = try TemporaryFolder.files(below: folder).keys
      .filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
    #expect(sources.count > Self.stops.count)
    let compiler = try Toolchain.check(sources, module: "bookmarks_app", settings)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test func `every example over a portal is a stop`() throws {
    let examples = BuiltProducts.package.appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { name in
      FileManager.default.fileExists(
        atPath: examples.appendingPathComponent("\(name)/\(name).screenlet.yml").path)
    }
    #expect(names.count > 8)
    let stops = Self.stops.map { $0.replacing("-", with: "") }
    #expect(names.map { $0.lowercased() }.filter { !stops.contains($0) } == ["newslist"])
  }

  @Test func `every Screenlet of the library is at a stop`() throws {
    let app = BuiltProducts.package.appendingPathComponent("Examples/BookmarksApp/Stops")
    let stops = try TemporaryFolder.files(below: app).values
      .map { String(decoding: $0, as: UTF8.self) }.joined()
    let specs = BuiltProducts.package.appendingPathComponent("Sources/LiferayScreensLibrary/Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: specs.path)
      .filter { $0.hasSuffix(".screenlet.yml") }.map { $0.prefix { $0 != "." } }
    #expect(names.count > 22)
    #expect(names.filter { !stops.contains("\($0)Screenlet") && !$0.hasPrefix("DDLField") } == [])
  }

  @Test func `the README shows what it prints`() throws {
    let readme = BuiltProducts.package
      .appendingPathComponent("Examples/BookmarksApp/README.md")
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    #expect(
      try text.contains(
        "$ swift run bookmarks-app branded-login\n\(Self.text(of: "branded-login"))```\n"))
    for stop in Self.stops {
      let subject = try Self.text(of: stop).prefix { $0 != "\n" }.dropFirst("# \(stop): ".count)
      #expect(text.contains("`\(stop)`"), "\(stop) is not told of")
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
