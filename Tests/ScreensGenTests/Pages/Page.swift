import Foundation
import TestSupport

/// A page of the documentation, as the steps that a reader takes from its top to its end.
struct Page {
  let path: String
  let text: String
  let steps: [Step]

  enum Step: Equatable {
    /// A block below a line that says `**`path`**`: the reader saves the file.
    case file(path: String, text: String)
    /// A block `diff` below such a line: the reader edits that file.
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

  /// The languages of blocks that have more behind their backticks, which no page shows.
  var hiddenNames: [String] {
    Self.fences(of: text).map(\.language).filter { $0.contains(" ") }
  }

  /// The pictures that a reader of the page sees with `preview`, by their paths in its directory:
  /// `AddNote/default/usual.svg`, for a file below `images/` and the name of the page.
  var pictures: [String] {
    let folder = "images/\(URL(filePath: path).deletingPathExtension().lastPathComponent)/"
    return text.matches(of: /\]\(([^)]+\.svg)\)/).map { String($0.1) }
      .filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
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
    /// What is behind the backticks.
    let language: String
    /// The path in the line above, which shows as code in bold.
    let path: String?
    var lines: [String] = []
  }

  private static func fences(of text: String) -> [Fence] {
    var fences: [Fence] = []
    var open: Fence?
    var above = ""
    for line in text.components(separatedBy: "\n") {
      if let fence = open {
        if line == "```" {
          fences.append(fence)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let path = above.wholeMatch(of: /\*\*`([^`]+)`\*\*/).map { String($0.1) }
        open = Fence(language: String(line.dropFirst(3)), path: path)
      }
      if !line.isEmpty { above = line }
    }
    return fences
  }

  private static func steps(_ fence: Fence) -> [Step] {
    if fence.language == "console" { return commands(fence.lines) }
    guard let path = fence.path, !fence.language.isEmpty else { return [] }
    return fence.language == "diff"
      ? [.edit(path: path, lines: fence.lines)]
      : [.file(path: path, text: fence.lines.joined(separator: "\n") + "\n")]
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
