import TemplateEngine
import Testing

struct EscapingTests {
  private let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))

  @Test func `none leaves a text as it is`() {
    #expect(Escaping.none.escaped(ascii) == ascii)
  }

  @Test func `html escapes four characters`() {
    #expect(Escaping.html.escaped("&<>\"'\t\n\0é&amp;") == "&amp;&lt;&gt;&quot;'\t\n\0é&amp;amp;")
  }

  @Test func `xml escapes what an attribute would lose`() {
    #expect(
      Escaping.xml.escaped("a & <b> \"c\" 'd'\t\r\n") == """
        a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;&#9;&#13;&#10;
        """)
  }

  @Test func `a string table keeps quotes, line ends and what is not seen`() {
    #expect(
      Escaping.strings.escaped("a \"b\" \\ c\r\n\t\u{200F}é🧵")
        == #"a \"b\" \\ c\r\n\t\U200Fé🧵"#)
  }

  @Test func `a string of JSON has the escapes of JSON`() {
    #expect(
      Escaping.json.escaped("a \"b\" \\ c\r\n\t\u{200F}é🧵/")
        == #"a \"b\" \\ c\r\n\t\u200Fé🧵/"#)
  }

  @Test func `xml replaces what it cannot hold`() {
    #expect(
      Escaping.xml.escaped("\0\u{B}\u{1B}\u{FFFE}\u{FFFF}\u{7F}\u{85}🧵")
        == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{7F}\u{85}🧵")
  }

  @Test func `swift escapes what would end the literal or run`() {
    #expect(Escaping.swift.escaped("\"\\(x)\" \\n") == "\\\"\\\\(x)\\\" \\\\n")
    #expect(Escaping.swift.escaped("a\tb\nc\r\nd\0e") == "a\\tb\\nc\\r\\nd\\0e")
    #expect(Escaping.swift.escaped("'a' & <b> ${c}") == "'a' & <b> ${c}")
  }

  @Test func `swift shows what nobody would see`() {
    #expect(
      Escaping.swift.escaped("\u{1B}[1m\u{7F}\u{85}\u{A0}\u{200B}\u{202E}\u{2066}\u{2028}\u{FEFF}")
        == """
        \\u{1B}[1m\\u{7F}\\u{85}\\u{A0}\\u{200B}\\u{202E}\\u{2066}\\u{2028}\\u{FEFF}
        """)
  }

  @Test func `other letters stay readable`() {
    let text = "Größe, 日本語、\u{3000}e\u{301}, 🧵 👩🏽"
    for escaping in Escaping.allCases { #expect(escaping.escaped(text) == text) }
  }

  @Test func `a combining mark after an escape stays on its own`() {
    #expect(Escaping.swift.escaped("\"\u{301}").utf8.elementsEqual("\\\"\u{301}".utf8))
    #expect(Escaping.html.escaped("<\u{338}").utf8.elementsEqual("&lt;\u{338}".utf8))
  }
}
