public import Foundation

#if os(Linux)
  extension Toolchain {
    /// Runs the tests below `folder`, whose names end with `Tests.swift`, of the module that the
    /// other sources there make. If it cannot be built, the result is that of the compiler.
    public static func runTests(below folder: URL, module: String) throws -> Subprocess {
      let files = try TemporaryFolder.files(below: folder).keys.sorted()
        .map(folder.appendingPathComponent)
      let sources = files.filter { $0.pathExtension == "swift" }
      let tests = sources.filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
      let product = try TemporaryFolder()
      for xib in files where xib.pathExtension == "xib" {
        try FileManager.default.copyItem(
          at: xib, to: product.url.appendingPathComponent(xib.lastPathComponent))
      }
      let main = product.url.appendingPathComponent("main.swift")
      try Data("import Testing\n\nawait __swiftPMEntryPoint() as Never\n".utf8).write(to: main)
      let build = try build(
        sources.filter { !tests.contains($0) }, module: module, withTests: tests + [main],
        in: product.url)
      guard build.status == 0 else { return build }
      return try Subprocess(
        product.url.appendingPathComponent(module + "Tests").path,
        ["--testing-library", "swift-testing"])
    }
  }
#endif
