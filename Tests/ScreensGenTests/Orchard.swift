import Foundation
import TestSupport
import Testing

/// Specs in several directories with their output beside them, some of it edited, so that one run
/// changes several trees; and a Screenlet whose output is in a directory of its own.
final class Orchard: Sendable {
  let url: URL
  static let fields = ["apples", "birches", "cherries"]
  private static let count = 8
  private static let note = "notes/Note.screenlet.yml"

  init() throws {
    url = ScratchDirectory.url.appending(path: "orchard-\(UUID())")
    try plant(.summer)
    let actions = (0..<4).map { "  act\($0): { interactor: Act\($0), kind: custom }\n" }
    try write(
      "screenlet: Note\nmodels: { Page: { text: String } }\nviewModel: { text: String? }\n"
        + "actions:\n" + actions.joined(), to: Self.note)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes the specs what they are in a season. In winter there are summaries, and half of them
  /// have a model.
  func plant(_ season: Grove.Season) throws {
    for field in Self.fields {
      for number in 0..<Self.count {
        let name = "\(field.capitalized)\(number)"
        var spec = "connector: \(name)\nkind: custom\n"
        if season == .winter { spec += "summary: Stands bare.\n" }
        if season == .winter, number.isMultiple(of: 2) {
          spec += "models: { \(name)Leaf: { name: String } }\n"
        }
        try write(spec, to: "\(field)/\(name).connector.yml")
      }
    }
  }

  /// Writes a line of somebody's into files of each directory.
  func edit() throws {
    for field in Self.fields {
      for number in stride(from: 0, to: Self.count, by: 3) {
        let path = "\(field)/Connectors/\(field.capitalized)\(number)Connector.swift"
        let place = url.appending(path: path)
        let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        let edited = text.replacing("does nothing yet", with: "is mine")
        try #require(edited != text)
        try write(edited, to: path)
      }
    }
  }

  private func write(_ text: String, to path: String) throws {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// The output by path, and the spec of the Screenlet, which a command changes; the other specs
  /// are what a season says.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
    where !path.hasPrefix("state") && !path.hasSuffix(".connector.yml") {
      let place = url.appending(path: path)
      if try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        files[path] = "/"
      } else {
        files[path] = String(decoding: try Data(contentsOf: place), as: UTF8.self)
      }
    }
    return files
  }

  // MARK: Running

  /// Runs a command to its end.
  @discardableResult
  func run(_ words: [String]) throws -> Int32 { try start(words).code }

  /// Kills a command at some moment after it began to write, as long as it did so the last time.
  /// False if it had ended.
  func kill(_ words: [String], within window: Double) throws -> Bool {
    let run = try start(words)
    while run.isRunning, !isAtWork { usleep(20) }
    usleep(UInt32.random(in: 0...UInt32(window * 1_000_000)))
    run.end(by: SIGKILL)
    return run.terminationReason == .uncaughtSignal
  }

  /// How long a command writes, in seconds.
  func writingTime(of words: [String]) throws -> Double {
    let run = try start(words)
    while run.isRunning, !isAtWork { usleep(20) }
    let start = Date()
    try #require(run.code == 0)
    return Date().timeIntervalSince(start)
  }

  private func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = BuiltProducts.screensGen
    process.arguments = words
    process.currentDirectoryURL = url
    process.environment = ["XDG_STATE_HOME": url.appending(path: "state").path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Whether a run has staged something, or had when it was killed.
  private var isAtWork: Bool {
    (Self.fields + ["notes", "out"]).contains { folder in
      let path = url.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.contains { $0.hasSuffix(".tmp") }
    }
  }
}
