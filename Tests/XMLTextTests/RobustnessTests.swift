import SourceText
import TestSupport
import Testing
import XMLText

/// Whatever is read, the reader returns, and nothing is refused without a word.
struct RobustnessTests {
  private static let sample = """
    \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "a" 'b'><!-- c -->
    <view id="a" b='c&lt;"d'>t&amp;x<b/><![CDATA[<x>\r\n]]>\r\n\ty<?pi foo?>é😀&#65;&#x1F600;</view>
    <!-- end -->

    """

  @Test func `every beginning of a document is read or refused`() {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices { check(String(decoding: bytes[..<count], as: UTF8.self)) }
  }

  @Test func `every changed document is read or refused`() {
    var random = SeededGenerator(seed: 1)
    let marks = Array("<>/\"'=&;#x!-?[] \t\r\n\0\u{1}\u{E9}".utf8)
    for _ in 0..<5_000 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `every sequence of marks is read or refused`() {
    let pieces = [
      "<", ">", "/", "</", "/>", "<a", "a", "=", "\"", "'", "&", ";", "#", "x41", "<!--", "-->",
      "--", "<![CDATA[", "]]>", "<?", "?>", "<?xml version='1.0'?>", "<!DOCTYPE a", "<!DOCTYPE",
      " ",
      "\n", "\u{FEFF}", "\0", "é", "&amp;",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &random)
      check((0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
    }
  }

  private func check(_ text: String) {
    let reading = Reading(text)
    #expect((reading.document == nil) != reading.printed.isEmpty, "\(text.debugDescription)")
    if reading.document != nil { #expect(reading.rebuilt == text) }
  }
}
