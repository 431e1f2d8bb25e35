import Foundation
import TestSupport
import Testing

/// What `Package.swift` needs for generated Screenlets.
@Suite(.blocking)
struct PackageTests {
  @Test func `Screenlets that share a model compile as one module`() throws {
    let sandbox = try Sandbox(Sample.files("package"))
    try sandbox.edit(
      "Specs/Find.screenlet.yml", "screenlet: Find\n",
      """
      screenlet: Find
      connectors: { Load: { kind: custom, result: { note: Note } } }
      actions: { load: { kind: read, connector: Load } }

      """)
    try sandbox.edit(
      "Specs/Notes.module.yml", "module: Notes\n",
      """
      module: Notes
      header: "Of the bank. */ let c = 1"
      imports: Foundation

      """)
    try sandbox.run("generate", "-q")
    let paths = try sandbox.tree("Sources/Notes").keys.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/")
    }
    let sources = paths.sorted().map { sandbox.url.appending(path: "Sources/Notes/" + $0) }
    #expect(sources.count == 9)
    let compiler = try Toolchain.check(sources, module: "Notes", .chief)
    #expect(compiler.errors == "")
  }
}
