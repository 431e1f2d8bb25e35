import SourceText
import SpecNotation
import Testing

struct NodeParsingTests {
  @Test func `an empty file is a null with an empty range`() {
    let file = SourceFile(path: "spec.yml", text: "")
    var diagnostics = Diagnostics()
    let node = Node(parsing: file, reporting: &diagnostics)
    let null = Scalar(text: "", style: .plain, value: .null)
    #expect(node == Node(.scalar(null), range: file.range(0..<0)))
    #expect(diagnostics.isEmpty)
  }

  @Test func `a text that cannot be parsed has no node`() {
    #expect(Reading("a: [").node == nil)
    #expect(Reading("a\n---\nb").node == nil)
    #expect(Reading("\t- a").node == nil)
  }

  @Test func `what can be read around an error is read`() {
    let text = """
      kept: "a\\qb"
      kept: twice
      <<: merged
      [a]: list
      unknown: *alias
      tag: !!int x
      """
    let reading = Reading(text)
    #expect(reading.hasErrors)
    #expect(
      reading.node?.json == """
        {
          "kept": "a\u{FFFD}b",
          "unknown": null,
          "tag": "x"
        }
        """)
  }

  @Test func `errors are added to those that were there`() {
    var diagnostics = Diagnostics()
    let bytes: [UInt8] = Array("a: x".utf8) + [0xFF, 0x0A] + Array("a: b".utf8)
    let file = SourceFile(path: "spec.yml", bytes: bytes, reporting: &diagnostics)
    let node = Node(parsing: file, reporting: &diagnostics)
    var printer = DiagnosticPrinter()
    #expect(node?.mapping?.count == 1)
    #expect(
      printer.text(for: diagnostics) == """
        spec.yml:1:5: error: invalid UTF-8: byte 0xFF; save the file as UTF-8
        1 | a: x\u{FFFD}
          |     ^
        spec.yml:2:1: error: duplicate key 'a'; keep one of them
        2 | a: b
          | ^
        spec.yml:1:1: note: the first one is here
        1 | a: x\u{FFFD}
          | ^

        """)
  }

  @Test func `a node says what it is`() {
    let list = Reading("[~, true, 1, 1.5, a, [], {}]").node?.list
    #expect(
      list?.map(\.kind) == [
        "an empty value", "true or false", "an integer", "a number", "a text", "a list",
        "a mapping",
      ])
    #expect(list?.map { $0.scalar != nil } == [true, true, true, true, true, false, false])
    #expect(list?.map { $0.list != nil } == [false, false, false, false, false, true, false])
    #expect(list?.map { $0.mapping != nil } == [false, false, false, false, false, false, true])
  }
}
