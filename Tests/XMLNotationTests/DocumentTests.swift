import SourceText
import Testing
import XMLNotation

struct DocumentTests {
  @Test func `elements, attributes, text and all else, in order`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone='no' ?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" 'http://www.apple.com/a.dtd' >
      <!-- first -->
      <view id="a" title='say "hi"'>
        <label text="x &lt; y&#10;&amp; &#x1F600;"/>one<?ib note?>
        <empty></empty><![CDATA[<raw> & ]]>
      </view >
      <!---->

      """
    #expect(
      Reading(text).tree == #"""
        <?xml version="1.0" encoding="UTF-8" standalone='no' ?>
        "\n"
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" 'http://www.apple.com/a.dtd' >
        "\n"
        <!-- first -->
        "\n"
        view id="a" title="say \"hi\""
          "\n  "
          label text="x < y\n& 😀"
          "one"
          <?ib note?>
          "\n  "
          empty
          section "<raw> & "
          "\n"
        "\n"
        <!---->
        "\n"

        """#)
  }

  @Test func `white space in values and line ends in text read as XML says`() {
    #expect(
      Reading("<a b='1\t2\r\n3\n4&#9;5'>x\r\ny\rz&#13;</a>").tree == #"""
        a b="1 2 3 4\t5"
          "x\ny\nz\r"

        """#)
    #expect(Reading("<a><![CDATA[x\r\ny\rz]]></a>").tree == "a\n  section \"x\\ny\\nz\"\n")
  }

  @Test func `names of any script, with colons, dots and dashes`() {
    #expect(
      Reading("<x:größe.1-b 名='1' _='2'/>").tree == "x:größe.1-b 名=\"1\" _=\"2\"\n")
  }

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
