internal import Foundation

/// Runs this program again as a child process, and exchanges lines with it.
///
/// The child ends with its standard input, so it never outlives the benchmark.
final class ChildProcess {

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// Data received but not yet read.
  private var pending = Data()

  init(_ arguments: String...) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func write(line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
  }

  /// Waits for the next line and returns it.
  func readLine() throws -> String {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = Data(pending[(end + 1)...]) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw ChildHasEnded() }
      pending += more
    }
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

private struct ChildHasEnded: LocalizedError {
  let errorDescription: String? = "a process of the benchmark has ended too early"
}
