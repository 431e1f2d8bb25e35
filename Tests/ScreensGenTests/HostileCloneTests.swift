import Foundation
import FileStore
import TestSupport
import Testing

/// A repository from somebody else: what it brings beside its specs is not acted on.
@Suite(.blocking)
struct HostileCloneTests {
  private static let hook = ".git/hooks/post-commit"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Ping.connector.yml": Sample.ping,
      "Note.screenlet.yml": "screenlet: Note\nsummary: A note.\n",
      ".git/HEAD": "ref: refs/heads/main\n",
    ])
  }

  // MARK: Whole clones

  @Test(arguments: HostileClone.all)
  func `what is hostile in a clone ends where it is`(_ clone: HostileClone) throws {
    let yard = try HostileYard(clone)
    let before = try yard.untouchables()
    let oddities = try yard.oddities()
    let outcome = try yard.run(clone.words)
    #expect(outcome.errors == clone.errors)
    #expect(outcome.code == clone.code)
    #expect(try yard.untouchables() == before)
    for words in clone.triedOthers {
      // Anything else is a crash, a hang, or a mistake of the tool's own.
      #expect([0, 1, 64, 65, 66, 73, 74].contains(try yard.run(words).code), "\(words)")
      #expect(try yard.untouchables() == before, "\(words)")
    }
    #expect(try yard.oddities() == oddities)
  }

  @Test func `a socket is read by no command`() throws {
    for path in ["Far.connector.yml", "Far.swift", "Connectors/PingConnector.swift"] {
      try sandbox.shell("mkdir -p Connectors")
      try sandbox.makeSocket(path)
    }
    let warning = ": warning: this is not a regular file, and is not read\n"
    #expect(
      try sandbox.run("generate", "-q")
        == Outcome(
          errors: """
            Far.connector.yml\(warning)\
            error: 'Connectors/PingConnector.swift' is not a text file; move it away
            nothing was written

            """, code: 1))
    #expect(
      try sandbox.run("lint").errors
        == "Connectors/PingConnector.swift\(warning)Far.swift\(warning)"
        + "error: no XIB, storyboard or Swift file is in '.' yet; 'screens-gen generate' makes them "
        + "from the specs there\n")
  }

  // MARK: Records

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
    let outcome = try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
    #expect(try sandbox.tree(".git") == git)
    #expect(!outcome.errors.contains("interrupted"))
    #expect(!outcome.errors.contains("damaged"))
  }

  @Test func `a directory that gave way to a link is not what a run changed`() throws {
    try sandbox.run("generate", "Ping.connector.yml", "-q", "-o", "clone/out")
    try sandbox.shell("cp -R clone/out outside; rm -r clone/out; ln -s ../outside clone/out")
    let before = try sandbox.tree()
    #expect(
      try sandbox.run("undo", "clone")
        == Outcome(
          errors: "error: '\(sandbox.realPath)/clone/out' is a symbolic link; "
            + "the output stays inside its directory\n", code: 73))
    #expect(try sandbox.tree() == before)
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

  /// A base that says `path` was generated, with the text that it has; `isThere` says whether there
  /// is such a file.
  private func plant(_ path: String, _ text: String, isThere: Bool) throws {
    try sandbox.run("generate", "-q")
    let base = "NoteScreenlet/.Note.screens-gen"
    let lines = text.split(separator: "\n").map { "|\($0)\n" }
    try sandbox.write(
      sandbox.read(base) + "\nfile \(path)\n" + lines.joined(), to: base)
    if isThere { try sandbox.write(text, to: path) }
  }

  @Test(arguments: [
    ".git/HEAD", "Important.swift", "Models/Important.swift", "NoteScreenlet2/Important.swift",
    "NoteScreenlet/.git/HEAD", "NoteScreenlet/.Other.screens-gen", ".GIT/hooks/post-commit",
    "NoteScreenlet./Important.swift", "NoteScreenlet /Important.swift",
    "NOTESCREENLET/Important.swift", "NoteScreenlet/.git./HEAD", "NoteScreenlet/.git /HEAD",
    ".g\u{200C}it/HEAD", "\u{200C}.git/HEAD", "NoteScreenlet/\u{200C}.git/HEAD",
    "NoteScreenlet/\u{FEFF}.git/HEAD", "NoteScreenlet/.\u{301}git/HEAD",
  ])
  func `a base that names what its spec cannot yield stops the run`(_ path: String) throws {
    try expectRefusal(of: path, isThere: true)
  }

  @Test(arguments: [
    "../Important.swift", "NoteScreenlet/../Important.swift", "/tmp/Important.swift",
    "NoteScreenlet//Important.swift", "./Important.swift", "NoteScreenlet/..\\Important.swift",
    "C:/Important.swift", "NoteScreenlet/a:b", "NoteScreenlet/Important.swift\0.swift",
  ])
  func `a base that names what is not a path below the output stops the run`(
    _ path: String
  ) throws {
    try expectRefusal(of: path, isThere: false)
  }

  private func expectRefusal(of path: String, isThere: Bool) throws {
    try plant(path, "ref: refs/heads/main\n", isThere: isThere)
    let before = try sandbox.tree()
    let shown = String(path.unicodeScalars.map { $0 == "\0" ? "␀" : Character($0) })
      .replacing("\u{FEFF}", with: "\u{FFFD}")
    for command in ["generate", "check", "diff"] {
      let outcome = try sandbox.run(command)
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("NoteScreenlet/.Note.screens-gen:"))
      #expect(
        outcome.errors.contains(
          ":1: error: '\(shown)' is not in a folder of the spec's output; restore it from version "
            + "control\n"))
    }
    #expect(try sandbox.tree() == before)
  }

  @Test func `a base with a path of 100,000 names stops the run`() throws {
    let path = "NoteScreenlet/" + String(repeating: "a/", count: 100_000) + "b.swift"
    try plant(path, "let important = 1\n", isThere: false)
    #expect(
      try sandbox.run("generate", "-q")
        == Outcome(
          errors: "error: '\(path.prefix(60))…' is too long for a path of the output\n", code: 73))
  }

  @Test func `a base of a lone connector names only what such specs yield`() throws {
    try sandbox.run("generate", "-q")
    let base = "Connectors/.PingConnector.screens-gen"
    try sandbox.write("let key = 1\n", to: "NoteScreenlet/Key.swift")
    try sandbox.write(
      sandbox.read(base) + "\nfile NoteScreenlet/Key.swift\n|let key = 1\n", to: base)
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

extension Sandbox {
  /// Makes a socket, as a server that listens has one.
  fileprivate func makeSocket(_ path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let place = url.appending(path: path).path
    try #require(place.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
    #if os(Linux)
      let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(number) }
    let code = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(code == 0)
  }
}
