import Foundation
import TestSupport
import Testing

/// Runs whose output is too large to be kept in memory: its texts are in temporary files, beside
/// the paths that they go to, before all of them are known.
struct LargeRunTests {
  private let sandbox: Sandbox
  private static let count = 10

  /// Connectors with half a megabyte of summary each, which is in the source and in the base.
  init() throws {
    sandbox = try Sandbox()
    for number in 10..<10 + Self.count { try write(number, "word") }
  }

  private func write(_ number: Int, _ word: String, extra: String = "") throws {
    let summary = String(repeating: word, count: 120_000)
    try sandbox.write(
      "connector: S\(number)\nkind: custom\nsummary: \(summary).\n\(extra)",
      to: "specs/S\(number).connector.yml")
  }

  private func files() throws -> [String] {
    try sandbox.shell("find . -path ./specs -prune -o -type f -print | sort").out
      .split(separator: "\n").map(String.init)
  }

  @Test func `everything is written, and undone`() throws {
    let before = try sandbox.shell("find . | sort").out
    let outcome = try sandbox.run("generate", "specs", "-o", "out")
    #expect(outcome.code == 0)
    #expect(
      outcome.out.hasSuffix(
        """
        20 files: 20 create
        next: fill in 'doRun' in 'out/Connectors/S10Connector.swift' and 9 more

        """))
    #expect(try sandbox.run("undo", "out", "-q") == Outcome())
    #expect(try sandbox.shell("find . | sort").out == before)
  }

  @Test func `an error in the last spec leaves nothing behind`() throws {
    try write(99, "word", extra: "modul: M\n")
    let before = try sandbox.shell("find . | sort").out
    let outcome = try sandbox.run("generate", "specs", "-o", "out")
    #expect(outcome.out == "")
    #expect(outcome.errors.hasPrefix("specs/S99.connector.yml:4:1: error: unknown key 'modul'"))
    #expect(outcome.code == 65)
    #expect(try sandbox.shell("find . | sort").out == before)
  }

  @Test func `a file in the way of the last spec keeps the others from being written`() throws {
    try write(99, "word")
    try sandbox.write("mine\n", to: "out/Connectors/S99Connector.swift/mine")
    let tree = try sandbox.tree()
    let outcome = try sandbox.run("generate", "specs", "-o", "out", "-q")
    #expect(
      outcome
        == Outcome(
          errors: """
            error: 'out/Connectors/S99Connector.swift' is not a text file; move it away
            nothing was written

            """, code: 1))
    #expect(try sandbox.tree() == tree)
    #expect(!(try files().contains { $0.hasSuffix(".tmp") }))
    #expect(try sandbox.runs("pending") == [])
  }

  @Test func `a signal ends a run at once while a spec is planned`() throws {
    let properties = (0..<20_000).map { "  p\($0): 'String? { get set }'\n" }.joined()
    try sandbox.write("screenlet: Wide\nviewModel:\n\(properties)", to: "Wide.screenlet.yml")
    let process = Process()
    let errors = Pipe()
    process.executableURL = BuiltProducts.screensGen
    process.arguments = ["generate", "Wide.screenlet.yml", "-o", "out"]
    process.currentDirectoryURL = sandbox.url
    process.environment = ["XDG_STATE_HOME": sandbox.state.path]
    process.standardError = errors
    try process.run()
    usleep(200_000)
    process.end(by: SIGINT)
    #expect(process.terminationReason == .uncaughtSignal)
    // A run that holds signals back ends with a message.
    #expect(errors.fileHandleForReading.readDataToEndOfFile() == Data())
    #expect(!FileManager.default.fileExists(atPath: sandbox.url.appending(path: "out").path))
  }

  @Test(arguments: [SIGKILL, SIGINT])
  func `a run that ends while it plans is rolled back`(_ signal: Int32) throws {
    let tree = try sandbox.tree()
    let process = Process()
    process.executableURL = BuiltProducts.screensGen
    process.arguments = ["generate", "specs", "-o", "out"]
    process.currentDirectoryURL = sandbox.url
    process.environment = ["XDG_STATE_HOME": sandbox.state.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try sandbox.runs("pending").isEmpty { usleep(20) }
    process.end(by: signal)

    if signal == SIGINT {
      #expect(try sandbox.tree() == tree)
      #expect(try files() == [])
    }
    #expect(try sandbox.run("generate", "specs", "-o", "out", "-q").code == 0)
    #expect(!(try files().contains { $0.hasSuffix(".tmp") }))
    #expect(try sandbox.runs("pending") == [])
    #expect(try sandbox.run("check", "specs", "-o", "out", "-q") == Outcome())
  }
}
