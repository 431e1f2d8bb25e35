import Foundation
import TestSupport
import Testing

#if os(Linux)
  import Glibc
#endif

/// Colours, pipes, and streams that are closed.
struct StreamTests {
  private static let plain = "      create  Connectors/PingConnector.swift\n"
  private static let green = "      \u{1B}[1;32mcreate\u{1B}[0m  Connectors/PingConnector.swift\n"

  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  // MARK: Colours

  @Test(arguments: [
    ["always"]: green, ["never"]: plain, ["auto"]: plain,
    ["always", "NO_COLOR", "1"]: green, ["never", "CLICOLOR_FORCE", "1"]: plain,
    ["auto", "CLICOLOR_FORCE", "1"]: green, ["auto", "CLICOLOR_FORCE", "0"]: plain,
    ["always", "TERM", "dumb"]: green,
  ])
  func `the option wins over the environment`(_ words: [String], _ line: String) throws {
    let environment = words.count > 1 ? [words[1]: words[2]] : [:]
    let outcome = try sandbox.run(
      "check", "--color", words[0], environment: environment)
    #expect(outcome.out.hasPrefix(line))
  }

  @Test func `the environment decides where the option does not`() throws {
    func line(_ environment: [String: String]) throws -> String {
      String(try sandbox.run("check", environment: environment).out.prefix { $0 != "\n" }) + "\n"
    }
    #expect(try line([:]) == Self.plain)
    #expect(try line(["CLICOLOR_FORCE": "1"]) == Self.green)
    #expect(try line(["CLICOLOR_FORCE": ""]) == Self.plain)
    #expect(try line(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]) == Self.green)
    #expect(try line(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == Self.plain)
    #expect(try line(["CLICOLOR_FORCE": "1", "TERM": "dumb"]) == Self.green)
  }

  @Test func `an error without a range is coloured as asked`() throws {
    #expect(
      try sandbox.run("check", "gone", "--color=always").errors
        == "\u{1B}[1;31merror:\u{1B}[0m nothing is at 'gone'\n")
  }

  @Test func `each status has its colour`() throws {
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    try sandbox.run("generate")
    try sandbox.edit("Connectors/PingConnector.swift", "nothing yet", "something")
    try sandbox.write(Sample.ping, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("generate", "--color=always").out == """
                \u{1B}[1;34mkeep\u{1B}[0m  Connectors/PingConnector.swift
              \u{1B}[1;31mremove\u{1B}[0m  Models/Pong.swift
              \u{1B}[1;32mupdate\u{1B}[0m  Connectors/.PingConnector.screens-gen
        3 files: 1 update, 1 keep, 1 remove

        """)
  }

  #if os(Linux)
    @Test func `a terminal shows colours unless it is asked not to`() throws {
      #expect(try terminal([:]).hasPrefix(Self.green))
      #expect(try terminal(["TERM": "xterm"]).hasPrefix(Self.green))
      #expect(try terminal(["TERM": "dumb"]).hasPrefix(Self.plain))
      #expect(try terminal(["NO_COLOR": "1"]).hasPrefix(Self.plain))
      #expect(try terminal(["NO_COLOR": ""]).hasPrefix(Self.green))
    }

    /// What `check` writes to a terminal.
    private func terminal(_ environment: [String: String]) throws -> String {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(master) }
      var (locked, number): (CInt, CInt) = (0, 0)
      let unlock: UInt = 0x4004_5431
      let ask: UInt = 0x8004_5430
      try #require(ioctl(master, unlock, &locked) == 0 && ioctl(master, ask, &number) == 0)
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(slave >= 0)
      let process = Process()
      process.executableURL = BuiltProducts.screensGen
      process.arguments = ["check"]
      process.currentDirectoryURL = sandbox.url
      process.environment = environment
      process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
      try process.run()
      process.waitUntilExit()
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &buffer, buffer.count)
      close(slave)
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        .replacingOccurrences(of: "\r\n", with: "\n")
    }

  #endif

  // MARK: Pipes

  @Test func `a reader that goes away is not an error`() throws {
    #expect(
      try sandbox.shell("{ $tool template list; echo code $? >&2; } | true")
        == Outcome(errors: "code 0\n"))
    #expect(try sandbox.shell("$tool generate | true") == Outcome())
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `standard output that cannot be written`() throws {
    #expect(
      try sandbox.shell("$tool spec parse Ping.connector.yml >&-")
        == Outcome(
          errors: "error: cannot write to standard output: Bad file descriptor\n", code: 74))
  }

  @Test func `output that goes nowhere still leaves the files`() throws {
    #expect(try sandbox.shell("$tool generate >&-").code == 74)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  #if os(Linux)
    @Test func `a disk that is full behind standard output`() throws {
      #expect(
        try sandbox.shell("$tool --help > /dev/full")
          == Outcome(
            errors: "error: cannot write to standard output: No space left on device\n",
            code: 74))
    }
  #endif

  @Test func `standard error that is closed changes nothing`() throws {
    #expect(try sandbox.shell("$tool check gone 2>&-") == Outcome(code: 66))
  }

  @Test func `standard input that cannot be read`() throws {
    #expect(
      try sandbox.shell("$tool spec parse - <&-")
        == Outcome(errors: "error: cannot read standard input: Bad file descriptor\n", code: 74))
    #expect(
      try sandbox.shell("$tool spec parse - < .")
        == Outcome(errors: "error: cannot read standard input: Is a directory\n", code: 74))
  }

  @Test func `a pipe is read to its end, however slow`() throws {
    #expect(
      try sandbox.shell("(printf 'a: '; sleep 0.1; printf '1\\n') | $tool spec parse -")
        == Outcome("{\n  \"a\": 1\n}\n"))
  }
}
