import TestSupport
import Testing

/// `-v` says on standard error what a run did.
struct VerboseTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  /// The lines, with a number of milliseconds as `0`.
  private func details(_ words: String...) throws -> (out: String, errors: String) {
    let outcome = try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
    #expect(outcome.code == 0)
    let lines = outcome.errors.split(separator: "\n").map { line in
      "0 " + line.drop { $0 == " " || $0.isNumber }
    }
    return (outcome.out, lines.joined(separator: "\n"))
  }

  @Test func `what was read, decided and written`() throws {
    let quiet = try details("generate", "-q", "--verbose")
    #expect(quiet.out == "")
    #expect(
      quiet.errors == """
        0 ms  read Ping.connector.yml, 29 bytes
        0 ms  decided for Ping.connector.yml: 2 files: 2 create
        0 ms  wrote 2 files
        """)
    #expect(
      try details("check", "-v").errors == """
        0 ms  read Ping.connector.yml, 29 bytes
        0 ms  nothing is left to do for Ping.connector.yml since an earlier run
        """)
  }

  @Test func `standard output is the same`() throws {
    #expect(try details("generate", "-n").out == details("generate", "-n", "-v").out)
    #expect(try details("generate", "-n").errors == "")
  }
}
