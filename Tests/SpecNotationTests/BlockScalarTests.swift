import Testing

struct BlockScalarTests {
  @Test func `an indentation indicator is not zero`() {
    let text = """
      a: |0
        b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:5: error: after '|' or '>', only one digit from 1 to 9 and one of '+' and '-' \
        can follow; put quotes around a text that starts so
        1 | a: |0
          |     ^

        """)
  }

  @Test func `an indentation indicator is one digit`() {
    let text = """
      a: |10
        b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:6: error: after '|' or '>', only one digit from 1 to 9 and one of '+' and '-' \
        can follow; put quotes around a text that starts so
        1 | a: |10
          |      ^

        """)
  }

  @Test func `chomping is given once`() {
    let text = """
      a: >+-
        b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:6: error: after '|' or '>', only one digit from 1 to 9 and one of '+' and '-' \
        can follow; put quotes around a text that starts so
        1 | a: >+-
          |      ^

        """)
  }

  @Test func `text starts on the next line`() {
    #expect(
      complaints(about: "a: | b\n") == """
        spec.yml:1:6: error: the text after '|' starts on the next line; put it there, or quotes \
        around the value
        1 | a: | b
          |      ^

        """)
  }

  @Test func `a comment needs a space behind the indicator`() {
    #expect(
      complaints(about: "a: |# b\n") == """
        spec.yml:1:5: error: the text after '|' starts on the next line; put it there, or quotes \
        around the value
        1 | a: |# b
          |     ^

        """)
  }

  @Test func `leading empty lines are not longer than the first line`() {
    #expect(
      complaints(about: "a: |\n   \n  b\n") == """
        spec.yml:2:1: error: this empty line is indented by 3, the first line of the text by 2; \
        remove its spaces
        2 |   \u{20}
          | ^~~

        """)
  }

  @Test func `a line cannot be indented between text and parent`() {
    let text = """
      a:
        b: |
            c
          d

      """
    #expect(
      complaints(about: text) == """
        spec.yml:4:5: error: this line is indented by 4, the text above by 6; align them
        4 |     d
          |     ^

        """)
  }

  @Test func `a line left of the indicated indentation is refused`() {
    let text = """
      a: |4
        b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: this line is indented by 2, the text above by 4; align them
        2 |   b
          |   ^

        """)
  }

  @Test func `reading goes on behind a comparison without quotes`() {
    let text = """
      validate:
        folderId: > 0
        limit: >=10
      validate: again

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:15: error: the text after '>' starts on the next line; put it there, or quotes \
        around the value
        2 |   folderId: > 0
          |               ^
        spec.yml:3:11: error: the text after '>' starts on the next line; put it there, or quotes \
        around the value
        3 |   limit: >=10
          |           ^
        spec.yml:4:1: error: duplicate key 'validate'; keep one of them
        4 | validate: again
          | ^~~~~~~~
        spec.yml:1:1: note: the first one is here
        1 | validate:
          | ^~~~~~~~

        """)
  }
}
