import Foundation
import TestSupport
import Testing

/// What the example shows is what is generated, what its module shares included.
@Suite(.blocking)
struct BlogListOutputTests {
  private static let example = BuiltProducts.package.appendingPathComponent("Examples/BlogList")
  private static let byHand = ["BlogList.screenlet.yml", "Blogs.module.yml", "README.md"]

  @Test func `the sources of the example are what its specs yield, to the byte`() throws {
    let folder = try TemporaryFolder()
    for name in Self.byHand {
      try FileManager.default.copyItem(
        at: Self.example.appendingPathComponent(name),
        to: folder.url.appendingPathComponent(name))
    }
    let run = try Subprocess(
      BuiltProducts.screensGen.path, ["generate", folder.url.path, "--quiet"])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
    #expect(
      try TemporaryFolder.files(below: folder.url).mapValues(\.withoutSpecPath)
        == TemporaryFolder.files(below: Self.example).mapValues(\.withoutSpecPath))
  }

  @Test(arguments: Toolchain.Settings.allCases)
  func `the example compiles without a warning in any app`(
    settings: Toolchain.Settings
  ) throws {
    let sources = try TemporaryFolder.files(below: Self.example).keys
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Tests.swift") }.sorted()
      .map(Self.example.appendingPathComponent)
    let compiler = try Toolchain.check(
      sources, module: "Blogs", settings, typesOnly: !settings.isForAll)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test func `the example is clean for the format lint`() throws {
    let lint = try Toolchain.lint([Self.example])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
