import Testing

/// What is said of text and references that are wrong, as printed.
struct TextErrorTests {
  @Test func `a lone ampersand, an unknown entity`() {
    #expect(
      Reading("<a>x & y</a>").printed == """
        a.xml:1:6: error: '&' begins a reference; write '&amp;' for the character
        1 | <a>x & y</a>
          |      ^

        """)
    #expect(
      Reading("<a b=\"&nbsp;&copy\"/>").printed == """
        a.xml:1:7: error: unknown entity 'nbsp'; there are 'amp', 'lt', 'gt', 'quot' and 'apos'
        1 | <a b="&nbsp;&copy"/>
          |       ^~~~~~
        a.xml:1:13: error: '&' begins a reference; write '&amp;' for the character
        1 | <a b="&nbsp;&copy"/>
          |             ^

        """)
  }

  @Test func `a reference that is not a character`() {
    #expect(
      Reading("<a>&#;&#x;&#xZ;&#12</a>").printed == """
        a.xml:1:4: error: cannot read the reference; write '&#10;' or '&#xA;', with the number of a character
        1 | <a>&#;&#x;&#xZ;&#12</a>
          |    ^~
        a.xml:1:7: error: cannot read the reference; write '&#10;' or '&#xA;', with the number of a character
        1 | <a>&#;&#x;&#xZ;&#12</a>
          |       ^~~
        a.xml:1:11: error: cannot read the reference; write '&#10;' or '&#xA;', with the number of a character
        1 | <a>&#;&#x;&#xZ;&#12</a>
          |           ^~~
        a.xml:1:16: error: cannot read the reference; write '&#10;' or '&#xA;', with the number of a character
        1 | <a>&#;&#x;&#xZ;&#12</a>
          |                ^~~~

        """)
    #expect(
      Reading("<a>&#0;&#xD800;&#x110000;&#99999999999;</a>").printed == """
        a.xml:1:4: error: '&#0;' is not a character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |    ^~~~
        a.xml:1:8: error: '&#xD800;' is not a character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |        ^~~~~~~~
        a.xml:1:16: error: '&#x110000;' is not a character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |                ^~~~~~~~~~
        a.xml:1:26: error: '&#99999999999;' is not a character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |                          ^~~~~~~~~~~~~~

        """)
  }

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

  @Test func `the end of a CDATA section in text`() {
    #expect(
      Reading("<a>x]]>y</a>").printed == """
        a.xml:1:5: error: ']]>' ends a CDATA section, and none is open; write ']]&gt;'
        1 | <a>x]]>y</a>
          |     ^~~

        """)
  }

  @Test func `all problems that leave the structure clear, in one run`() {
    #expect(
      Reading("<a b=\"&x;\" b=\"2\">\n  &y;\n  ]]>\n</a>").printed == """
        a.xml:1:7: error: unknown entity 'x'; there are 'amp', 'lt', 'gt', 'quot' and 'apos'
        1 | <a b="&x;" b="2">
          |       ^~~
        a.xml:1:12: error: duplicate attribute 'b'; keep one of them
        1 | <a b="&x;" b="2">
          |            ^
        a.xml:1:4: note: the first one is here
        1 | <a b="&x;" b="2">
          |    ^
        a.xml:2:3: error: unknown entity 'y'; there are 'amp', 'lt', 'gt', 'quot' and 'apos'
        2 |   &y;
          |   ^~~
        a.xml:3:3: error: ']]>' ends a CDATA section, and none is open; write ']]&gt;'
        3 |   ]]>
          |   ^~~

        """)
  }
}
