import Testing

/// What is said of elements, tags and attributes that are wrong, as printed.
struct TagErrorTests {
  @Test func `a text without an element`() {
    #expect(
      Reading("").printed == """
        a.xml:1:1: error: no element in the file; an XML document has one, with everything else inside of it
        1 | 
          | ^

        """)
    #expect(
      Reading("  \n").printed == """
        a.xml:2:1: error: no element in the file; an XML document has one, with everything else inside of it
        2 | 
          | ^

        """)
    #expect(
      Reading("<!-- only -->").printed == """
        a.xml:1:14: error: no element in the file; an XML document has one, with everything else inside of it
        1 | <!-- only -->
          |              ^

        """)
  }

  @Test func `text outside of the root`() {
    #expect(
      Reading("\n  words <a/>").printed == """
        a.xml:2:3: error: text outside of the root element; remove it
        2 |   words <a/>
          |   ^~~~~~

        """)
    #expect(
      Reading("<a/>\nmore\nand more").printed == """
        a.xml:2:1: error: text outside of the root element; remove it
        2 | more
          | ^~~~

        """)
    #expect(
      Reading("&amp;<a/>").printed == """
        a.xml:1:1: error: text outside of the root element; remove it
        1 | &amp;<a/>
          | ^~~~~

        """)
  }

  @Test func `a second root`() {
    #expect(
      Reading("<a/><b/>").printed == """
        a.xml:1:6: error: a second root element; an XML document has one, with everything else inside of it
        1 | <a/><b/>
          |      ^

        """)
    #expect(
      Reading("<a></a>\n<b>").printed == """
        a.xml:2:2: error: a second root element; an XML document has one, with everything else inside of it
        2 | <b>
          |  ^

        """)
  }

  @Test func `an element that is never closed`() {
    #expect(
      Reading("<a>\n  <b>\n").printed == """
        a.xml:2:4: error: element 'b' is never closed; expected '</b>'
        2 |   <b>
          |    ^

        """)
  }

  @Test func `an end tag that closes nothing, or something else`() {
    #expect(
      Reading("</a>").printed == """
        a.xml:1:1: error: '</a>' closes nothing; no element is open
        1 | </a>
          | ^~~

        """)
    #expect(
      Reading("<a/></a>").printed == """
        a.xml:1:5: error: '</a>' closes nothing; no element is open
        1 | <a/></a>
          |     ^~~

        """)
    #expect(
      Reading("<a><b></a></b>").printed == """
        a.xml:1:7: error: '</a>' where 'b' is open; expected '</b>'
        1 | <a><b></a></b>
          |       ^~~
        a.xml:1:5: note: 'b' is opened here
        1 | <a><b></a></b>
          |     ^

        """)
  }

  @Test func `a tag that is never closed`() {
    #expect(
      Reading("<a").printed == """
        a.xml:1:1: error: tag '<a' is never closed; expected '>'
        1 | <a
          | ^~

        """)
    #expect(
      Reading("<a b=\"1\"").printed == """
        a.xml:1:1: error: tag '<a' is never closed; expected '>'
        1 | <a b="1"
          | ^~

        """)
    #expect(
      Reading("<a b=\"1\" <c/>").printed == """
        a.xml:1:1: error: tag '<a' is never closed; expected '>'
        1 | <a b="1" <c/>
          | ^~

        """)
    #expect(
      Reading("<a></a").printed == """
        a.xml:1:4: error: tag '</a' is never closed; expected '>'
        1 | <a></a
          |    ^~~

        """)
    #expect(
      Reading("<a></a b>").printed == """
        a.xml:1:4: error: tag '</a' is never closed; expected '>'
        1 | <a></a b>
          |    ^~~

        """)
  }

  @Test func `an attribute without a value, or one without quotes`() {
    #expect(
      Reading("<a b/>").printed == """
        a.xml:1:4: error: attribute 'b' has no value; expected '=' and a value in quotes
        1 | <a b/>
          |    ^

        """)
    #expect(
      Reading("<a b=1/>").printed == """
        a.xml:1:4: error: the value of attribute 'b' has no quotes; write them around it
        1 | <a b=1/>
          |    ^

        """)
    #expect(
      Reading("<a b=/>").printed == """
        a.xml:1:4: error: the value of attribute 'b' has no quotes; write them around it
        1 | <a b=/>
          |    ^

        """)
    #expect(
      Reading("<a =1/>").printed == """
        a.xml:1:4: error: unexpected character in the tag of 'a'; expected an attribute or '>'
        1 | <a =1/>
          |    ^

        """)
  }

  @Test func `a value that is never closed`() {
    #expect(
      Reading("<a b=\"1/>\n</a>").printed == """
        a.xml:1:4: error: the value of attribute 'b' is never closed; expected its second quote before any '<'
        1 | <a b="1/>
          |    ^

        """)
    #expect(
      Reading("<a b='x\"/>").printed == """
        a.xml:1:4: error: the value of attribute 'b' is never closed; expected its second quote before any '<'
        1 | <a b='x"/>
          |    ^

        """)
  }

  @Test func `attributes without a space between them`() {
    #expect(
      Reading("<a b=\"1\"c=\"2\"/>").printed == """
        a.xml:1:9: error: no space before attribute 'c'; write one
        1 | <a b="1"c="2"/>
          |         ^

        """)
  }

  @Test func `an attribute that is there twice`() {
    #expect(
      Reading("<a b=\"1\" c=\"2\" b=\"3\"/>").printed == """
        a.xml:1:16: error: duplicate attribute 'b'; keep one of them
        1 | <a b="1" c="2" b="3"/>
          |                ^
        a.xml:1:4: note: the first one is here
        1 | <a b="1" c="2" b="3"/>
          |    ^

        """)
  }

  @Test func `a lone less-than sign`() {
    #expect(
      Reading("<a> 1 < 2 </a>").printed == """
        a.xml:1:7: error: '<' begins a tag; write '&lt;' for the character
        1 | <a> 1 < 2 </a>
          |       ^

        """)
    #expect(
      Reading("<1/>").printed == """
        a.xml:1:1: error: '<' begins a tag; write '&lt;' for the character
        1 | <1/>
          | ^

        """)
    #expect(
      Reading("<a></ a>").printed == """
        a.xml:1:4: error: '<' begins a tag; write '&lt;' for the character
        1 | <a></ a>
          |    ^

        """)
  }
}
