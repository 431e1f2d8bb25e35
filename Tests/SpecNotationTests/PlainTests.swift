import Testing

struct PlainTests {
  @Test func `a text cannot begin with a reserved character`() {
    #expect(
      complaints(about: "a: @b\n") == """
        spec.yml:1:4: error: a text cannot begin with '@'; put it in quotes
        1 | a: @b
          |    ^

        """)
  }

  @Test func `a text cannot begin with a backtick`() {
    #expect(
      complaints(about: "a: `b`\n") == """
        spec.yml:1:4: error: a text cannot begin with '`'; put it in quotes
        1 | a: `b`
          |    ^

        """)
  }

  @Test func `a text cannot begin with a percent sign`() {
    #expect(
      complaints(about: "a: %b\n") == """
        spec.yml:1:4: error: a text cannot begin with '%'; put it in quotes
        1 | a: %b
          |    ^

        """)
  }

  @Test func `a text cannot begin with a comma`() {
    #expect(
      complaints(about: "a: , b\n") == """
        spec.yml:1:4: error: a text cannot begin with ','; put it in quotes
        1 | a: , b
          |    ^

        """)
  }

  @Test func `a text cannot hold a colon with a space`() {
    #expect(
      complaints(about: "a: b: c\n") == """
        spec.yml:1:5: error: a mapping cannot start here; begin a new line, or put text that holds \
        ': ' in quotes
        1 | a: b: c
          |     ^

        """)
  }

  @Test func `a text over lines cannot hold a colon with a space`() {
    let text = """
      a: b
        c: d

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:4: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 |   c: d
          |    ^
        spec.yml:1:4: note: the text starts here
        1 | a: b
          |    ^

        """)
  }

  @Test func `a text over lines cannot become a key`() {
    let text = """
      a
      b: c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:2: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 | b: c
          |  ^
        spec.yml:1:1: note: the text starts here
        1 | a
          | ^

        """)
  }

  @Test func `a key without a space behind its colon is pointed out`() {
    let text = """
      a:1
      b: 2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:2: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 | b: 2
          |  ^
        spec.yml:1:1: note: the text starts here; is a space missing after its ':'?
        1 | a:1
          | ^~~

        """)
  }

  @Test func `a later key without a space behind its colon is pointed out`() {
    let text = """
      a: 1
      b:2
      c: 3

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a space is missing after ':' in 'b:2'
        2 | b:2
          | ^~~

        """)
  }

  @Test func `a key without a colon is pointed out`() {
    let text = """
      a: 1
      b
      c: 3

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected ':' after 'b'
        2 | b
          | ^

        """)
  }
}
