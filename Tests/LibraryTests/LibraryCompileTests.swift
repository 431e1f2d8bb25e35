import Foundation
import TestSupport
import Testing

/// The sources of the library compile as a part of any app, which may take a spec and its output.
@Suite(.blocking)
struct LibraryCompileTests {

  // The package itself builds it with the settings of Swift 6.
  @Test(arguments: [Toolchain.Settings.swift5, .swift6OnMainActor])
  func `the library compiles without a warning in any app`(
    settings: Toolchain.Settings
  ) throws {
    let sources = try TemporaryFolder.files(below: Library.folder).keys
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }
      .sorted().map { Library.folder.appending(path: $0) }
    #expect(sources.count > 200)
    let compiler = try Toolchain.check(sources, module: "LiferayScreensLibrary", settings)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
  }
}
