public import Foundation

/// The outcome of a program that was run by a test.
public struct Subprocess: Equatable, Sendable {
  public var status: Int32
  public var output: String
  public var errors: String

  public init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Runs `program` with `arguments` and waits for its end. A bare name is looked up in `PATH`.
  public init(
    _ program: String, _ arguments: [String], in directory: URL? = nil, input: Data? = nil,
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    process.currentDirectoryURL = directory

    // Files rather than pipes: a full pipe that nobody reads blocks the program that writes to it.
    let folder = ScratchDirectory.url
      .appendingPathComponent("subprocess-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Runs of screens-gen keep their records in this folder, and not in the developer's home
    // directory.
    let state = ["XDG_STATE_HOME": folder.appendingPathComponent("state").path]
    process.environment = (environment ?? ProcessInfo.processInfo.environment)
      .merging(state) { $1 }
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try (input ?? Data()).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}
