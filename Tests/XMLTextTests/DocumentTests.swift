import SourceText
import Testing
import XMLText

struct DocumentTests {
  @Test func `a byte order mark`() {
    let reading = Reading("\u{FEFF}<?xml version='1.0'?><a/>")
    #expect(reading.tree == "\"\"\n<?xml version='1.0'?>\na\n")
    #expect(reading.rebuilt == "\u{FEFF}<?xml version='1.0'?><a/>")
  }

  @Test func `everything knows its range`() throws {
    let text = "<?xml version='1.0'?>\n<a  b = 'x&amp;y' ><c/>é</a >"
    let root = try #require(Reading(text).document?.root)
    #expect(root.range.text == "<a  b = 'x&amp;y' ><c/>é</a >")
    #expect(root.startTag.text == "<a  b = 'x&amp;y' >")
    #expect(root.endTag?.text == "</a >")
    #expect(root.nameRange.text == "a")
    let attribute = try #require(root.attribute("b"))
    #expect(attribute.value == "x&y")
    #expect(attribute.range.text == "b = 'x&amp;y'")
    #expect(attribute.nameRange.text == "b")
    #expect(attribute.valueRange.text == "x&amp;y")
    #expect(root.elements[0].endTag == nil)
    #expect(root.content[1].range.text == "é")
  }

  @Test func `elements are found by name, and all of them in order`() throws {
    let document = try #require(Reading("<a><b i='1'><c/></b><b i='2'/>x<!-- --> y</a>").document)
    #expect(document.elements.map(\.name) == ["a", "b", "c", "b"])
    #expect(document.root.element("b")?["i"] == "1")
    #expect(document.root.element("d") == nil)
    #expect(document.root["i"] == nil)
    #expect(document.root.text == "x y")
  }

  @Test(arguments: [
    "<a/>", "<a></a>", "\u{FEFF} <a\tb='1'\r\n/>\r\n", "<!-- - --><?p?><a>&#65;<b/></a><?q r?>",
    "<!DOCTYPE a><a>\n\n</a>\n", "<!DOCTYPE a SYSTEM 'b'>\n<a><![CDATA[]]]]></a>",
  ])
  func `no byte is lost`(text: String) {
    #expect(Reading(text).printed == "")
    #expect(Reading(text).rebuilt == text)
  }
}
