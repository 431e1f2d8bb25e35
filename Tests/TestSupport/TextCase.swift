internal import Foundation
public import Testing

/// A case of a file below `Cases`, for tests of the shape "this text in, that text out".
public struct TextCase: CustomTestStringConvertible, Sendable {
  /// The topic and the sentence of the case.
  public let testDescription: String
  /// The name of the file, without its ending.
  public let topic: String
  /// The input, without its last line end.
  public let input: String
  private let output: String
  private let sentence: String
  private let file: URL
  private let line: Int

  /// The cases of all files below the folder `Cases` beside `test`, or of those in a folder of it.
  /// With `CASE=word` in the environment, those of which the topic or the sentence has that word.
  public static func all(in folder: String = "", beside test: String) throws -> [TextCase] {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Cases").appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".cases") }
      .flatMap { try all(of: folder.appendingPathComponent($0)) }
      .filter { wanted == nil || $0.testDescription.contains(wanted ?? "") }
  }

  private static let wanted = ProcessInfo.processInfo.environment["CASE"]

  private static func all(of file: URL) throws -> [TextCase] {
    let topic = file.deletingPathExtension().lastPathComponent
    let cases = try CaseFile(text(of: file), path: file.path)
    return cases.entries.map { entry in
      TextCase(
        testDescription: "\(topic): \(entry.sentence)", topic: topic,
        input: cases.lines[entry.input].joined(separator: "\n"),
        output: cases.lines[entry.output].map { $0 + "\n" }.joined(),
        sentence: entry.sentence, file: file, line: entry.start + 1)
    }
  }

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The texts of an input that consists of several, each below a line `--- NAME`. A text ends with
  /// a line end, unless a line `\ no line end` follows it.
  public var parts: [String: String] {
    var parts: [String: String] = [:]
    var name = ""
    for line in input.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        name = String(line.dropFirst(4))
        parts[name] = ""
      } else if line == Self.noLineEnd {
        parts[name]?.removeLast()
      } else {
        parts[name]? += line + "\n"
      }
    }
    return parts
  }

  /// Expects the output of the case to be `text`. With `RECORD=1` in the environment, the file is
  /// rewritten and the test fails, so that nothing is accepted unseen.
  public func expect(_ text: String) throws {
    let text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n\(Self.noLineEnd)\n"
    if text == output { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let mark = lines.first(where: { $0 == "===" || $0.hasPrefix("=== ") }) {
      fail("the output has the line '\(mark)', which separates cases; write a test in Swift")
    } else if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try record(text)
      fail("recorded; read it, then run again")
    } else {
      fail(difference(from: output, to: text))
    }
  }

  private static let noLineEnd = #"\ no line end"#

  /// Reports a failure at the case rather than at the code that runs it.
  private func fail(_ message: String) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "Cases/\(file.lastPathComponent)", filePath: file.path, line: line, column: 1))
  }

  private func record(_ text: String) throws {
    // Cases of one file run at the same time.
    try Self.files.withLock {
      let cases = try CaseFile(Self.text(of: file), path: file.path)
      try Data(cases.text(with: text, of: sentence).utf8).write(to: file)
    }
  }

  private static let files = NSLock()
}

/// All lines, those that are missing after `-`, those that are new after `+`.
private func difference(from expected: String, to actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  var lines = old.map { "  " + $0 }
  let changes = Array(new).difference(from: Array(old))
  for case .remove(let offset, let line, _) in changes.removals.reversed() {
    lines[offset] = "- " + line
  }
  // An insertion says its index among the new lines; removed lines are not among them.
  for case .insert(let offset, let line, _) in changes.insertions {
    var index = 0
    var count = 0
    while index < lines.count, count < offset || lines[index].hasPrefix("- ") {
      if !lines[index].hasPrefix("- ") { count += 1 }
      index += 1
    }
    lines.insert("+ " + line, at: index)
  }
  return (["expected -, actual +"] + lines).joined(separator: "\n")
}
