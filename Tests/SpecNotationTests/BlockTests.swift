import Testing

struct BlockTests {
  @Test func `a list cannot start behind a key`() {
    #expect(
      complaints(about: "a: - b\n") == """
        spec.yml:1:4: error: a list cannot start here; begin a new line, or put text that begins \
        with '- ' in quotes
        1 | a: - b
          |    ^

        """)
  }

  @Test func `a mapping with a question mark cannot start behind a key`() {
    #expect(
      complaints(about: "a: ? b\n") == """
        spec.yml:1:4: error: a mapping cannot start here; begin a new line, or put text that \
        begins with '? ' in quotes
        1 | a: ? b
          |    ^

        """)
  }

  @Test func `a list cannot start behind a document marker`() {
    #expect(
      complaints(about: "--- - a\n") == """
        spec.yml:1:5: error: a list cannot start here; begin a new line, or put text that begins \
        with '- ' in quotes
        1 | --- - a
          |     ^

        """)
  }

  @Test func `a mapping cannot start behind a document marker`() {
    #expect(
      complaints(about: "--- a: b\n") == """
        spec.yml:1:6: error: a mapping cannot start here; begin a new line, or put text that holds \
        ': ' in quotes
        1 | --- a: b
          |      ^

        """)
  }

  @Test func `keys cannot be among items`() {
    let text = """
      - a
      b: c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected '- ' and the next item of the list; check the indentation
        2 | b: c
          | ^

        """)
  }

  @Test func `an item needs a space behind its dash`() {
    let text = """
      - a
      -b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a space is missing after '-'
        2 | -b
          | ^

        """)
  }

  @Test func `items cannot be among keys`() {
    let text = """
      a: b
      - c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a list entry among the keys of a mapping; give the list a key, or \
        indent it
        2 | - c
          | ^

        """)
  }

  @Test func `text cannot follow a mapping`() {
    let text = """
      a: b
      c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected ':' after 'c'
        2 | c
          | ^

        """)
  }

  @Test func `text cannot follow the value of a document`() {
    let text = """
      [a]
      b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: text after the value of the document; check the indentation, or put \
        all of it in quotes
        2 | b
          | ^

        """)
  }

  @Test func `a quoted text is not a key without a colon`() {
    let text = """
      "a": 1
      "b"

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected ':' after '"b"'
        2 | "b"
          | ^~~

        """)
  }

  @Test func `a literal text is not a key`() {
    let text = """
      a: 1
      | b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a text cannot begin with '|'; put it in quotes
        2 | | b
          | ^

        """)
  }
}
