import Foundation
import TestSupport

/// A page of the documentation, as the steps that a reader takes from its top to its end.
struct Page {
  let path: String
  let text: String
  let steps: [Step]

  enum Step: Equatable {
    /// A fence with a language and a path: the reader saves the file.
    case file(path: String, text: String)
    /// A fence `diff` with a path: the reader edits that file.
    case edit(path: String, lines: [String])
    /// A line after `$ ` in a fence `console`, and what the terminal shows below it.
    case command(String, output: String)
  }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: BuiltProducts.package.appending(path: path), encoding: .utf8)
    steps = Self.fences(of: text).flatMap(Self.steps)
  }

  /// The pages of this package.
  static var all: [String] {
    get throws {
      let docs = BuiltProducts.package.appending(path: "docs").path
      let names = try FileManager.default.contentsOfDirectory(atPath: docs)
      return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    }
  }

  /// The text of the first fenced block that begins with `start`.
  func block(from start: String) -> String? {
    Self.fences(of: text).map { $0.lines.joined(separator: "\n") + "\n" }
      .first { $0.hasPrefix(start) }
  }

  /// The lines of code blocks that are indented rather than fenced: what no test runs.
  var indentedLines: [String] {
    var isFenced = false
    return text.components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { isFenced.toggle() }
      return !isFenced && line.hasPrefix("    ")
    }.map { String($0.dropFirst(4)) }
  }
}

// MARK: - Reading

extension Page {
  private struct Fence {
    /// The words behind the backticks: a language, and the path of a file.
    let info: [String]
    var lines: [String] = []
  }

  private static func fences(of text: String) -> [Fence] {
    var fences: [Fence] = []
    var open: Fence?
    for line in text.components(separatedBy: "\n") {
      if let fence = open {
        if line == "```" {
          fences.append(fence)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = Fence(info: line.dropFirst(3).split(separator: " ").map(String.init))
      }
    }
    return fences
  }

  private static func steps(_ fence: Fence) -> [Step] {
    if fence.info.first == "console" { return commands(fence.lines) }
    guard fence.info.count > 1 else { return [] }
    return fence.info[0] == "diff"
      ? [.edit(path: fence.info[1], lines: fence.lines)]
      : [.file(path: fence.info[1], text: fence.lines.joined(separator: "\n") + "\n")]
  }

  private static func commands(_ lines: [String]) -> [Step] {
    var commands: [(line: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if let last = commands.indices.last {
        if commands[last].line.hasSuffix("\\"), commands[last].output.isEmpty {
          commands[last].line = commands[last].line.dropLast() + line
        } else {
          commands[last].output.append(line)
        }
      }
    }
    return commands.map { .command($0.line, output: $0.output.joined(separator: "\n")) }
  }
}
