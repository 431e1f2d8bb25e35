import Foundation
import SourceText
import SpecNotation
import Testing

struct LimitsTests {
  @Test func `a text has a largest size`() {
    let limits = Node.Limits(maximumSize: 10)
    #expect(complaints(about: "a: 5678901", limits: limits) == "")
    #expect(
      complaints(about: "a: 56789012", limits: limits) == """
        spec.yml:1:1: error: the text is larger than 10 bytes; split it
        1 | a: 56789012
          | ^

        """)
  }

  @Test func `lists and mappings have a largest depth`() {
    let limits = Node.Limits(maximumDepth: 3)
    #expect(complaints(about: "a: [{b: c}]", limits: limits) == "")
    #expect(
      complaints(about: "a: [{b: [c]}]", limits: limits) == """
        spec.yml:1:9: error: lists and mappings nested more than 3 deep; flatten them
        1 | a: [{b: [c]}]
          |         ^

        """)
    #expect(
      complaints(about: "- - - - a", limits: limits) == """
        spec.yml:1:7: error: lists and mappings nested more than 3 deep; flatten them
        1 | - - - - a
          |       ^

        """)
    #expect(
      complaints(about: "[[[a: b]]]", limits: limits) == """
        spec.yml:1:4: error: lists and mappings nested more than 3 deep; flatten them
        1 | [[[a: b]]]
          |    ^

        """)
  }

  @Test func `aliases add to the depth`() {
    let text = """
      - &a [x]
      - &b [*a]
      - &c [*b]
      """
    #expect(complaints(about: text, limits: .init(maximumDepth: 4)) == "")
    #expect(
      complaints(about: text, limits: .init(maximumDepth: 3)) == """
        spec.yml:3:7: error: with this alias, lists and mappings nest more than 3 deep; flatten them
        3 | - &c [*b]
          |       ^~

        """)
  }

  @Test func `a text has a largest number of values`() {
    let limits = Node.Limits(maximumNodes: 4)
    #expect(complaints(about: "[a, b, c]", limits: limits) == "")
    #expect(
      complaints(about: "[a, b, c, d]", limits: limits) == """
        spec.yml:1:1: error: more than 4 values, aliases expanded; split the document
        1 | [a, b, c, d]
          | ^~~~~~~~~~~~

        """)
  }

  @Test func `a thousand million laughs are refused`() {
    var text = "a0: &a0 lol\n"
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(
      complaints(about: text) == """
        spec.yml:7:45: error: more than 1000000 values, aliases expanded; split the document
        7 | a6: &a6 [*a5, *a5, *a5, *a5, *a5, *a5, *a5, *a5, *a5, *a5]
          |                                             ^~~

        """)
  }

  @Test func `a long text cannot be repeated without end`() {
    let text = "- &a \(String(repeating: "x", count: 60))\n- *a\n- *a\n"
    #expect(complaints(about: text, limits: .init(maximumSize: 120)) == "")
    #expect(
      complaints(about: text, limits: .init(maximumSize: 119)) == """
        spec.yml:3:3: error: aliases repeat more than 119 bytes of text; write less of it
        3 | - *a
          |   ^~

        """)
  }

  @Test func `warnings are counted too`() {
    #expect(
      complaints(about: "%A\n%B\n--- c", limits: .init(maximumErrors: 2)) == """
        spec.yml:1:1: warning: '%A' is not known and does nothing; remove it
        1 | %A
          | ^~
        spec.yml:2:1: warning: '%B' is not known and does nothing; remove it
        2 | %B
          | ^~
        spec.yml:2:1: error: the first 2 problems are enough; fix them and run again
        2 | %B
          | ^~

        """)
  }

  @Test func `a few errors are enough`() {
    #expect(
      complaints(about: "[*a, *b, *c]", limits: .init(maximumErrors: 2)) == """
        spec.yml:1:2: error: no value before here has the anchor '&a'
        1 | [*a, *b, *c]
          |  ^~
        spec.yml:1:6: error: no value before here has the anchor '&b'
        1 | [*a, *b, *c]
          |      ^~
        spec.yml:1:6: error: the first 2 problems are enough; fix them and run again
        1 | [*a, *b, *c]
          |      ^~

        """)
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
