import Foundation
import Testing

struct DiffTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test func `a change as a unified diff`() throws {
    try sandbox.run("generate")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("diff")
        == Outcome(
          """
          --- a/Connectors/PingConnector.swift
          +++ b/Connectors/PingConnector.swift
          @@ -2,7 +2,7 @@
          \u{20}
           import LiferayScreens
          \u{20}
          -/// Works off the main thread: `doRun(session:)` is where the work goes.
          +/// Pings.
           nonisolated open class PingConnector: ServerConnector, @unchecked Sendable {
          \u{20}
             // MARK: ServerConnector

          """))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `what is not below the current directory is shown by its path from the root`() throws {
    try sandbox.write("", to: "below/a")
    let outcome = try sandbox.run("diff", "..", in: "below")
    let path = "\(sandbox.realPath)/Connectors/PingConnector.swift"
    #expect(outcome.out.hasPrefix("--- /dev/null\n+++ b\(path)\n"))
  }

  @Test(arguments: [".", "./", "./Ping.connector.yml", "../here", "$PWD", "below/..", "link/."])
  func `what is below the current directory is shown from there, however it is named`(
    _ operand: String
  ) throws {
    try sandbox.shell(
      "mkdir here here/below; mv Ping.connector.yml here; ln -s . here/link; git init -q here")
    let command = "$tool diff \(operand) | tee ../all | git apply --whitespace=nowarn -; cat ../all"
    let outcome = try sandbox.shell("cd here; \(command)", environment: ["HOME": "/"])
    #expect(outcome.errors == "")
    #expect(outcome.out.hasPrefix("--- /dev/null\n+++ b/Connectors/PingConnector.swift\n"))
    #expect(try sandbox.read("here/Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `nothing to change is nothing to say`() throws {
    try sandbox.run("generate")
    #expect(try sandbox.run("diff") == Outcome())
  }

  @Test func `git applies files that are new, changed and gone`() throws {
    try expectSameAsGenerated("git init -q . && git apply --whitespace=nowarn - && rm -rf .git")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func `patch applies files that are new, changed and gone`() throws {
    try expectSameAsGenerated("patch -s -p1")
  }

  /// Applying the diff gives what generate would write, except for the base, which it then writes.
  private func expectSameAsGenerated(
    _ apply: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try sandbox.write(try Sample.addBookmark, to: "AddBookmark.screenlet.yml")
    try sandbox.run("generate", "-q")
    try sandbox.edit("AddBookmark.screenlet.yml", "  flat7: extended from default\n", "")
    try sandbox.edit(
      "AddBookmark.screenlet.yml", "  title: String? { get set }", "  title: String?")
    try sandbox.edit("AddBookmark.screenlet.yml", "    updates: { title: title }", "#")
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    let diff = try sandbox.run("diff").out
    #expect(diff.contains("\n+++ /dev/null\n"), sourceLocation: sourceLocation)
    #expect(diff.contains("\n--- /dev/null\n"), sourceLocation: sourceLocation)
    #expect(
      try sandbox.shell("$tool diff | (\(apply))", environment: ["HOME": "/"]) == Outcome(),
      sourceLocation: sourceLocation)

    let fresh = try Sandbox(try sandbox.tree().filter { $0.key.hasSuffix(".yml") })
    try fresh.run("generate", "-q")
    #expect(
      try fresh.difference(from: sandbox) == [
        "AddBookmarkScreenlet/.AddBookmark.screens-gen", "Connectors/.PingConnector.screens-gen",
      ], sourceLocation: sourceLocation)
    #expect(try sandbox.run("generate", "-q") == Outcome(), sourceLocation: sourceLocation)
    #expect(try fresh.difference(from: sandbox) == [], sourceLocation: sourceLocation)
  }

  @Test func `an edit is shown as it is merged`() throws {
    try sandbox.run("generate", "-q")
    try sandbox.edit("Connectors/PingConnector.swift", "nothing yet", "something")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    #expect(
      try sandbox.run("diff")
        == Outcome(
          """
          --- a/Connectors/PingConnector.swift
          +++ b/Connectors/PingConnector.swift
          @@ -2,7 +2,7 @@
          \u{20}
           import LiferayScreens
          \u{20}
          -/// Works off the main thread: `doRun(session:)` is where the work goes.
          +/// Pings.
           nonisolated open class PingConnector: ServerConnector, @unchecked Sendable {
          \u{20}
             // MARK: ServerConnector

          """))
  }

  @Test func `a kept edit and a deleted file are not a difference`() throws {
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    try sandbox.run("generate", "-q")
    try sandbox.edit("Connectors/PingConnector.swift", "nothing yet", "something")
    try sandbox.remove("Models/Pong.swift")
    #expect(try sandbox.run("diff") == Outcome())
  }
}
