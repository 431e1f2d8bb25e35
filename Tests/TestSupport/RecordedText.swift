public import Foundation
public import Testing

/// Expects the file to contain `text`. With `RECORD=1` in the environment, the file is rewritten
/// and the test fails, so that nothing is accepted unseen.
public func expect(
  _ text: String, matches file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
  if expected == text { return }
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(file.lastPathComponent); read it, then run again",
      sourceLocation: sourceLocation)
  } else if let expected {
    Issue.record(
      Comment(rawValue: firstDifference(text, expected, in: file)), sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "no \(file.path) yet: run once with RECORD=1; it would hold:\n\(text)",
      sourceLocation: sourceLocation)
  }
}

/// The first line that differs, with its context.
private func firstDifference(_ text: String, _ expected: String, in file: URL) -> String {
  let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(actual, wanted).prefix { $0 == $1 }.count
  let range = max(0, line - 3)..<(line + 4)
  func excerpt(_ lines: [Substring]) -> String {
    lines[range.clamped(to: 0..<lines.count)].joined(separator: "\n")
  }
  return """
    \(file.path) differs from line \(line + 1) on.
    --- expected
    \(excerpt(wanted))
    --- actual
    \(excerpt(actual))
    """
}
