import SourceText
import Testing
import XMLText

struct LimitsTests {
  @Test func `elements that nest too deeply`() {
    var limits = InputFormat.interface.limits
    limits.depth = 3
    #expect(Reading("<a><a><a><b/></a></a></a>", limits: limits).printed == "")
    #expect(
      Reading("<a><a><a><b></b></a></a></a>", limits: limits).printed == """
        a.xml:1:11: error: elements nested more than 3 deep; flatten them
        1 | <a><a><a><b></b></a></a></a>
          |           ^

        """)
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(Reading(deep).printed.contains("nested more than 200 deep"))
  }

  @Test func `a text that is too large`() {
    var limits = InputFormat.interface.limits
    limits.size = 1 << 20
    let text = "<a>" + String(repeating: " ", count: 1 << 20) + "</a>"
    #expect(Reading(text, limits: limits).document == nil)
    #expect(
      Reading(text, limits: limits).printed.hasPrefix(
        "a.xml:1:1: error: more than 1 MB of XML; split the file\n"))
  }

  @Test func `no more errors than anybody reads`() {
    let text = "<a>" + String(repeating: "&", count: 1000) + "</a>"
    let lines = Reading(text).printed.split(separator: "\n").filter { $0.contains("error:") }
    #expect(lines.count == 21)
    #expect(
      lines.last == "a.xml:1:23: error: the first 20 problems are enough; fix them and run again")
  }

  @Test(arguments: [
    ("<b c='&amp;d'>x</b>\n", 20_000), ("&amp;", 100_000), ("<!-- -->", 50_000), ("\t", 300_000),
    ("<b/>", 100_000),
  ])
  func `many pieces of one kind`(piece: String, count: Int) {
    let reading = Reading("<a>" + String(repeating: piece, count: count) + "</a>")
    #expect(reading.printed == "")
    #expect(reading.document != nil)
  }

  @Test func `many attributes of one element`() {
    let attributes = (0..<50_000).map { " a\($0)='1'" }.joined()
    let reading = Reading("<b\(attributes)/>")
    #expect(reading.printed == "")
    #expect(reading.document?.root.attributes.count == 50_000)
  }
}
