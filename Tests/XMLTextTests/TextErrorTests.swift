import Testing

/// What is said of text and references that are wrong, as printed.
struct TextErrorTests {
  @Test func `characters that are not allowed in XML`() {
    #expect(
      Reading("<a>\u{7}</a>\n<!-- \u{7} -->").printed == """
        a.xml:1:4: error: character U+0007 is not allowed in XML; remove it
        1 | <a>␇</a>
          |    ^
        a.xml:2:6: error: character U+0007 is not allowed in XML; remove it
        2 | <!-- ␇ -->
          |      ^

        """)
    #expect(
      Reading("<a>\u{FFFE}</a>").printed == """
        a.xml:1:4: error: character U+FFFE is not allowed in XML; remove it
        1 | <a>￾</a>
          |    ^

        """)
  }
}
