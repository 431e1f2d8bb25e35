import SourceText
import SpecNotation
import TestSupport
import Testing

/// Whatever is read, the reader returns, and nothing is refused without a word.
struct RobustnessTests {
  @Test(arguments: try TextCase.all(in: "Trees", beside: #filePath))
  func `every beginning of a document is read or refused`(_ item: TextCase) throws {
    let bytes = Array(item.document.utf8)
    for count in bytes.indices {
      check(String(decoding: bytes[..<count], as: UTF8.self))
    }
  }

  @Test(arguments: try TextCase.all(in: "Trees", beside: #filePath))
  func `every changed document is read or refused`(_ item: TextCase) throws {
    let bytes = Array(item.document.utf8)
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) { change(&changed, using: &random) }
      check(String(decoding: changed, as: UTF8.self))
    }
  }

  @Test func `every sequence of indicators is read or refused`() {
    let pieces = [
      "-", "?", ":", ",", "[", "]", "{", "}", "#", "&a", "*a", "!", "|", ">", "'", "\"", "%", "@",
      " ", "\n", "\t", "a", "\\", "- ", ": ", "? ", "---", "...", "\r", "  ",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &random)
      check((0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
    }
  }

  private func check(_ text: String) {
    let reading = Reading(text)
    #expect(reading.node != nil || reading.hasErrors, "\(text.debugDescription)")
    if let node = reading.node {
      #expect(node.range.upperBound <= text.utf8.count)
      _ = NodeDump(node, of: text)
    }
    _ = reading.json
  }

  /// Removes, inserts, replaces or repeats something.
  private func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let marks = Array(" \t\n\r:-?,[]{}#&*!|>'\"%@`\\a\0\u{E9}".utf8)
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where place < bytes.count: bytes.remove(at: place)
    case 1: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
    case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    default:
      let other = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
    }
  }
}
