import Testing

/// What is said of comments, instructions and declarations that are wrong, as printed.
struct DeclarationErrorTests {
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

  @Test func `declarations that are not allowed there`() {
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

  @Test func `an XML declaration in the wrong position, or one that cannot be read`() {
    #expect(
      Reading(" <?xml version=\"1.0\"?><a/>").printed == """
        a.xml:1:2: error: an XML declaration is allowed only at the very start of the file
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
        a.xml:1:16: error: XML 1.1 is not supported; write version 1.0
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
        a.xml:1:13: error: declarations in the document type are not supported; remove them, and write out what they define
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
}
