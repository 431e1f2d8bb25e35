import Foundation
import TestSupport
import Testing

/// The program `demo-server`, run like from a terminal.
struct DemoServerCommandTests {

  private static let program = BuiltProducts.folder.appendingPathComponent("demo-server")

  private func run(_ arguments: String...) throws -> Subprocess {
    try Subprocess(Self.program.path, arguments)
  }

  @Test(arguments: [
    (["--prot", "1"], "unknown option '--prot'"),
    (["8080"], "unknown option '8080'"),
    (["--port"], "'--port' needs a value"),
    (["--port", "65536"], "'--port' does not take '65536'"),
    (["--version", "8"], "'--version' does not take '8'"),
    (["--fault", "fire"], "'--fault' does not take 'fire'"),
    (["--at", "/x"], "'--at' belongs behind a '--fault'"),
    (["--fault", "drop", "--at", "x"], "'--at' does not take 'x'"),
    (["--fault", "drop", "--times", "0"], "'--times' does not take '0'"),
  ])
  func `an invalid command line is explained`(
    arguments: [String], message: String
  ) throws {
    #expect(
      try Subprocess(Self.program.path, arguments)
        == Subprocess(
          status: 1, output: "", errors: "error: \(message)\nsee 'demo-server --help'\n"))
  }

  @Test func `a port in use is explained`() throws {
    let other = try LoopbackServer { _ in .drop }
    defer { other.stop() }
    #expect(
      try run("--port", "\(other.port)")
        == Subprocess(
          status: 1, output: "",
          errors: "error: something else listens on port \(other.port) already\n"))
  }

  @Test func `the help names every option`() throws {
    let help = try run("--port", "1", "--help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    for option in ["--port", "--version", "--fault", "--at", "--times", "--help"] {
      #expect(help.output.contains("  \(option) "))
    }
  }

  @Test func `it prints its address and users, and serves with the given faults`() throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [
      "--port", "0", "--version", "6.2", "--fault", "500", "--at", "/web/guest/home", "--times",
      "1",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    defer {
      // The threads of tests block the signal that `terminate()` sends, and child processes inherit
      // the mask.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var output = ""
    while !output.hasSuffix("Control-C\n") {
      let data = pipe.fileHandleForReading.availableData
      try #require(!data.isEmpty)
      output += String(decoding: data, as: UTF8.self)
    }
    let url = try #require(output.firstMatch(of: /http:[^\n]*/)).0
    #expect(
      output.replacing(url, with: "URL") == """
        Liferay 6.2 is at URL
        company 20097, site 20143, bookmarks folder 30200
        a page with a title is at URL/web/guest/home
        users:
          joe@example.com, joe or 20156, password secret
          jane@example.com, jane or 20157, password pass:word
        stop it with Control-C

        """)

    let page = try #require(URL(string: url + "/web/guest/home"))
    #expect(throws: (any Error).self) { try Data(contentsOf: page) }
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains("<title>Home - Liferay</title>"))
  }
}
