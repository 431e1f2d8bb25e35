#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The DocC catalogue of the runtime, compiled as Xcode and the package index do.
  struct DocumentationTests {
    @Test func `the catalogue compiles, and its links lead to symbols`() throws {
      let folder = try TemporaryFolder()
      #if arch(arm64)
        let target = "aarch64-unknown-linux-gnu"
      #else
        let target = "x86_64-unknown-linux-gnu"
      #endif
      let symbols = try Subprocess(
        "swift-symbolgraph-extract",
        [
          "-module-name", "LiferayScreens", "-I", BuiltProducts.modules.path, "-target", target,
          "-output-dir", folder.url.path,
        ])
      try #require(symbols.status == 0, "\(symbols.errors)")
      let docc = try Subprocess(
        "docc",
        [
          "convert", "Sources/LiferayScreens/LiferayScreens.docc", "--fallback-display-name",
          "LiferayScreens", "--fallback-bundle-identifier", "LiferayScreens",
          "--additional-symbol-graph-dir", folder.url.path, "--output-path",
          folder.url.appendingPathComponent("archive").path,
        ], in: BuiltProducts.package)
      #expect(docc.status == 0)
      // Which parameters a comment explains is up to its author.
      let complaints = (docc.output + docc.errors).split(separator: "\n").filter {
        $0.hasPrefix("error: ")
          || $0.hasPrefix("warning: ") && !$0.hasSuffix("missing documentation")
      }
      #expect(complaints == [])
    }
  }
#endif
