import Foundation
import TestSupport
import Testing

/// The output of a hundred specs in one directory, some of it edited, and the specs as they are in
/// two seasons: a run from one to the other makes files, changes them, merges them and removes them.
final class Grove: Sendable {
  enum Season: String, CaseIterable {
    case summer, winter

    var other: Season { self == .summer ? .winter : .summer }
  }

  let url: URL
  static let count = 100

  init() throws {
    url = ScratchDirectory.url.appending(path: "grove-\(UUID())")
    for season in Season.allCases {
      let specs = url.appending(path: season.rawValue)
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
      for number in 0..<Self.count {
        try Data(Self.spec(number, season).utf8)
          .write(to: specs.appending(path: "Tree\(number).connector.yml"))
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Every other spec has a model in one season only.
  private static func spec(_ number: Int, _ season: Season) -> String {
    let head = "connector: Tree\(number)\nkind: custom\n"
    guard season == .winter else { return head }
    return head + "summary: Stands bare.\n"
      + (number.isMultiple(of: 2) ? "models:\n  Leaf\(number): { name: String }\n" : "")
  }

  /// Writes a line of somebody's into every third file.
  func edit() throws {
    for number in stride(from: 0, to: Self.count, by: 3) {
      let text = try text(ofTree: number)
      let edited = text.replacing("does nothing yet", with: "is mine")
      try #require(edited != text)
      try write(edited, toTree: number)
    }
  }

  func text(ofTree number: Int) throws -> String {
    String(decoding: try Data(contentsOf: place(ofTree: number)), as: UTF8.self)
  }

  /// At once, as editors do.
  func write(_ text: String, toTree number: Int) throws {
    try Data(text.utf8).write(to: place(ofTree: number), options: .atomic)
  }

  func place(ofTree number: Int) -> URL {
    url.appending(path: "out/Connectors/Tree\(number)Connector.swift")
  }

  /// Makes a file of somebody's in the output, and its directory; throws if it is there already.
  func make(_ path: String) throws {
    let place = url.appending(path: "out/\(path)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine\n".utf8).write(to: place, options: .withoutOverwriting)
  }

  /// Removes the output.
  func clear() throws {
    let out = url.appending(path: "out")
    if FileManager.default.fileExists(atPath: out.path) {
      try FileManager.default.removeItem(at: out)
    }
  }

  /// The output by path, what a killed run left beside it included.
  func files() throws -> [String: String] {
    let out = url.appending(path: "out")
    var files: [String: String] = [:]
    guard FileManager.default.fileExists(atPath: out.path) else { return files }
    for path in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
      let place = out.appending(path: path)
      if try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      files[path] = String(decoding: try Data(contentsOf: place), as: UTF8.self)
    }
    return files
  }

  /// Whether a run is at work, or was when it was killed: it left a record of what it began.
  var isHalfDone: Bool {
    let runs = url.appending(path: "state/screens-gen/runs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    return names.contains { $0.hasSuffix(".pending") }
  }

  /// A run that is not waited for.
  func start(_ words: String...) throws -> Process { try start(words) }

  func generate(_ season: Season) throws -> Process {
    try start(["generate", season.rawValue, "-o", "out"])
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
}

extension Process {
  /// How the process ended.
  var code: Int32 {
    waitUntilExit()
    return terminationStatus
  }

  /// Sends the signal, and waits for the end.
  func end(by signal: Int32) {
    kill(processIdentifier, signal)
    waitUntilExit()
  }
}
