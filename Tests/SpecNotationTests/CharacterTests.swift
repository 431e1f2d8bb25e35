import Testing

struct CharacterTests {
  @Test func `control characters are all reported`() {
    #expect(
      complaints(about: "a: \u{0}\nb: \u{1B}[0m\n") == """
        spec.yml:1:4: error: the control character U+0000 cannot stand in a document; remove it, \
        or write '\\x00' in double quotes
        1 | a: ␀
          |    ^
        spec.yml:2:4: error: the control character U+001B cannot stand in a document; remove it, \
        or write '\\x1B' in double quotes
        2 | b: ␛[0m
          |    ^

        """)
  }

  @Test func `delete and byte order marks are allowed only in quotes`() {
    #expect(
      complaints(about: "a: \u{7F}\nb: x\u{FEFF}\nc: \"\u{7F}\u{FEFF}\"\n") == """
        spec.yml:1:4: error: the character U+007F is allowed only in quotes; remove it
        1 | a: ␡
          |    ^
        spec.yml:2:5: error: the character U+FEFF is allowed only in quotes; remove it
        2 | b: x�
          |     ^

        """)
  }

  @Test func `a noncharacter is allowed only in quotes`() {
    #expect(
      complaints(about: "- \u{FFFF}\n- '\u{FFFF}'\n") == """
        spec.yml:1:3: error: the character U+FFFF is allowed only in quotes; remove it
        1 | - ￿
          |   ^

        """)
  }
}
