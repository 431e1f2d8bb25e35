import Foundation
import TestSupport
import Testing

/// A directory for one test alone, and the real binary, run in it with an environment that says only
/// where records are kept.
final class Sandbox: Sendable {
  let url: URL
  /// What runs keep for later runs is below this directory, which is beside the sandbox.
  let state: URL

  /// With `files` in it, by path.
  init(_ files: [String: String] = [:]) throws {
    url = ScratchDirectory.url.appending(path: "screens-gen-\(UUID())")
    state = url.appendingPathExtension("state")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    try? FileManager.default.removeItem(at: state)
  }

  /// What runs remember of `directory`, as a path from the sandbox.
  func memory(of directory: String = "") -> String {
    let tree = directory.isEmpty ? realPath : realPath + "/" + directory
    return "../\(state.lastPathComponent)/screens-gen/trees\(tree)/settled~"
  }

  /// The records of runs with that ending, `pending` or `done`.
  func runs(_ ending: String) throws -> [URL] {
    let runs = state.appending(path: "screens-gen/runs")
    guard FileManager.default.fileExists(atPath: runs.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: runs, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
  }

  /// The path of the sandbox without links.
  var realPath: String {
    guard let path = realpath(url.path, nil) else { return url.path }
    defer { free(path) }
    return String(cString: path)
  }

  // MARK: Running

  /// Runs `screens-gen` with `arguments`.
  @discardableResult
  func run(
    _ arguments: String..., input: String = "", in directory: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(
      BuiltProducts.screensGen, arguments, input: input, in: directory, environment: environment)
  }

  @discardableResult
  func run(_ arguments: [String]) throws -> Outcome {
    try launch(BuiltProducts.screensGen, arguments, environment: [:])
  }

  /// Runs a line of shell, in which `screens-gen` is the tool, and `$tool` its path.
  @discardableResult
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let tool = BuiltProducts.screensGen
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let inherited = [
      "PATH": "\(tool.deletingLastPathComponent().path):\(path)", "tool": tool.path,
    ]
    return try launch(
      URL(filePath: "/bin/sh"), ["-c", line],
      environment: inherited.merging(environment) { $1 })
  }

  /// Runs `tool`, which is killed after so many seconds, if that is said.
  func launch(
    _ tool: URL, _ arguments: [String], input: String = "", in directory: String = "",
    seconds: Double? = nil, environment: [String: String]
  ) throws -> Outcome {
    let streams = ScratchDirectory.url.appending(path: "streams-\(UUID())")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["in", "out", "errors"].map { streams.appending(path: $0) }
    for name in names { try Data().write(to: name) }
    try Data(input.utf8).write(to: names[0])

    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = url.appending(path: directory)
    process.environment = ["XDG_STATE_HOME": state.path].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    if let seconds {
      let end = Date(timeIntervalSinceNow: seconds)
      while process.isRunning, Date() < end { usleep(1_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    return Outcome(
      String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self),
      code: process.terminationStatus)
  }

  // MARK: Files

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// Replaces `old`, which the file has to hold, by `new`.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    try #require(text.contains(old))
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: target)
  }

  /// Everything in the sandbox by path: the text of a file, `-> target` for a link, `/` for a
  /// directory.
  func tree(
    _ directory: String = "", where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String: String] {
    let top = url.appending(path: directory)
    var tree: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: top.path)
    where isWanted(path) {
      let place = top.appending(path: path).path
      switch try FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType {
      case .typeDirectory?: tree[path] = "/"
      case .typeSymbolicLink?:
        tree[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: place))
      default:
        tree[path] = String(decoding: try Data(contentsOf: URL(filePath: place)), as: UTF8.self)
      }
    }
    return tree
  }

  /// The paths at which another sandbox holds something else.
  func difference(from other: Sandbox) throws -> [String] {
    let (tree, otherTree) = (try tree(), try other.tree())
    return Set(tree.keys).union(otherTree.keys).filter { tree[$0] != otherTree[$0] }.sorted()
  }

  /// What changes of a file when somebody writes it, even with what it held before.
  struct Stamp: Equatable {
    let number: Int
    let date: Date
  }

  /// The stamp of everything in the sandbox, and of the sandbox itself.
  func stamps() throws -> [String: Stamp] { try stamps(below: url) }

  /// The stamp of all that runs keep.
  func recordStamps() throws -> [String: Stamp] {
    FileManager.default.fileExists(atPath: state.path) ? try stamps(below: state) : [:]
  }

  private func stamps(below url: URL) throws -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) + [""] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.appending(path: path).path)
      stamps[path] = Stamp(
        number: try #require(attributes[.systemFileNumber] as? Int),
        date: try #require(attributes[.modificationDate] as? Date))
    }
    return stamps
  }
}
