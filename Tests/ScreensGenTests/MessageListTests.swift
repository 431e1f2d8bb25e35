import Foundation
import TestSupport
import Testing

/// Every message of the tool in one list, to be read aloud whenever one changes.
///
/// A message says what is wrong, what was found and what to write instead: in lower case, without a
/// full stop, with names in single quotes. `…` is what a message fills in.
struct MessageListTests {

  @Test func `all messages`() throws {
    let sources = BuiltProducts.package.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    var list = ""
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let messages = Self.messages(of: text)
      if !messages.isEmpty { list += "\(path)\n\(messages.map { "  \($0)\n" }.joined())\n" }
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Messages.txt")
    try expect(list, matches: file)
  }

  @Test func `a message ends without a full stop, and says plainly what something is not`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Messages.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let messages = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    #expect(messages.count > 300)
    #expect(messages.filter { $0.hasSuffix(".") && !$0.hasSuffix("...") } == [])
    let clumsy = messages.filter { message in
      message.contains("stands")
        || message.replacing("there is no ", with: "").replacing("is no longer", with: "")
          .contains(" is no ")
    }
    #expect(clumsy == [])
  }

  /// The texts in the extensions of messages of a source file, each in one line. Literals that `+`
  /// joins are one text.
  static func messages(of source: String) -> [String] {
    var texts: [String] = []
    var isInExtension = false
    var isJoined = false
    for line in source.components(separatedBy: "\n") {
      let code = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("extension Diagnostic.Message {")
        || line.hasPrefix("extension FileProblem {")
      {
        isInExtension = true
      } else if line == "}" {
        isInExtension = false
      }
      guard isInExtension, !code.hasPrefix("//") else { continue }
      isJoined = isJoined || code.hasPrefix("+")
      for literal in literals(of: code) {
        if isJoined, let last = texts.popLast() {
          texts.append(last + literal)
        } else {
          texts.append(literal)
        }
        isJoined = false
      }
      isJoined = code.hasSuffix("+")
    }
    return texts.filter { $0.contains(" ") }
  }

  /// The string literals of a line, with `…` for each interpolation.
  private static func literals(of line: String) -> [String] {
    var literals: [String] = []
    var literal: String?
    var depth = 0
    var isEscaped = false
    for character in line {
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if literal == nil {
        if character == "\"" { literal = "" }
      } else if isEscaped {
        isEscaped = false
        if character == "(" {
          literal?.append("…")
          depth = 1
        } else {
          literal?.append(character)
        }
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        literal.map { literals.append($0) }
        literal = nil
      } else {
        literal?.append(character)
      }
    }
    return literals
  }
}
