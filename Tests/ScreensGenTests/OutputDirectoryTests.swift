import Foundation
import TestSupport
import Testing

/// Where output goes, and what can obstruct it.
struct OutputDirectoryTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  /// The run fails with one line of error, and leaves everything as it was.
  private func expect(
    _ words: String..., fail message: String, code: Int32 = 73,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try (sandbox.stamps(), sandbox.tree())
    for extra in [[], ["--dry-run"]] {
      #expect(
        try sandbox.launch(BuiltProducts.screensGen, words + extra, environment: [:])
          == Outcome(errors: "error: \(message)\n", code: code), sourceLocation: sourceLocation)
    }
    #expect(try sandbox.stamps() == before.0, sourceLocation: sourceLocation)
    #expect(try sandbox.tree() == before.1, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["out", "a/b/c", "out/", "./out", "with blank", "."])
  func `a directory that may not exist yet`(_ directory: String) throws {
    try sandbox.run("generate", "--output", directory)
    #expect(
      try sandbox.read(directory + "/Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `an absolute directory`() throws {
    let out = sandbox.url.path + "/out"
    #expect(
      try sandbox.run("generate", "Ping.connector.yml", "-o", out)
        == Outcome(
          """
                create  \(out)/Connectors/PingConnector.swift
                create  \(out)/Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: fill in 'doRun' in '\(out)/Connectors/PingConnector.swift'

          """))
    #expect(try sandbox.read("out/Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `the next command can be pasted into a shell`() throws {
    try sandbox.write(Sample.ping, to: "it's a spec.yml")
    let out = try sandbox.run("check", "it's a spec.yml", "-o", "$HOME `x`").out
    let next = try #require(out.split(separator: "\n").last)
    #expect(next == #"next: screens-gen generate 'it'\''s a spec.yml' --output '$HOME `x`'"#)
    let command = next.dropFirst("next: screens-gen".count)
    #expect(try sandbox.shell("\"$tool\"\(command) --quiet") == Outcome())
  }

  @Test func `an output directory with a dash`() throws {
    let out = try sandbox.run("check", "--output=-out").out
    #expect(out.hasSuffix("\nnext: screens-gen generate --output=-out\n"))
    try sandbox.run("generate", "--output=-out")
    #expect(try sandbox.run("check", "--output=-out", "-q") == Outcome())
  }

  @Test func `a name with control characters neither breaks a line nor steers the terminal`() throws
  {
    #expect(
      try sandbox.run("generate", "Ping.connector.yml", "-o", "a\n\u{1B}[31m")
        == Outcome(
          """
                create  a\u{240A}\u{241B}[31m/Connectors/PingConnector.swift
                create  a\u{240A}\u{241B}[31m/Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: fill in 'doRun' in 'a\u{240A}\u{241B}[31m/Connectors/PingConnector.swift'

          """))
    #expect(
      try sandbox.run("check", "\u{1B}[31m")
        == Outcome(errors: "error: nothing is at '\u{241B}[31m'\n", code: 66))
  }

  @Test func `the output can be moved elsewhere`() throws {
    try sandbox.run("generate", "-o", "out")
    try sandbox.shell("mkdir far; mv out far/away")
    // The way to the spec is another one now, which is all that changes.
    #expect(
      try sandbox.run("check", "-o", "far/away", "-q")
        == Outcome(
          errors: """
            Ping.connector.yml:1:1: error: the output of this spec is not up to date; \
            run 'screens-gen generate'
            1 | connector: Ping
              | ^~~~~~~~~~~~~~~

            """, code: 1))
    try sandbox.run("generate", "-o", "far/away")
    #expect(try sandbox.run("check", "-o", "far/away", "-q") == Outcome())
  }

  @Test func `a link to a directory is a directory to generate into`() throws {
    try sandbox.shell("mkdir real; ln -s real out")
    #expect(try sandbox.run("generate", "-o", "out", "-q") == Outcome())
    #expect(try sandbox.read("real/Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  // MARK: In the way

  @Test func `a file where the output directory should be`() throws {
    try sandbox.write("mine", to: "out")
    try expect("generate", "-o", "out", fail: "'out' is not a directory to generate into")
    try expect("generate", "-o", "out/a/b", fail: "'out' is not a directory to generate into")
  }

  @Test func `a file where a directory of the output should be`() throws {
    try sandbox.write("mine", to: "Connectors")
    try expect(
      "generate", fail: "'Connectors' is not a directory, and files go into it; move it away")
  }

  @Test func `a link on the way of a file`() throws {
    try sandbox.shell("mkdir elsewhere; ln -s elsewhere Connectors")
    try expect(
      "generate",
      fail: "'Connectors' is a symbolic link; the output stays inside its directory")
  }

  @Test func `a link instead of a file`() throws {
    try sandbox.shell("echo mine > mine; mkdir Connectors")
    try sandbox.link("Connectors/PingConnector.swift", to: "../mine")
    try expect(
      "generate",
      fail: "'Connectors/PingConnector.swift' is a symbolic link; "
        + "the output stays inside its directory")
  }

  @Test func `a link to nothing instead of the base`() throws {
    try sandbox.shell("mkdir Connectors")
    try sandbox.link("Connectors/.PingConnector.screens-gen", to: "/nowhere")
    try expect(
      "generate",
      fail: "'Connectors/.PingConnector.screens-gen' is a symbolic link; "
        + "the output stays inside its directory")
  }

  @Test func `a link to nothing for an output directory`() throws {
    try sandbox.link("out", to: "/nowhere/at/all")
    #expect(
      try sandbox.run("generate", "-o", "out")
        == Outcome(errors: "error: cannot create 'out': File exists\n", code: 73))
  }

  @Test func `a directory instead of a file`() throws {
    try sandbox.shell("mkdir -p Connectors/PingConnector.swift/x")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("generate", "Ping.connector.yml")
        == Outcome(
          """
              conflict  Connectors/PingConnector.swift
                create  Connectors/.PingConnector.screens-gen
          2 files: 1 create, 1 conflict

          """,
          errors: """
            error: 'Connectors/PingConnector.swift' is not a text file; move it away
            nothing was written

            """, code: 1))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a byte that is not UTF-8, where it is`() throws {
    try sandbox.run("generate", "-q")
    let file = sandbox.url.appending(path: "Connectors/PingConnector.swift")
    try Data(sandbox.read("Connectors/PingConnector.swift").utf8 + [0x2F, 0x2F, 0xE9, 0x0A])
      .write(to: file)
    let before = try sandbox.stamps()
    let problem = """
      Connectors/PingConnector.swift:16:3: error: invalid UTF-8: byte 0xE9; save the file as UTF-8
      16 | //\u{FFFD}
         |   ^

      """
    for command in ["generate", "undo"] {
      let outcome = try sandbox.run(command, "-q")
      #expect(outcome == Outcome(errors: problem + "nothing was written\n", code: 1))
    }
    #expect(try sandbox.run("check", "-q") == Outcome(errors: problem, code: 1))
    #expect(
      try sandbox.run("check", "--json").out.contains(
        "\"reason\": \"invalid UTF-8: byte 0xE9; save the file as UTF-8\""))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `one file in the way keeps every spec from being written`() throws {
    try sandbox.write(
      Sample.ping.replacingOccurrences(of: "Ping", with: "A"), to: "a/A.connector.yml")
    try sandbox.write("mine", to: "Connectors")
    try expect(
      "generate", fail: "'Connectors' is not a directory, and files go into it; move it away")
  }

  // MARK: Names that are too long

  private func plant(nameOf length: Int) throws -> String {
    let name = "P" + String(repeating: "i", count: length - 1)
    try sandbox.write(Sample.ping.replacing("Ping", with: name), to: "Ping.connector.yml")
    return name
  }

  @Test func `the longest names work, and so does what comes beside them`() throws {
    let name = try plant(nameOf: 230)
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate", "-q") == Outcome())
    let source = "Connectors/\(name)Connector.swift"
    try sandbox.edit(source, "does nothing yet", "is mine")
    #expect(try sandbox.run("generate", "--force", "-q").code == 0)
    #expect(try sandbox.read(source + ".yours").contains("is mine"))
    try sandbox.remove(source + ".yours")
    #expect(try sandbox.run("undo", "--force", "-q") == Outcome())
    try sandbox.edit(source, "is mine", "does nothing yet")
    try sandbox.run("generate", "-q")
    try sandbox.write("", to: "Ping.connector.yml")
    try sandbox.remove("Connectors")
    try sandbox.write(before["Ping.connector.yml"] ?? "", to: "Ping.connector.yml")
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [231, 245, 300])
  func `a name that is too long is refused before anything is written`(_ length: Int) throws {
    let name = try plant(nameOf: length)
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    let problem = "'\(name.prefix(40))…', a name of \(length + 15) bytes"
    for words in [["generate"], ["check"], ["diff"], ["generate", "--dry-run"], ["generate"]] {
      let outcome = try sandbox.run(words)
      #expect(outcome.code == 65, "\(words)")
      #expect(
        outcome.errors.hasPrefix(
          "Ping.connector.yml:1:12: error: this makes \(problem), and a file system takes 245 at most; "
            + "make it shorter\n1 | connector: P"), "\(words)")
      #expect(outcome.errors.split(separator: "\n").count == 3)
    }
    #expect(
      try sandbox.run("undo")
        == Outcome(errors: "error: no run is on record in '.' or below\n", code: 66))
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `each part of a spec that makes a name too long is named, and the rest is checked`()
    throws
  {
    let long = "N" + String(repeating: "o", count: 250)
    try sandbox.write(
      "screenlet: Note\nmodels:\n  \(long): { id: Int64 }\n  O\(long): { id: Int64 }\n",
      to: "Note.screenlet.yml")
    let outcome = try sandbox.run("check", "-q")
    #expect(outcome.code == 65)
    let places = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "Note.screenlet.yml:3:3:", "Note.screenlet.yml:4:3:", "Ping.connector.yml:1:1:",
      ])
  }

  @Test(arguments: [
    ["new-screenlet"], ["init"], ["connector", "--kind", "custom"], ["interactor"],
  ])
  func `no command writes a spec of a name that is too long`(_ command: [String]) throws {
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    for length in [235, 245, 300] {
      let name = "P" + String(repeating: "i", count: length - 1)
      #expect(try sandbox.run(command + [name]).code == 65, "\(length)")
    }
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `a new name that is too long changes nothing`() throws {
    try sandbox.run("generate", "-q")
    let before = try (sandbox.stamps(), sandbox.recordStamps())
    for length in [235, 245, 300] {
      let name = "P" + String(repeating: "i", count: length - 1)
      #expect(try sandbox.run("rename", "Ping.connector.yml", "Ping", name).code == 65)
    }
    #expect(try sandbox.stamps() == before.0)
    #expect(try sandbox.recordStamps() == before.1)
  }

  @Test func `what is too long to exist does not exist`() throws {
    let name = String(repeating: "n", count: 300)
    #expect(
      try sandbox.run("generate", name + ".screenlet.yml")
        == Outcome(errors: "error: nothing is at '\(name).screenlet.yml'\n", code: 66))
    #expect(
      try sandbox.run("new-screenlet", "--spec", name)
        == Outcome(errors: "error: no file is at '\(name)'\n", code: 66))
    #expect(
      try sandbox.run("generate", "-o", name).errors
        == "error: cannot create '\(name)/Connectors/PingConnector.swift': File name too long\n")
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  // MARK: The disk says no

  @Test func `a file that cannot be written`() throws {
    // The name fits into a directory, and into no path.
    let deep = Array(repeating: String(repeating: "d", count: 200), count: 21).joined(
      separator: "/")
    let outcome = try sandbox.run("generate", "-o", deep)
    #expect(outcome.errors.hasSuffix(": File name too long\n"))
    #expect(outcome.code == 73)
  }

  #if os(Linux)
    @Test func `a disk that is full`() throws {
      let outcome = try sandbox.shell(
        "(ulimit -f 0; trap '' XFSZ; $tool generate 2>&1; echo code $?) | cat")
      #expect(outcome.out.hasPrefix("error: cannot write '\(sandbox.state.path)/screens-gen/runs/"))
      #expect(outcome.out.hasSuffix("/record': File too large\ncode 74\n"))
      #expect(try sandbox.tree() == ["Ping.connector.yml": Sample.ping])
    }
  #endif
}
