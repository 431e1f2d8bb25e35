import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

/// Whatever the text, it has an outline, and says what it lacks.
struct BrokenCodeTests {
  @Test func `every beginning of a file, and every changed one, has an outline`() throws {
    let file = BuiltProducts.package.appendingPathComponent(
      "Examples/AddBookmark/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift")
    let bytes = Array(try Data(contentsOf: file))
    for count in stride(from: 0, to: bytes.count, by: 3) {
      _ = OutlineDump(of: String(decoding: bytes[..<count], as: UTF8.self))
    }
    let marks = Array("{}()[]\"'`#/*<>@:,=\\\n \0é".utf8)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<3 {
        let place = Int.random(in: 0..<changed.count, using: &random)
        if Bool.random(using: &random) {
          changed.remove(at: place)
        } else {
          changed.insert(marks.randomElement(using: &random) ?? 0, at: place)
        }
      }
      _ = OutlineDump(of: String(decoding: changed, as: UTF8.self))
    }
  }

  @Test func `every sequence of words and marks has an outline`() {
    let pieces = [
      "class", "A", "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", "=", "var", "let", "func",
      "case", "enum", "extension", "init", "@", "#", "#if", "#else", "#endif", "\"", "\"\"\"",
      "\\(", "/", "/*", "*/", "//", "`", ";", ".", "->", "import", "static", "private(set)", "\n",
      " ", "\0", "é", "typealias", "protocol", "subscript", "1", "#\"", "\"#", "where", "actor",
      "get",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...14, using: &random)
      _ = OutlineDump(
        of: (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined(separator: Bool.random(using: &random) ? " " : ""))
    }
  }

  @Test(arguments: [
    "class A {\n", "(", "\"\\(", "/*", "#if A\n", "a < ", "#/", "`", "\"\"\"\\(", "@a(",
  ])
  func `nesting without end`(piece: String) {
    let dump = OutlineDump(of: String(repeating: piece, count: 5_000)).text
    #expect(OutlineDump(of: String(repeating: piece, count: 5_000) + "\n").text == dump)
  }

  @Test func `branches of many nested conditions`() {
    let source = String(repeating: "#if A\n", count: 20_000) + "#else\n"
    let outline = Outline(of: SourceFile(path: "a.swift", text: source))
    let blocks = outline.branches.map { branches in branches.map { [$0.block, $0.index] } }
    #expect(blocks == (0..<19_999).map { [[$0, 0]] } + [[[19_999, 0], [19_999, 1]]])
  }

  @Test func `brackets that close what is not open`() {
    let count = 20_000
    let source = "{" + String(repeating: "[", count: count) + String(repeating: ")", count: count)
    let problems = Outline(of: SourceFile(path: "a.swift", text: source)).problems
    #expect(
      problems.map(\.kind)
        == Array(repeating: .unclosedBracket, count: count + 1)
        + Array(repeating: .unopenedBracket, count: count))
  }

  @Test func `this package's own sources have nothing that is never closed`() throws {
    let package = BuiltProducts.package
    let folders = ["Sources", "Tests", "Examples"].map(package.appendingPathComponent)
    var count = 0
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
      for path in paths ?? [] where path.hasSuffix(".swift") {
        let data = try Data(contentsOf: folder.appendingPathComponent(path))
        let file = SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        #expect(Outline(of: file).problems.isEmpty, "\(path)")
        count += 1
      }
    }
    #expect(count > 500)
  }
}
