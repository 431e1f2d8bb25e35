import Foundation
import FileStore
import Testing

/// A repository from somebody else: what it brings beside its specs is not acted on.
struct HostileCloneTests {
  private static let hook = ".git/hooks/post-commit"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Ping.connector.yml": Sample.ping, "Note.screenlet.yml": "screenlet: Note\n",
      ".git/HEAD": "ref: refs/heads/main\n",
    ])
  }

  /// The record of a run that removed a hook which never was there, so that taking the run back
  /// would write it.
  private static func record(mode: UInt32) -> String {
    RunRecord(
      run: "4f9c",
      trees: [
        RunRecord.Tree(
          path: "/",
          entries: [
            RunRecord.Entry(
              path: hook,
              before: RunRecord.Before(text: "#!/bin/sh\ntouch /tmp/x\n", mode: mode), after: nil)
          ])
      ]
    ).text
  }

  @Test(arguments: [
    ["generate"], ["check"], ["diff"], ["undo"], ["lint"], ["generate", "--dry-run"],
    ["rename", "Note.screenlet.yml", "Note", "Memo"], ["theme", "dark", "Note.screenlet.yml"],
    ["connector", "Pong"], ["template", "eject", "."],
  ])
  func `a record that came with the clone is not honoured`(_ words: [String]) throws {
    for (name, mode) in [("pending", UInt32(0o755)), ("last-run", 0o4755)] {
      try sandbox.write(Self.record(mode: mode), to: ".screens-gen/\(name)")
    }
    let git = try sandbox.tree(".git")
    let outcome = try sandbox.launch(Sandbox.binary, words, environment: [:])
    #expect(try sandbox.tree(".git") == git)
    #expect(!outcome.errors.contains("interrupted"))
    #expect(!outcome.errors.contains("damaged"))
  }

  @Test func `what a clone says is up to date is generated all the same`() throws {
    try sandbox.run("generate", "-q")
    let memory = try sandbox.read(sandbox.memory())
    let clone = try Sandbox([
      "Ping.connector.yml": Sample.ping, ".screens-gen/settled": memory,
    ])
    #expect(try clone.run("check", "-q").code == 1)
  }

  @Test func `the state directory of another user is not used`() throws {
    guard getuid() == 0 else { return }
    try sandbox.run("generate", "-q")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.run("generate", "-q")
    try sandbox.shell("chown -R 65534 '\(sandbox.state.path)'")
    #expect(
      try sandbox.run("undo")
        == Outcome(errors: "error: no run is on record in '.' or below\n", code: 66))
  }

  // MARK: The base

  /// A base that says `path` was generated, with the text that it has.
  private func plant(_ path: String, _ text: String) throws {
    try sandbox.run("generate", "-q")
    let base = "NoteScreenlet/.Note.screens-gen"
    let lines = text.split(separator: "\n").map { "|\($0)\n" }
    try sandbox.write(
      sandbox.read(base) + "\n\(path) \(lines.count) lines\n" + lines.joined(), to: base)
    try sandbox.write(text, to: path)
  }

  @Test(arguments: [
    ".git/HEAD", "Important.swift", "Models/Important.swift", "NoteScreenlet2/Important.swift",
    "NoteScreenlet/.git/HEAD", "NoteScreenlet/.Other.screens-gen",
  ])
  func `a base that names what its spec cannot yield stops the run`(_ path: String) throws {
    try plant(path, "ref: refs/heads/main\n")
    let before = try sandbox.tree()
    for command in ["generate", "check", "diff"] {
      let outcome = try sandbox.run(command)
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("NoteScreenlet/.Note.screens-gen:"))
      #expect(
        outcome.errors.contains(
          ":1: error: '\(path)' is not in a folder of the spec's output; restore it from version "
            + "control, or delete it to have every file that differs count as edited\n"))
    }
    #expect(try sandbox.tree() == before)
  }

  @Test func `a base of a lone connector names only what such specs yield`() throws {
    try sandbox.run("generate", "-q")
    let base = "Connectors/.PingConnector.screens-gen"
    try sandbox.write("let key = 1\n", to: "NoteScreenlet/Key.swift")
    try sandbox.write(
      sandbox.read(base) + "\nNoteScreenlet/Key.swift 1 lines\n|let key = 1\n", to: base)
    #expect(try sandbox.run("generate", "-q").code == 65)
    #expect(try sandbox.read("NoteScreenlet/Key.swift") == "let key = 1\n")
  }

  // MARK: Templates

  @Test func `a template cannot make a hidden file or directory`() throws {
    try sandbox.write("#!/bin/sh\n", to: "own/Model/{{! }}.git/hooks/post-commit.mustache")
    try sandbox.write("x", to: "own/ViewModel/{{! }}.env.mustache")
    try sandbox.write(
      "screenlet: Note\nmodels: { Memo: { text: String } }\nviewModel: { text: String? }\n",
      to: "Note.screenlet.yml")
    let before = try sandbox.tree()
    let outcome = try sandbox.run("generate", "Note.screenlet.yml", "--templates", "own")
    #expect(
      outcome
        == Outcome(
          errors: """
            Note.screenlet.yml:1:12: error: the template makes '.env', which is hidden; \
            give it a name that does not begin with a dot
            1 | screenlet: Note
              |            ^~~~
            Note.screenlet.yml:2:11: error: the template makes '.git/hooks/post-commit', which \
            is hidden; give it a name that does not begin with a dot
            2 | models: { Memo: { text: String } }
              |           ^~~~

            """, code: 65))
    #expect(try sandbox.tree() == before)
  }
}
