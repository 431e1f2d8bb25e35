import Foundation
import Testing

struct UndoTests {
  private let swift = "Connectors/PingConnector.swift"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.pong])
  }

  @Test func `a first run is undone as if it had never been`() throws {
    let before = try sandbox.shell("find . | sort").out
    try sandbox.run("generate")
    #expect(
      try sandbox.run("undo")
        == Outcome(
          """
                remove  Connectors/.PingConnector.screens-gen
                remove  Connectors/PingConnector.swift
                remove  Models/Pong.swift
          3 files: 3 remove

          """))
    #expect(try sandbox.shell("find . | sort").out == before)
    #expect(
      try sandbox.run("undo")
        == Outcome(errors: "error: no run is on record in '.' or below\n", code: 66))
  }

  @Test func `a run whose files are as they were before leaves nothing to undo`() throws {
    try sandbox.run("generate")
    try sandbox.remove("Connectors")
    try sandbox.remove("Models")
    for words in [["undo", "--dry-run"], ["undo"]] {
      #expect(
        try sandbox.run(words)
          == Outcome(
            "0 files\n", errors: "nothing to undo: every file is as it was before the last run\n"))
    }
    #expect(
      try sandbox.run("undo")
        == Outcome(errors: "error: no run is on record in '.' or below\n", code: 66))
  }

  @Test func `a first run into a directory that it made is undone with the directory`() throws {
    let before = try sandbox.shell("find . | sort").out
    try sandbox.run("generate", "-o", "a/b/c/")
    #expect(try sandbox.run("undo", "-q", "a") == Outcome())
    #expect(try sandbox.shell("find . | sort").out == before)
  }

  @Test func `edits come back as they were before the run, and so do files and permissions`() throws
  {
    try sandbox.run("generate")
    try sandbox.edit(swift, "/// Works off", "/// Mine. Works off")
    try sandbox.shell("chmod 600 Models/Pong.swift; mkdir Empty")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.edit("Ping.connector.yml", "models:\n  Pong:\n    name: String\n", "")
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate", "-q").code == 1)
    #expect(try sandbox.read(swift).contains("<<<<<<< yours"))
    #expect(
      try sandbox.run("undo", "--dry-run")
        == Outcome(
          """
                update  Connectors/.PingConnector.screens-gen
                update  Connectors/PingConnector.swift
                create  Models/Pong.swift
          3 files: 1 create, 2 update

          """))
    #expect(try sandbox.run("undo", "-q") == Outcome())
    #expect(try sandbox.tree() == before)
    let mode = try sandbox.shell("stat -c %a Models/Pong.swift || stat -f %Lp Models/Pong.swift")
    #expect(mode.out == "600\n")
  }

  @Test func `a spec that a run changed is undone too`() throws {
    let before = try sandbox.tree()
    try sandbox.run("new-screenlet", "Note", "--action", "save:write", "-o", "notes")
    try sandbox.run(
      "connector", "Send", "--kind", "custom", "--in", "notes/Note.screenlet.yml")
    #expect(try sandbox.read("notes/Note.screenlet.yml").contains("Send"))
    #expect(try sandbox.run("undo", "-q") == Outcome())
    #expect(!(try sandbox.read("notes/Note.screenlet.yml").contains("Send")))
    #expect(try sandbox.run("check", "notes", "-q") == Outcome())
    try sandbox.remove("notes")
    #expect(try sandbox.tree() == before)
  }

  @Test func `the last of several runs is undone, in all the directories that it changed`()
    throws
  {
    for name in ["a", "b"] {
      try sandbox.write(Sample.ping, to: "specs/\(name)/Ping.connector.yml")
    }
    try sandbox.run("generate", "specs")
    let first = try sandbox.tree()
    try sandbox.edit("specs/b/Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.run("generate", "specs")
    #expect(try sandbox.run("undo").out.hasPrefix("      update  specs/b/Connectors/"))
    try sandbox.edit("specs/b/Ping.connector.yml", "summary: Pings.\n", "")
    #expect(try sandbox.tree() == first)
    // The run before it changed both.
    let second = try sandbox.run("undo").out
    #expect(second.contains("      remove  specs/a/Connectors/"))
    #expect(second.contains("      remove  specs/b/Connectors/"))
  }

  @Test(arguments: [["--output", "Sources/App"], []])
  func `the last run for specs is undone, wherever their output is`(_ output: [String]) throws {
    let module = output.isEmpty ? "module: App\noutput: ../Sources/App\n" : "module: App\n"
    let sandbox = try Sandbox([
      "Package.swift": "", "Specs/App.module.yml": module,
      "Specs/AddBookmark.screenlet.yml": Sample.addBookmark,
    ])
    try sandbox.run(["generate", "Specs", "-q"] + output)
    try sandbox.run(
      ["theme", "night", "Specs/AddBookmark.screenlet.yml", "--type", "full", "-q"] + output)
    let themed = try sandbox.tree()
    try sandbox.edit("Specs/AddBookmark.screenlet.yml", "summary: ", "summary: Mine. ")
    #expect(try sandbox.run(["generate", "Specs", "-q"] + output) == Outcome())
    #expect(try sandbox.run("undo", "Specs", "-q") == Outcome())
    try sandbox.edit("Specs/AddBookmark.screenlet.yml", "summary: Mine. ", "summary: ")
    #expect(try sandbox.tree() == themed)
    #expect(
      try sandbox.run("undo", "Specs")
        == Outcome(errors: "error: no run is on record in 'Specs' or below\n", code: 66))
  }

  @Test func `of specs that share their output, those that are named count`() throws {
    let sandbox = try Sandbox([
      "Package.swift": "", "Specs/App.module.yml": "module: App\noutput: ../Sources/App\n",
      "Specs/a/Ping.connector.yml": Sample.pong,
      "Specs/b/Call.connector.yml": Sample.ping.replacing("Ping", with: "Call"),
    ])
    let before = try sandbox.tree()
    try sandbox.run("generate", "Specs/a")
    let first = try sandbox.tree()
    try sandbox.run("generate", "Specs/b")
    #expect(try sandbox.run("undo", "Sources/App/Models").out.contains("Models/Pong.swift"))
    #expect(
      try sandbox.run("undo", "Specs/a")
        == Outcome(errors: "error: no run is on record in 'Specs/a' or below\n", code: 66))
    try sandbox.run("generate", "Specs/a")
    #expect(try sandbox.run("undo", "Specs/b", "-q") == Outcome())
    #expect(try sandbox.tree() == first)
    #expect(try sandbox.run("undo", "-q") == Outcome())
    // The directories were made by a run that was undone while others had files there.
    #expect(try sandbox.tree().filter { $0.value != "/" } == before.filter { $0.value != "/" })
  }

  @Test func `undo skips runs that changed nothing`() throws {
    let before = try sandbox.tree()
    try sandbox.run("generate")
    try sandbox.run("generate")
    try sandbox.run("check")
    try sandbox.run("undo")
    #expect(try sandbox.tree() == before)
  }

  @Test func `a file that was changed since is in the way`() throws {
    try sandbox.run("generate")
    try sandbox.edit(swift, "does nothing yet", "is mine")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("undo")
        == Outcome(
          """
                remove  Connectors/.PingConnector.screens-gen
              conflict  Connectors/PingConnector.swift
                remove  Models/Pong.swift
          3 files: 2 remove, 1 conflict

          """,
          errors: """
            error: 'Connectors/PingConnector.swift' changed after that run; \
            '--force' takes it back too, and keeps a copy of yours
            nothing was written

            """, code: 1))
    #expect(try sandbox.stamps() == before)
    #expect(try sandbox.run("undo", "--force", "-q").code == 0)
    #expect(
      try sandbox.tree() == [
        "Ping.connector.yml": Sample.pong, "Connectors": "/",
        "Connectors/PingConnector.swift.yours": Sample.pingSwift.replacing(
          "does nothing yet", with: "is mine"),
      ])
  }

  @Test func `as JSON`() throws {
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    try sandbox.run("generate")
    #expect(
      try sandbox.run("undo", "--json")
        == Outcome(
          """
          {
            "schema": 1,
            "files": [
              {
                "path": "Connectors/.PingConnector.screens-gen",
                "status": "remove"
              },
              {
                "path": "Connectors/PingConnector.swift",
                "status": "remove"
              }
            ],
            "counts": {
              "create": 0,
              "update": 0,
              "merge": 0,
              "move": 0,
              "identical": 0,
              "keep": 0,
              "skip": 0,
              "force": 0,
              "remove": 2,
              "conflict": 0
            },
            "diagnostics": []
          }

          """))
  }

  @Test func `a directory that is not one`() throws {
    #expect(
      try sandbox.run("undo", "Ping.connector.yml")
        == Outcome(errors: "error: no directory is at 'Ping.connector.yml'\n", code: 66))
  }

  @Test func `version control does not see what runs remember`() throws {
    try sandbox.run("generate")
    #expect(
      try sandbox.shell(
        "git init -q . && git add . && git ls-files", environment: ["HOME": "/"])
        == Outcome(
          """
          Connectors/.PingConnector.screens-gen
          Connectors/PingConnector.swift
          Models/Pong.swift
          Ping.connector.yml

          """))
  }
}
