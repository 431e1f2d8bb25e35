import Testing

struct FlowTests {
  @Test func `an unclosed bracket is reported where it opens`() {
    #expect(
      complaints(about: "a: [1, 2\n") == """
        spec.yml:1:4: error: this '[' is never closed; add the closing bracket
        1 | a: [1, 2
          |    ^

        """)
  }

  @Test func `the innermost unclosed bracket is reported`() {
    #expect(
      complaints(about: "[ {a: [1, 2], b\n") == """
        spec.yml:1:3: error: this '{' is never closed; add the closing bracket
        1 | [ {a: [1, 2], b
          |   ^

        """)
  }

  @Test func `a bracket does not reach over the end of the document`() {
    let text = """
      [ a,
      ---
      b ]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: this '[' is never closed; add the closing bracket
        1 | [ a,
          | ^
        spec.yml:2:1: note: the document ends here
        2 | ---
          | ^~~

        """)
  }

  @Test func `further lines in brackets are indented`() {
    let text = """
      a: [
      b,
      c ]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: this '[' is not closed on its line; close it there, or indent its \
        further lines, the closing bracket too, by at least 1
        1 | a: [
          |    ^
        spec.yml:2:1: note: this line is indented by 0
        2 | b,
          | ^

        """)
  }

  @Test func `the closing bracket is indented`() {
    let text = """
      a: {
        b: c
      }

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: this '{' is not closed on its line; close it there, or indent its \
        further lines, the closing bracket too, by at least 1
        1 | a: {
          |    ^
        spec.yml:3:1: note: this line is indented by 0
        3 | }
          | ^

        """)
  }

  @Test func `brackets close in order`() {
    #expect(
      complaints(about: "[a, {b: c]}\n") == """
        spec.yml:1:10: error: expected ',' or '}' before this
        1 | [a, {b: c]}
          |          ^
        spec.yml:1:5: note: the '{' is here
        1 | [a, {b: c]}
          |     ^

        """)
  }

  @Test func `a closing bracket without an opening one is refused`() {
    let text = """
      a: b
      c: ]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:4: error: a text cannot begin with ']'; put it in quotes
        2 | c: ]
          |    ^

        """)
  }

  @Test func `a second closing bracket is refused`() {
    #expect(
      complaints(about: "[a]]\n") == """
        spec.yml:1:4: error: text after the closing bracket; put all of it in quotes, or begin a \
        new line
        1 | [a]]
          |    ^

        """)
  }

  @Test func `a comma separates items`() {
    #expect(
      complaints(about: "[\"a\" \"b\"]\n") == """
        spec.yml:1:6: error: expected ',' or ']' before this
        1 | ["a" "b"]
          |      ^
        spec.yml:1:1: note: the '[' is here
        1 | ["a" "b"]
          | ^

        """)
  }

  @Test func `a text with brackets in it needs quotes`() {
    #expect(
      complaints(about: "{a: String? { get }}\n") == """
        spec.yml:1:13: error: expected ',' or '}' before this; put a text that holds '{' in quotes
        1 | {a: String? { get }}
          |             ^
        spec.yml:1:1: note: the '{' is here
        1 | {a: String? { get }}
          | ^

        """)
    #expect(
      complaints(about: "[a[0], b]\n") == """
        spec.yml:1:3: error: expected ',' or ']' before this; put a text that holds '[' in quotes
        1 | [a[0], b]
          |   ^
        spec.yml:1:1: note: the '[' is here
        1 | [a[0], b]
          | ^

        """)
    #expect(
      complaints(about: "{a: [String]?, b: c}\n") == """
        spec.yml:1:13: error: expected ',' or '}' before this; put a text that begins with '[' in \
        quotes
        1 | {a: [String]?, b: c}
          |             ^
        spec.yml:1:1: note: the '{' is here
        1 | {a: [String]?, b: c}
          | ^

        """)
  }

  @Test func `a comma without a value is refused`() {
    #expect(
      complaints(about: "[a, , b]\n") == """
        spec.yml:1:5: error: a value is missing before ','; remove the ','
        1 | [a, , b]
          |     ^

        """)
  }

  @Test func `a leading comma is refused`() {
    #expect(
      complaints(about: "{, a: b}\n") == """
        spec.yml:1:2: error: a value is missing before ','; remove the ','
        1 | {, a: b}
          |  ^

        """)
  }

  @Test func `a missing comma between entries is noticed at the next colon`() {
    let text = """
      {
        a: 1
        b: 2
      }

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:4: error: a second ':' before ',' or '}'; put ',' between entries, or text that \
        holds ': ' in quotes
        3 |   b: 2
          |    ^
        spec.yml:1:1: note: the '{' is here
        1 | {
          | ^

        """)
  }

  @Test func `a colon in brackets needs a space behind it`() {
    #expect(
      complaints(about: "{a:[b]}\n") == """
        spec.yml:1:3: error: a space is missing after ':'
        1 | {a:[b]}
          |   ^

        """)
  }

  @Test func `a list with dashes cannot be in brackets`() {
    #expect(
      complaints(about: "[- a]\n") == """
        spec.yml:1:2: error: a list with '-' cannot be inside brackets; write '[a, b]'
        1 | [- a]
          |  ^

        """)
  }

  @Test func `a literal text cannot be in brackets`() {
    #expect(
      complaints(about: "{a: |}\n") == """
        spec.yml:1:5: error: a text with '|' cannot be inside brackets; use quotes
        1 | {a: |}
          |     ^

        """)
  }

  @Test func `a question mark alone is not a text in brackets`() {
    #expect(
      complaints(about: "[?]\n") == """
        spec.yml:1:2: error: a text cannot begin with '?'; put it in quotes
        1 | [?]
          |  ^

        """)
  }

  @Test func `a key in a list and its colon are on one line`() {
    let text = """
      [ key
        : value ]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 |   : value ]
          |   ^
        spec.yml:1:3: note: the text starts here
        1 | [ key
          |   ^~~

        """)
  }

  @Test func `a quoted key in a list is on one line`() {
    let text = """
      [ "two
        lines": value ]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:9: error: this ':' follows more than one line; write a key and its ':' on one \
        line, or put text that holds ': ' in quotes
        2 |   lines": value ]
          |         ^
        spec.yml:1:3: note: the text starts here
        1 | [ "two
          |   ^~~~

        """)
  }

  @Test func `a comment needs a space before it`() {
    #expect(
      complaints(about: "[a, b]#c\n") == """
        spec.yml:1:7: error: a space is missing before '#'; put text that begins with '#' in quotes
        1 | [a, b]#c
          |       ^

        """)
  }

  @Test func `a comment needs a space behind a comma`() {
    let text = """
      [a,#c
      b]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: a space is missing before '#'; put text that begins with '#' in quotes
        1 | [a,#c
          |    ^

        """)
  }

  @Test func `text cannot follow a closing bracket`() {
    #expect(
      complaints(about: "a: {b: c} d\n") == """
        spec.yml:1:11: error: text after the closing bracket; put all of it in quotes, or begin a \
        new line
        1 | a: {b: c} d
          |           ^

        """)
  }

  @Test func `the next key cannot follow a closing bracket`() {
    #expect(
      complaints(about: "- [a] b: c\n") == """
        spec.yml:1:7: error: text after the closing bracket; put all of it in quotes, or begin a \
        new line
        1 | - [a] b: c
          |       ^

        """)
  }
}
