import Foundation
import TestSupport
import Testing

/// What the theme sets among the examples show is what is generated, and what is compiled.
@Suite(.blocking)
struct ThemeSetOutputTests {
  private static func example(_ set: String) -> URL {
    BuiltProducts.package.appendingPathComponent("Examples/\(set)")
  }

  @Test(arguments: ["Flat7", "Westeros"])
  func `the sources of a set are what its spec yields, to the byte`(set: String) throws {
    let output = try TemporaryFolder()
    let spec = Self.example(set).appendingPathComponent("\(set.lowercased()).theme.yml")
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      ["theme", "--spec", spec.path, "--output", output.url.path, "--quiet"])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
    #expect(
      try TemporaryFolder.files(below: output.url.appendingPathComponent("Themes"))
        .mapValues(\.withoutSpecPath)
        == TemporaryFolder.files(below: Self.example(set).appendingPathComponent("Themes"))
        .mapValues(\.withoutSpecPath))
  }

  @Test(arguments: ["Flat7", "Westeros"], Toolchain.Settings.tried)
  func `a set compiles without a warning in any app`(
    set: String, settings: Toolchain.Settings
  ) throws {
    let sources = try TemporaryFolder.files(below: Self.example(set)).keys
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Self.example(set).appendingPathComponent($0) }
    #expect(sources.count == 2)
    let compiler = try Toolchain.check(sources, module: "LiferayScreensTheme\(set)", settings)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test func `the sets are clean for the format lint`() throws {
    let lint = try Toolchain.lint([Self.example("Flat7"), Self.example("Westeros")])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }

  /// The command that made the theme of a set makes the same again.
  @Test func `the theme command adds the theme of the set to the spec as it is there`() throws {
    let folder = try TemporaryFolder()
    for example in ["AddBookmark", "Westeros", "Flat7"] {
      try FileManager.default.copyItem(
        at: Self.example(example), to: folder.url.appendingPathComponent(example))
    }
    let line = "  westeros: { kind: full, set: ../Westeros/westeros.theme.yml }\n"
    let spec = folder.url.appendingPathComponent("AddBookmark/AddBookmark.screenlet.yml")
    let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
    try #require(text.hasSuffix(line))
    try Data(text.replacing(line, with: "").utf8).write(to: spec)
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      [
        "theme", "westeros", "--set", "Westeros/westeros.theme.yml", "--quiet", "AddBookmark",
      ], in: folder.url)
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
    #expect(
      try TemporaryFolder.files(below: folder.url.appendingPathComponent("AddBookmark"))
        == TemporaryFolder.files(below: Self.example("AddBookmark")))
  }
}
