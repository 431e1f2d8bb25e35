import Testing

/// What is said of texts that are no XML, as printed.
struct ErrorTests {
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

  @Test func `a reference that is no character`() {
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
        a.xml:1:4: error: '&#0;' is no character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |    ^~~~
        a.xml:1:8: error: '&#xD800;' is no character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |        ^~~~~~~~
        a.xml:1:16: error: '&#x110000;' is no character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |                ^~~~~~~~~~
        a.xml:1:26: error: '&#99999999999;' is no character of XML; remove it
        1 | <a>&#0;&#xD800;&#x110000;&#99999999999;</a>
          |                          ^~~~~~~~~~~~~~

        """)
  }

  @Test func `characters that have no place in XML`() {
    #expect(
      Reading("<a>\u{7}</a>\n<!-- \u{7} -->").printed == """
        a.xml:1:4: error: character U+0007 has no place in XML; remove it
        1 | <a>␇</a>
          |    ^
        a.xml:2:6: error: character U+0007 has no place in XML; remove it
        2 | <!-- ␇ -->
          |      ^

        """)
    #expect(
      Reading("<a>\u{FFFE}</a>").printed == """
        a.xml:1:4: error: character U+FFFE has no place in XML; remove it
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

  @Test func `comments, sections and instructions that are never closed`() {
    #expect(
      Reading("<a><!-- b").printed == """
        a.xml:1:4: error: '<!--' is never closed; expected '-->'
        1 | <a><!-- b
          |    ^~~~

        """)
    #expect(
      Reading("<a><![CDATA[ b").printed == """
        a.xml:1:4: error: '<![CDATA[' is never closed; expected ']]>'
        1 | <a><![CDATA[ b
          |    ^~~~~~~~~

        """)
    #expect(
      Reading("<a><?b c").printed == """
        a.xml:1:4: error: '<?b' is never closed; expected '?>'
        1 | <a><?b c
          |    ^~~

        """)
  }

  @Test func `two dashes in a comment`() {
    #expect(
      Reading("<!-- a -- b --><a/>").printed == """
        a.xml:1:8: error: '--' inside of a comment ends it; write '-->' to end it, or '- -'
        1 | <!-- a -- b --><a/>
          |        ^~

        """)
    #expect(
      Reading("<!-- a ---><a/>").printed == """
        a.xml:1:8: error: '--' inside of a comment ends it; write '-->' to end it, or '- -'
        1 | <!-- a ---><a/>
          |        ^~

        """)
  }

  @Test func `declarations that have no place there`() {
    #expect(
      Reading("<a><!DOCTYPE a></a>").printed == """
        a.xml:1:4: error: '<!' begins a comment, a CDATA section inside of an element, or one document type before them
        1 | <a><!DOCTYPE a></a>
          |    ^~

        """)
    #expect(
      Reading("<!ELEMENT a><a/>").printed == """
        a.xml:1:1: error: '<!' begins a comment, a CDATA section inside of an element, or one document type before them
        1 | <!ELEMENT a><a/>
          | ^~

        """)
    #expect(
      Reading("<![CDATA[x]]><a/>").printed == """
        a.xml:1:1: error: '<!' begins a comment, a CDATA section inside of an element, or one document type before them
        1 | <![CDATA[x]]><a/>
          | ^~

        """)
    #expect(
      Reading("<!DOCTYPE a><!DOCTYPE a><a/>").printed == """
        a.xml:1:13: error: '<!' begins a comment, a CDATA section inside of an element, or one document type before them
        1 | <!DOCTYPE a><!DOCTYPE a><a/>
          |             ^~~~~~~~~

        """)
  }

  @Test func `an instruction without a name`() {
    #expect(
      Reading("<? a?><a/>").printed == """
        a.xml:1:1: error: cannot read the instruction; write '<?name ...?>', or '&lt;' for the character
        1 | <? a?><a/>
          | ^~

        """)
    #expect(
      Reading("<a><?b!?></a>").printed == """
        a.xml:1:4: error: cannot read the instruction; write '<?name ...?>', or '&lt;' for the character
        1 | <a><?b!?></a>
          |    ^~

        """)
  }

  @Test func `an XML declaration in the wrong place, or one that cannot be read`() {
    #expect(
      Reading(" <?xml version=\"1.0\"?><a/>").printed == """
        a.xml:1:2: error: an XML declaration stands at the very start of the file, and nowhere else
        1 |  <?xml version="1.0"?><a/>
          |  ^~~~~

        """)
    #expect(
      Reading("<?xml?><a/>").printed == """
        a.xml:1:1: error: cannot read the XML declaration; write '<?xml version="1.0" encoding="UTF-8"?>'
        1 | <?xml?><a/>
          | ^~~~~

        """)
    #expect(
      Reading("<?xml encoding=\"UTF-8\"?><a/>").printed == """
        a.xml:1:23: error: cannot read the XML declaration; write '<?xml version="1.0" encoding="UTF-8"?>'
        1 | <?xml encoding="UTF-8"?><a/>
          |                       ^~

        """)
    #expect(
      Reading("<?xml version=\"1.0\" encoding=UTF-8?><a/>").printed == """
        a.xml:1:21: error: cannot read the XML declaration; write '<?xml version="1.0" encoding="UTF-8"?>'
        1 | <?xml version="1.0" encoding=UTF-8?><a/>
          |                     ^~~~~~~~

        """)
    #expect(
      Reading("<?xml version=\"1.0\" standalone=\"maybe\"?><a/>").printed == """
        a.xml:1:33: error: cannot read the XML declaration; write '<?xml version="1.0" encoding="UTF-8"?>'
        1 | <?xml version="1.0" standalone="maybe"?><a/>
          |                                 ^~~~~

        """)
    #expect(
      Reading("<?xml version=\"1.0\"").printed == """
        a.xml:1:1: error: '<?xml' is never closed; expected '?>'
        1 | <?xml version="1.0"
          | ^~~~~

        """)
  }

  @Test func `another version, and another encoding`() {
    #expect(
      Reading("<?xml version=\"1.1\"?><a/>").printed == """
        a.xml:1:16: error: XML 1.1 is not read here; write version 1.0
        1 | <?xml version="1.1"?><a/>
          |                ^~~

        """)
    #expect(
      Reading("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>").printed == """
        a.xml:1:31: error: the file declares the encoding 'UTF-16'; save it as UTF-8
        1 | <?xml version="1.0" encoding="UTF-16"?><a/>
          |                               ^~~~~~

        """)
  }

  @Test func `a document type that declares something, or cannot be read`() {
    #expect(
      Reading("<!DOCTYPE a [ <!ENTITY b \"c\"> ]><a>&b;</a>").printed == """
        a.xml:1:13: error: declarations in the document type are not read; remove them, and write out what they define
        1 | <!DOCTYPE a [ <!ENTITY b "c"> ]><a>&b;</a>
          |             ^

        """)
    #expect(
      Reading("<!DOCTYPE a PUBLIC \"b\"><a/>").printed == """
        a.xml:1:1: error: cannot read the document type; expected a name, its identifiers in quotes, and '>'
        1 | <!DOCTYPE a PUBLIC "b"><a/>
          | ^~~~~~~~~

        """)
    #expect(
      Reading("<!DOCTYPE \"a\"><a/>").printed == """
        a.xml:1:1: error: cannot read the document type; expected a name, its identifiers in quotes, and '>'
        1 | <!DOCTYPE "a"><a/>
          | ^~~~~~~~~

        """)
    #expect(
      Reading("<!DOCTYPE a SYSTEM \"b><a/>").printed == """
        a.xml:1:1: error: cannot read the document type; expected a name, its identifiers in quotes, and '>'
        1 | <!DOCTYPE a SYSTEM "b><a/>
          | ^~~~~~~~~

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
