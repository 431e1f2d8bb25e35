import FileStore
import Foundation
import TestSupport
import Testing

/// A disk that fails, or that others work on too: nothing is lost, nothing is half done, and the
/// obstacle is named.
@Suite(.blocking)
struct DiskFaultTests {
  private let swift = "Connectors/PingConnector.swift"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.pong])
  }

  #if os(Linux)
    @Test(.enabled(if: canMount))
    func `a disk that is full`() throws {
      try sandbox.shell("mkdir disk && mount -t tmpfs -o size=40k none disk")
      defer { _ = try? sandbox.shell("umount disk") }
      try sandbox.write(Sample.ping, to: "disk/Ping.connector.yml")
      try sandbox.run("generate", "disk")
      try sandbox.edit("disk/\(swift)", "does nothing yet", "is mine")
      try sandbox.shell("head -c 100000 /dev/zero > disk/ballast 2>/dev/null")
      try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
      let before = try sandbox.tree("disk")
      let outcome = try sandbox.run("generate", "Ping.connector.yml", "-o", "disk")
      #expect(outcome.errors.hasPrefix("error: cannot "))
      #expect(outcome.errors.hasSuffix(": No space left on device\n"))
      #expect([73, 74].contains(outcome.code))
      #expect(try sandbox.tree("disk") == before)

      try sandbox.remove("disk/ballast")
      #expect(try sandbox.run("generate", "Ping.connector.yml", "-o", "disk", "-q") == Outcome())
      #expect(try sandbox.read("disk/\(swift)").contains("is mine"))
    }

    private static let canMount: Bool = {
      guard let sandbox = try? Sandbox(["disk/x": ""]) else { return false }
      let outcome = try? sandbox.shell("mount -t tmpfs none disk 2>&1 && umount disk")
      return outcome?.code == 0
    }()

    @Test(arguments: 0..<12)
    func `a file that does not fit`(_ blocks: Int) throws {
      try sandbox.write(try Sample.addBookmark, to: "AddBookmark.screenlet.yml")
      try sandbox.run("generate")
      try sandbox.edit("AddBookmarkScreenlet/Models/Bookmark.swift", "/// A bookmark", "/// Mine")
      try sandbox.edit("AddBookmark.screenlet.yml", "  large: child of default", "  big: full")
      let before = try sandbox.tree()
      // The limit counts blocks of 512 bytes.
      let outcome = try sandbox.shell(
        "(ulimit -f \(blocks); trap '' XFSZ; $tool generate -q 2>&1; echo code $?) | cat")
      if outcome.out == "code 0\n" { return }
      #expect(outcome.out.hasPrefix("error: cannot write '"))
      #expect(outcome.out.hasSuffix(": File too large\ncode 74\n"))
      #expect(try sandbox.tree() == before)
      #expect(try sandbox.run("generate", "-q") == Outcome())
      #expect(try sandbox.read("AddBookmarkScreenlet/Models/Bookmark.swift").contains("/// Mine"))
    }
  #endif

  @Test func `a file that is read-only`() throws {
    try sandbox.run("generate")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    try sandbox.shell("chmod a-w Models/Pong.swift")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate", "-q")
        == Outcome(
          errors: """
            error: 'Models/Pong.swift' is read-only; make it writable, then run again

            """, code: 73))
    #expect(try sandbox.stamps() == before)
    try sandbox.shell("chmod u+w Models/Pong.swift")
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func `a directory that is read-only`() throws {
    try sandbox.run("generate")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    // An administrator writes anywhere; nobody does not.
    let run =
      getuid() == 0
      ? "cp $tool ./tool; chown -R 65534 .; install -d -o 65534 \(sandbox.state.path)/nobody; "
        + "XDG_STATE_HOME=\(sandbox.state.path)/nobody "
        + "setpriv --reuid 65534 --clear-groups ./tool generate -q; code=$?; chown -R 0 .; rm tool"
      : "$tool generate -q; code=$?"
    try sandbox.shell("chmod a-w Models")
    let before = try sandbox.tree()
    let outcome = try sandbox.shell("\(run); chmod u+w Models; exit $code")
    #expect(
      outcome
        == Outcome(
          errors: "error: cannot write 'Models/Pong.swift': Permission denied\n", code: 74))
    #expect(try sandbox.tree() == before)
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  @Test func `without a directory for its record a run writes nothing`() throws {
    for name in ["a", "b"] {
      try sandbox.write(Sample.ping, to: "specs/\(name)/Ping.connector.yml")
    }
    try sandbox.shell("install -d -m 700 '\(sandbox.state.path)/screens-gen'")
    try sandbox.write("", to: "../\(sandbox.state.lastPathComponent)/screens-gen/runs")
    let before = try sandbox.tree()
    let outcome = try sandbox.run(
      "generate", "specs", "-q", environment: ["TMPDIR": sandbox.url.path + "/none"])
    #expect(
      outcome
        == Outcome(
          errors: "error: cannot create '\(sandbox.state.path)/screens-gen/runs': File exists\n",
          code: 73))
    #expect(try sandbox.tree() == before)
  }

  @Test func `another run in the same tree`() throws {
    let number = open(sandbox.url.path, O_RDONLY | O_CLOEXEC)
    defer { close(number) }
    try #require(flock(number, LOCK_EX) == 0)
    let before = try sandbox.stamps()
    let outcome = try sandbox.run("generate", "-q")
    #expect(outcome.errors.hasPrefix("error: another screens-gen is at work in '"))
    #expect(outcome.errors.hasSuffix("'; run again when it is done\n"))
    #expect(outcome.code == 74)
    #expect(try sandbox.stamps() == before)
    flock(number, LOCK_UN)
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  // MARK: What a killed run left

  /// The record of a run that is killed between its two files, and what it has written.
  private func killBetweenFiles() throws {
    try sandbox.run("generate")
    try sandbox.edit("Ping.connector.yml", "kind: custom", "summary: Pings.\nkind: custom")
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    let old = try sandbox.read("Models/Pong.swift")
    try sandbox.run("generate")
    try reopenRecord()
    try sandbox.write(old, to: "Models/Pong.swift")
  }

  /// Has the run that ended on record as one that was interrupted.
  private func reopenRecord() throws {
    let done = try #require(try sandbox.runs("done").first)
    try FileManager.default.moveItem(
      at: done, to: done.deletingPathExtension().appendingPathExtension("pending"))
  }

  /// The record of the run that was interrupted.
  private var record: URL {
    get throws { try #require(try sandbox.runs("pending").first).appending(path: "record") }
  }

  @Test func `commands that only look report a run that was killed`() throws {
    try killBetweenFiles()
    let before = try sandbox.stamps()
    for command in [["check"], ["diff"], ["generate", "--dry-run"]] {
      #expect(
        try sandbox.launch(BuiltProducts.screensGen, command, environment: [:])
          == Outcome(
            errors: "error: a run in '.' was interrupted; 'screens-gen generate' finishes it\n",
            code: 1))
    }
    #expect(try sandbox.stamps() == before)
    #expect(
      try sandbox.run("generate", "-q")
        == Outcome(errors: "a run in '.' was interrupted, and is rolled back first\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
    #expect(try sandbox.read(swift).contains("/// Pings.\n"))
    #expect(try sandbox.read("Models/Pong.swift").contains("title"))
  }

  @Test func `what was edited after a kill is kept`() throws {
    try killBetweenFiles()
    try sandbox.edit(swift, "does nothing yet", "is mine")
    try sandbox.run("generate", "-q")
    #expect(try sandbox.read(swift).contains("is mine"))
    #expect(try sandbox.read(swift).contains("/// Pings.\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `undo after a kill rolls back what was written`() throws {
    try killBetweenFiles()
    #expect(try sandbox.run("undo", "-q").code == 0)
    #expect(!(try sandbox.read(swift).contains("/// Pings.\n")))
    #expect(!(try sandbox.read("Models/Pong.swift").contains("title")))
  }

  @Test func `a record that is damaged stops the run`() throws {
    try killBetweenFiles()
    try Data("x".utf8).write(to: record)
    let before = try sandbox.stamps()
    let outcome = try sandbox.run("generate")
    #expect(
      outcome.errors
        == "error: '\(try record.path)' is damaged; see that the files in "
        + "'\(sandbox.realPath)' are whole, then delete it\n")
    #expect(outcome.code == 74)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a record that leads through a link has nothing written there`() throws {
    try killBetweenFiles()
    try sandbox.shell("mkdir outside; ln -s outside inside")
    let entry = RunRecord.Entry(
      path: "inside/x", before: RunRecord.Before(text: "mine\n", mode: 0o644), after: nil)
    let record = RunRecord(
      run: "4f9c", trees: [RunRecord.Tree(path: sandbox.realPath, entries: [entry])])
    try Data(record.text.utf8).write(to: self.record)
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate").errors
        == "error: '\(sandbox.realPath)/inside' is a symbolic link; "
        + "the output stays inside its directory\n")
    #expect(try sandbox.stamps() == before)
  }

  // MARK: Where records are kept

  @Test func `a home directory that is read-only, or missing, does not stop a run`() throws {
    let temporary = sandbox.state.appending(path: "tmp").path
    let home = sandbox.state.appending(path: "home").path
    try sandbox.shell("mkdir -p \(temporary) \(home)/.local; touch \(home)/.local/state")
    for home in [home, "", "relative", "/nowhere"] {
      let environment = ["XDG_STATE_HOME": "", "HOME": home, "TMPDIR": temporary]
      #expect(try sandbox.run("generate", "-q", environment: environment) == Outcome())
      #expect(
        try sandbox.shell("ls \(temporary)").out == "screens-gen-\(getuid())\n", "\(home)")
      #expect(try sandbox.run("undo", "-q", environment: environment) == Outcome())
      #expect(try sandbox.tree() == ["Ping.connector.yml": Sample.pong])
    }
  }

  @Test func `records are kept in the home directory`() throws {
    let home = sandbox.state.appending(path: "home").path
    try sandbox.shell("mkdir -p \(home)")
    let environment = ["XDG_STATE_HOME": "", "HOME": home]
    #expect(try sandbox.run("generate", "-q", environment: environment) == Outcome())
    #expect(try sandbox.shell("ls -A \(home)/.local/state").out == "screens-gen\n")
    #expect(
      try sandbox.shell("stat -c %a \(home)/.local/state/screens-gen").out == "700\n")
    #expect(try sandbox.run("undo", "-q", environment: environment) == Outcome())
  }

  @Test func `without a directory for records nothing is written`() throws {
    try sandbox.write("", to: "../\(sandbox.state.lastPathComponent)")
    let before = try sandbox.stamps()
    let environment = ["TMPDIR": sandbox.state.path]
    let outcome = try sandbox.run("generate", "-q", environment: environment)
    #expect(outcome.errors.hasPrefix("error: cannot create '\(sandbox.state.path)/screens-gen/"))
    #expect(outcome.errors.hasSuffix("': File exists\n"))
    #expect(outcome.code == 73)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `records that others can write are not used`() throws {
    try killBetweenFiles()
    try sandbox.shell("chmod go+w \(sandbox.state.path)/screens-gen")
    let outcome = try sandbox.run("check", environment: ["TMPDIR": sandbox.state.path])
    #expect(!outcome.errors.contains("interrupted"))
  }
}
