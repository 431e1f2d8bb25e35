import Foundation
import TestSupport
import Testing

/// An HTTPS server with a certificate that nobody has signed; it needs `openssl`, and is started by
/// tests only with `TRIALS=many` or `all`.
struct SelfSignedServer {

  static let isAvailable =
    Trials.current != .some && FileManager.default.isExecutableFile(atPath: openssl)

  private static let openssl = "/usr/bin/openssl"

  private let process = Process()
  private let folder: TemporaryFolder
  private let port: UInt16

  var url: String { "https://127.0.0.1:\(port)" }

  /// - Parameter options: further options of `openssl s_server`.
  init(options: [String] = []) async throws {
    folder = try TemporaryFolder()
    // A port that was free a moment ago.
    let server = try LoopbackServer { _ in .drop }
    port = server.port
    server.stop()
    let (key, certificate) = (folder.url.path + "/key.pem", folder.url.path + "/certificate.pem")
    try SelfSignedServer.run(
      SelfSignedServer.openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate,
        "-days", "2", "-subj", "/CN=127.0.0.1",
      ])
    process.executableURL = URL(fileURLWithPath: SelfSignedServer.openssl)
    process.arguments = [
      "s_server", "-accept", "\(port)", "-key", key, "-cert", certificate, "-www", "-quiet",
    ]
    process.arguments? += options
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try await eventually { isListening }
  }

  func stop() {
    // Programs that are started on a thread of Dispatch have all other signals blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private var isListening: Bool {
    let connect = "exec 3<>/dev/tcp/127.0.0.1/\(port)"
    return (try? SelfSignedServer.run("/bin/bash", ["-c", connect])) != nil
  }

  private static func run(_ tool: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw POSIXError(.ECONNREFUSED) }
  }
}
