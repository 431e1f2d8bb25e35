import Foundation
import TestSupport
import Testing

/// What the example shows is what is generated, and what is compiled.
struct FolderBrowserOutputTests {
  private static let example = BuiltProducts.package
    .appendingPathComponent("Examples/FolderBrowser")

  @Test func `the sources of the example are what its spec yields, to the byte`() throws {
    let output = try TemporaryFolder()
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      [
        "new-screenlet", "--spec",
        Self.example.appendingPathComponent("FolderBrowser.screenlet.yml").path, "--output",
        output.url.path, "--quiet",
      ])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))

    let generated = try TemporaryFolder.files(below: output.url)
    let shown = try TemporaryFolder.files(
      below: Self.example.appendingPathComponent("FolderBrowserScreenlet"))
    let expected = Dictionary(
      uniqueKeysWithValues: shown.map { ("FolderBrowserScreenlet/" + $0.key, $0.value) })
    #expect(generated.keys.sorted() == expected.keys.sorted())
    for (path, data) in generated {
      #expect(data == expected[path], "\(path) differs")
    }
  }

  @Test(arguments: Toolchain.LanguageMode.allCases)
  func `the example compiles without a warning in the language mode`(
    mode: Toolchain.LanguageMode
  ) throws {
    let sources = try TemporaryFolder.files(below: Self.example).keys
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Self.example.appendingPathComponent($0) }
    let compiler = try Toolchain.typecheck(sources, module: "Folders", mode: mode)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test func `the example is clean for the format lint`() throws {
    let lint = try Toolchain.lint([Self.example])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
