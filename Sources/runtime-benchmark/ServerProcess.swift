internal import DemoServer
internal import Foundation

/// A demo server in a process of its own, so that this one's memory and time are the clients'
/// alone.
///
/// It is this program once more. It says where it listens, and ends with its standard input:
/// nothing is left behind, however the benchmark ends.
struct ServerProcess {

  let url: URL
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()

    var text = Data()
    while text.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    let address = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard let url = URL(string: address), url.host != nil else { throw ServerIsMissing() }
    self.url = url
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Is the server, until standard input ends.
  static func serve() throws {
    let server = try DemoServer(remembersRequests: false)
    defer { server.stop() }
    Console.write("\(server.url)\n")
    _ = FileHandle.standardInput.readDataToEndOfFile()
  }
}

private struct ServerIsMissing: LocalizedError {
  let errorDescription: String? = "the demo server did not start"
}
