import Testing

struct QuotedTests {
  @Test func `an unclosed double quote is reported where it opens`() {
    #expect(
      complaints(about: "a: \"b\n") == """
        spec.yml:1:4: error: this quote is never closed; add the closing one
        1 | a: "b
          |    ^

        """)
  }

  @Test func `an unclosed single quote is reported where it opens`() {
    #expect(
      complaints(about: "- 'it''s\n") == """
        spec.yml:1:3: error: this quote is never closed; add the closing one
        1 | - 'it''s
          |   ^

        """)
  }

  @Test func `an escaped quote closes nothing`() {
    #expect(
      complaints(about: "\"a\\\"\n") == """
        spec.yml:1:1: error: this quote is never closed; add the closing one
        1 | "a\\"
          | ^

        """)
  }

  @Test func `a quoted text does not reach over the end of the document`() {
    let text = """
      'a
      ...
      b'

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: this quote is never closed; add the closing one
        1 | 'a
          | ^
        spec.yml:2:1: note: the document ends here
        2 | ...
          | ^~~

        """)
  }

  @Test func `further lines of a quoted text are indented`() {
    let text = """
      a: "b
      c: d

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: this quote is not closed on its line; close it there, or indent its \
        further lines by at least 1
        1 | a: "b
          |    ^
        spec.yml:2:1: note: this line is indented by 0
        2 | c: d
          | ^

        """)
  }

  @Test func `text cannot follow single quotes`() {
    #expect(
      complaints(about: "a: 'it's'\n") == """
        spec.yml:1:8: error: text after the closing quote; inside single quotes, write a quote twice
        1 | a: 'it's'
          |        ^

        """)
  }

  @Test func `text cannot follow double quotes`() {
    #expect(
      complaints(about: "a: \"b\" c\n") == """
        spec.yml:1:8: error: text after the closing quote; inside double quotes, write a quote as \
        '\\"'
        1 | a: "b" c
          |        ^

        """)
  }

  @Test func `a quoted key needs a space behind its colon`() {
    #expect(
      complaints(about: "\"a\":1\n") == """
        spec.yml:1:4: error: a space is missing after ':'
        1 | "a":1
          |    ^

        """)
  }

  @Test func `a quoted value cannot become a key`() {
    #expect(
      complaints(about: "a: \"b\": c\n") == """
        spec.yml:1:7: error: a mapping cannot start here; begin a new line, or put text that holds \
        ': ' in quotes
        1 | a: "b": c
          |       ^

        """)
  }

  @Test func `a quoted key is on one line`() {
    let text = """
      "a
      b": c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 | b": c
          |   ^
        spec.yml:1:1: note: the text starts here
        1 | "a
          | ^~

        """)
  }

  @Test func `a comment behind quotes needs a space`() {
    #expect(
      complaints(about: "a: \"b\"#c\n") == """
        spec.yml:1:7: error: a space is missing before '#'; put text that begins with '#' in quotes
        1 | a: "b"#c
          |       ^

        """)
  }
}
