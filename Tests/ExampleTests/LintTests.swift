import Foundation
import TestSupport
import Testing

/// The wiring proof of everything that is shown.
struct LintTests {
  @Test func `all examples fit together`() throws {
    let run = try Subprocess(
      BuiltProducts.screensGen.path,
      ["lint", BuiltProducts.package.appendingPathComponent("Examples").path, "--quiet"])
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
  }
}
