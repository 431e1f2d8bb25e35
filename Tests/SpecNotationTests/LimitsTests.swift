import Foundation
import SourceText
import SpecNotation
import TestSupport
import Testing

struct LimitsTests {
  /// Each case has one document, below the limit that it is read with.
  @Test(arguments: try TextCase.all(in: "Limits", beside: #filePath))
  func `a document beyond a limit is refused as its case says`(_ item: TextCase) throws {
    let (limit, document) = try #require(item.parts.first)
    let words = limit.split(separator: " ")
    let count = try #require(words.last.flatMap { Int($0) })
    var limits = InputFormat.spec.limits
    switch words.first {
    case "size": limits.size = count
    case "depth": limits.depth = count
    case "values": limits.count = count
    default: limits.problems = count
    }
    try item.expect(complaints(about: document, limits: limits))
  }

  @Test func `a key has at most 1024 characters`() {
    let key = String(repeating: "é", count: 1024)
    #expect(complaints(about: "\(key): 1") == "")
    let expected = "a key can have 1024 characters; write a longer one after '? '"
    #expect(complaints(about: "\(key)x: 1").contains("spec.yml:1:1: error: \(expected)\n"))
    #expect(complaints(about: "[\"\(key)\": 1]").contains("spec.yml:1:2: error: \(expected)\n"))
    #expect(complaints(about: "? \(key)x\n: 1") == "")
    #expect(complaints(about: "{\(key)x: 1}") == "")
  }

  /// Every shape of nesting, as deep as it goes, on the stack of a background thread.
  @Test func `the largest depth fits a small stack`() async {
    let deep = 64
    let flow = String(repeating: "[", count: deep) + String(repeating: "]", count: deep)
    let pairs = String(repeating: "{a: ", count: deep) + String(repeating: "}", count: deep)
    let compact = String(repeating: "- ", count: deep) + "a"
    let explicit = String(repeating: "? ", count: deep) + "a"
    var block = ""
    for level in 0..<deep { block += String(repeating: " ", count: level) + "a:\n" }
    var aliases = "- &a0 []\n"
    for level in 1..<deep - 1 { aliases += "- &a\(level) [*a\(level - 1)]\n" }
    let texts = [flow, pairs, compact, block, aliases, explicit]
    let results = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: texts.map { Reading($0).json })
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    for (text, json) in zip(texts, results.dropLast()) {
      #expect(json.first == "{" || json.first == "[", "\(text)")
    }
    // Nested `?` are keys of keys: read to the bottom, then refused.
    #expect(results.last?.contains("error: a mapping cannot be a key here; use a text") == true)
  }

  @Test func `a hundred thousand brackets are an error like any other`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(
      complaints(about: text).hasPrefix(
        "spec.yml:1:65: error: lists and mappings nested more than 64 deep; flatten them\n"))
  }
}
