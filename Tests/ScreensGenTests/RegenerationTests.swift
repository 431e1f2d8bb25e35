import Foundation
import Testing

/// The second run and every later one: what was edited stays, what was not keeps up with its spec.
struct RegenerationTests {
  private let swift = "Connectors/PingConnector.swift"
  private let base = "Connectors/.PingConnector.screens-gen"
  let sandbox: Sandbox

  /// Generated from `pong`, which yields a file more than `ping`.
  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.pong])
    try sandbox.run("generate")
  }

  /// The run tells of conflicts, and leaves everything as it was.
  private func expectUntouched(
    _ words: String..., outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.launch(Sandbox.binary, words, environment: [:]) == outcome,
      sourceLocation: sourceLocation)
    #expect(try sandbox.stamps() == before, sourceLocation: sourceLocation)
  }

  @Test func `a file that nobody edited is updated`() throws {
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
                update  Connectors/PingConnector.swift
             identical  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 2 update, 1 identical
          next: screens-gen check

          """))
    #expect(try sandbox.read(swift).contains("/// Pings.\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an edited file that would not change is kept`() throws {
    try sandbox.edit(swift, "does nothing yet", "is mine")
    try expectUntouched(
      "generate",
      outcome: Outcome(
        """
                keep  Connectors/PingConnector.swift
           identical  Models/Pong.swift
           identical  Connectors/.PingConnector.screens-gen
        3 files: 2 identical, 1 keep
        next: screens-gen check

        """))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an edited file that would change is a conflict, and all else is left undone`() throws
  {
    try sandbox.edit(swift, "does nothing yet", "is mine")
    try sandbox.edit(
      "Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    try expectUntouched(
      "generate",
      outcome: Outcome(
        """
            conflict  Connectors/PingConnector.swift
              update  Models/Pong.swift
              update  Connectors/.PingConnector.screens-gen
        3 files: 2 update, 1 conflict
        next: screens-gen diff

        """,
        errors: """
          error: 'Connectors/PingConnector.swift' was edited, and would change; \
          move your edits away, or undo the change of the spec
          nothing was written

          """, code: 1))
    try expectUntouched(
      "check",
      outcome: Outcome(
        """
            conflict  Connectors/PingConnector.swift
              update  Models/Pong.swift
              update  Connectors/.PingConnector.screens-gen
        3 files: 2 update, 1 conflict
        next: screens-gen diff

        """,
        errors: """
          error: 'Connectors/PingConnector.swift' was edited, and would change; \
          move your edits away, or undo the change of the spec

          """, code: 1))
  }

  @Test func `an edit that says what would be generated is none`() throws {
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.run("generate", "-q", "-o", "other")
    try sandbox.shell("cp other/\(swift) \(swift)")
    #expect(
      try sandbox.run("generate").out.hasPrefix(
        """
           identical  Connectors/PingConnector.swift
           identical  Models/Pong.swift
              update  Connectors/.PingConnector.screens-gen

        """))
  }

  @Test func `a file that exists and was not generated is never overwritten`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.pong, "Models/Pong.swift": "mine\n"])
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
                create  Connectors/PingConnector.swift
              conflict  Models/Pong.swift
                create  Connectors/.PingConnector.screens-gen
          3 files: 2 create, 1 conflict
          next: screens-gen diff

          """,
          errors: """
            error: 'Models/Pong.swift' exists and was not generated; \
            move it away, or generate into another directory
            nothing was written

            """, code: 1))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a conflict of one spec keeps the others from being written`() throws {
    try sandbox.write("connector: Other\nkind: custom\n", to: "Other.connector.yml")
    try sandbox.write("mine\n", to: "Connectors/OtherConnector.swift")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    let before = try sandbox.stamps()
    #expect(try sandbox.run("generate", "--quiet").code == 1)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a deleted file stays deleted`() throws {
    try sandbox.remove("Models")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
                  skip  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 1 update, 1 identical, 1 skip
          next: screens-gen check

          """))
    try expectUntouched(
      "generate",
      outcome: Outcome(
        """
           identical  Connectors/PingConnector.swift
                skip  Models/Pong.swift
           identical  Connectors/.PingConnector.screens-gen
        3 files: 2 identical, 1 skip
        next: screens-gen check

        """))
    #expect(!(try sandbox.tree().keys.contains("Models")))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `a file that the spec no longer yields is removed, with the directory it leaves`()
    throws
  {
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
                remove  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 1 update, 1 identical, 1 remove
          next: screens-gen check

          """))
    #expect(
      try sandbox.tree() == [
        "Ping.connector.yml": Sample.ping, "Connectors": "/", swift: Sample.pingSwift,
        base: Sample.pingBase,
      ])
  }

  @Test func `a directory that holds something else is not removed`() throws {
    try sandbox.write("mine", to: "Models/.mine")
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    try sandbox.run("generate", "-q")
    #expect(try sandbox.tree("Models") == [".mine": "mine"])
  }

  @Test func `an edited file that the spec no longer yields is kept`() throws {
    try sandbox.edit("Models/Pong.swift", "A pong", "My pong")
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
                  keep  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 1 update, 1 identical, 1 keep
          next: screens-gen check

          """))
    #expect(try sandbox.read("Models/Pong.swift").contains("My pong"))
  }

  @Test func `a run that was killed before it stored the base is finished by the next`() throws {
    let old = try sandbox.read(base)
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    try sandbox.run("generate", "-q")
    let new = try sandbox.tree()
    try sandbox.write(old, to: base)
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.tree() == new)
  }

  // MARK: The base

  @Test func `a damaged base stops the run at its place`() throws {
    try sandbox.edit(base, "|import LiferayScreens\n", "")
    let before = try sandbox.stamps()
    let outcome = try sandbox.run("generate")
    #expect(outcome.out == "")
    #expect(
      outcome.errors.hasPrefix(
        "Connectors/.PingConnector.screens-gen:4:1: error: the base is damaged here; "
          + "restore it from version control, or delete it "))
    #expect(outcome.code == 65)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a base that leads out of the output stops the run`() throws {
    try sandbox.write("x\n", to: "victim")
    try sandbox.shell("mkdir in; mv Ping.connector.yml Connectors Models in")
    try sandbox.write(
      try sandbox.read("in/\(base)") + "\n../victim 1 lines\n|x\n", to: "in/\(base)")
    let outcome = try sandbox.run("generate", "in")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("error: '../victim' is outside of the output"))
    #expect(try sandbox.read("victim") == "x\n")
  }

  @Test func `without its base every file that differs counts as yours`() throws {
    try sandbox.remove(base)
    try sandbox.edit("Models/Pong.swift", "A pong", "My pong")
    #expect(
      try sandbox.run("generate").out.hasPrefix(
        """
           identical  Connectors/PingConnector.swift
            conflict  Models/Pong.swift
              create  Connectors/.PingConnector.screens-gen

        """))
  }

  @Test func `a directory in the place of the base`() throws {
    try sandbox.remove(base)
    try sandbox.shell("mkdir \(base)")
    #expect(
      try sandbox.run("generate").errors == """
        error: 'Connectors/.PingConnector.screens-gen' is no text file; move it away
        nothing was written

        """)
  }
}
