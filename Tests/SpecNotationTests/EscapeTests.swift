import Testing

struct EscapeTests {
  @Test func `unknown escapes are all reported`() {
    let text = """
      - "C:\\dir"
      - "it\\'s"
      - "\\é"

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:6: error: unknown escape '\\d'; write '\\\\' for a backslash, or use single \
        quotes
        1 | - "C:\\dir"
          |      ^~
        spec.yml:2:6: error: unknown escape '\\''; write '\\\\' for a backslash, or use single \
        quotes
        2 | - "it\\'s"
          |      ^~
        spec.yml:3:4: error: unknown escape '\\é'; write '\\\\' for a backslash, or use single \
        quotes
        3 | - "\\é"
          |    ^~

        """)
  }

  @Test func `escapes need their digits`() {
    let text = """
      - "\\x4"
      - "\\u12G4"
      - "\\U0001F60"

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: '\\x' needs 2 hexadecimal digits
        1 | - "\\x4"
          |    ^~~
        spec.yml:2:4: error: '\\u' needs 4 hexadecimal digits
        2 | - "\\u12G4"
          |    ^~~~
        spec.yml:3:4: error: '\\U' needs 8 hexadecimal digits
        3 | - "\\U0001F60"
          |    ^~~~~~~~~

        """)
  }

  @Test func `escapes name characters`() {
    let text = """
      - "\\uD800"
      - "\\uDC00\\uD800"
      - "\\U00110000"
      - "\\uD800\\u0041"

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: '\\uD800' is not a character; code points are 0 to D7FF and E000 to 10FFFF
        1 | - "\\uD800"
          |    ^~~~~~
        spec.yml:2:4: error: '\\uDC00' is not a character; code points are 0 to D7FF and E000 to 10FFFF
        2 | - "\\uDC00\\uD800"
          |    ^~~~~~
        spec.yml:2:10: error: '\\uD800' is not a character; code points are 0 to D7FF and E000 to \
        10FFFF
        2 | - "\\uDC00\\uD800"
          |          ^~~~~~
        spec.yml:3:4: error: '\\U00110000' is not a character; code points are 0 to D7FF and E000 to \
        10FFFF
        3 | - "\\U00110000"
          |    ^~~~~~~~~~
        spec.yml:4:4: error: '\\uD800' is not a character; code points are 0 to D7FF and E000 to 10FFFF
        4 | - "\\uD800\\u0041"
          |    ^~~~~~

        """)
  }
}
