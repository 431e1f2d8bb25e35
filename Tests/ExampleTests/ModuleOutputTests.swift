import Foundation
import TestSupport
import Testing

/// What an example with a module file shows is what is generated, what its Screenlets share
/// included.
@Suite(.blocking)
struct ModuleOutputTests {

  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let module: String

    var folder: URL { BuiltProducts.package.appendingPathComponent("Examples/\(name)") }
    var testDescription: String { name }
  }

  static let examples = [
    Example(name: "BlogList", module: "Blogs")
  ]

  @Test(arguments: examples)
  func `the sources of the example are what its specs yield, to the byte`(
    example: Example
  ) throws {
    let folder = try TemporaryFolder()
    let shown = try TemporaryFolder.files(below: example.folder)
    for name in shown.keys where name.hasSuffix(".yml") || name == "README.md" {
      try FileManager.default.copyItem(
        at: example.folder.appendingPathComponent(name),
        to: folder.url.appendingPathComponent(name))
    }
    let run = try Subprocess(
      BuiltProducts.screensGen.path, ["generate", folder.url.path, "--quiet"])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
    #expect(
      try TemporaryFolder.files(below: folder.url).mapValues(\.withoutSpecPath)
        == shown.mapValues(\.withoutSpecPath))
  }

  @Test(arguments: examples, Toolchain.Settings.tried)
  func `the example compiles without a warning in any app`(
    example: Example, settings: Toolchain.Settings
  ) throws {
    let sources = try TemporaryFolder.files(below: example.folder).keys
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Tests.swift") }.sorted()
      .map(example.folder.appendingPathComponent)
    let compiler = try Toolchain.check(
      sources, module: example.module, settings, typesOnly: !settings.isForAll)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test(arguments: examples)
  func `the example is clean for the format lint`(example: Example) throws {
    let lint = try Toolchain.lint([example.folder])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
