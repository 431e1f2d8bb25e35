import Foundation
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
        try sandbox.launch(Sandbox.binary, words + extra, environment: [:])
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
