import Foundation
import Testing

struct DiffTests {
  /// Applying the diff gives what generate would write, except for the base, which it then writes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func `patch applies files that are new, changed and gone`() throws {
    let sandbox = try Sandbox(Sample.files("add-bookmark"))
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    try sandbox.run("generate", "-q")
    try sandbox.edit("AddBookmark.screenlet.yml", "  flat7: extended from default\n", "")
    try sandbox.edit(
      "AddBookmark.screenlet.yml", "  title: String? { get set }", "  title: String?")
    try sandbox.edit("AddBookmark.screenlet.yml", "    updates: { title: title }", "#")
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    let diff = try sandbox.run("diff").out
    #expect(diff.contains("\n+++ /dev/null\n"))
    #expect(diff.contains("\n--- /dev/null\n"))
    #expect(try sandbox.shell("screens-gen diff | patch -s -p1") == Outcome())

    let fresh = try Sandbox(try sandbox.tree().filter { $0.key.hasSuffix(".yml") })
    try fresh.run("generate", "-q")
    #expect(
      try fresh.difference(from: sandbox) == [
        "AddBookmarkScreenlet/.AddBookmark.screens-gen", "Connectors/.PingConnector.screens-gen",
      ])
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try fresh.difference(from: sandbox) == [])
  }
}
