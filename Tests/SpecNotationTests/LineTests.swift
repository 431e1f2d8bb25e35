import Testing

struct LineTests {
  @Test func `a tab cannot indent a mapping`() {
    #expect(
      complaints(about: "a:\n\tb: 1\n") == """
        spec.yml:2:1: error: a tab cannot indent; use spaces
        2 | \tb: 1
          | ^

        """)
  }

  @Test func `a tab cannot indent the next key`() {
    #expect(
      complaints(about: "a:\n  b: 1\n\tc: 2\n") == """
        spec.yml:3:1: error: a tab cannot indent; use spaces
        3 | \tc: 2
          | ^

        """)
  }

  @Test func `a tab behind spaces cannot indent a key`() {
    #expect(
      complaints(about: "a:\n  b: 1\n  \tc: 2\n") == """
        spec.yml:3:3: error: a tab cannot indent; use spaces
        3 |   \tc: 2
          |   ^

        """)
  }

  @Test func `a tab cannot indent a list`() {
    #expect(
      complaints(about: "list:\n\t- a\n") == """
        spec.yml:2:1: error: a tab cannot indent; use spaces
        2 | \t- a
          | ^

        """)
  }

  @Test func `a tab cannot indent the first entry of a document`() {
    #expect(
      complaints(about: "\ta: 1\n") == """
        spec.yml:1:1: error: a tab cannot indent; use spaces
        1 | \ta: 1
          | ^

        """)
  }

  @Test func `a tab cannot indent what follows the document's value`() {
    #expect(
      complaints(about: "  a: 1\n\tb: 2\n") == """
        spec.yml:2:1: error: a tab cannot indent; use spaces
        2 | \tb: 2
          | ^

        """)
  }

  @Test func `a tab cannot be between a dash and a list`() {
    #expect(
      complaints(about: "-\t- a\n") == """
        spec.yml:1:2: error: a tab cannot indent a list or mapping; use spaces
        1 | -\t- a
          |  ^

        """)
  }

  @Test func `a tab cannot be between a dash and a key`() {
    #expect(
      complaints(about: "- \t a: b\n") == """
        spec.yml:1:3: error: a tab cannot indent a list or mapping; use spaces
        1 | - \t a: b
          |   ^

        """)
  }

  @Test func `a tab cannot indent the next line of a quoted text`() {
    #expect(
      complaints(about: "a: \"b\n\tc\"\n") == """
        spec.yml:2:1: error: a tab cannot indent; use spaces
        2 | \tc"
          | ^

        """)
  }

  @Test func `a tab cannot indent an item in brackets`() {
    #expect(
      complaints(about: "a: [\n\tb ]\n") == """
        spec.yml:2:1: error: a tab cannot indent; use spaces
        2 | \tb ]
          | ^

        """)
  }

  @Test func `a tab cannot be on an empty line of a plain text before its indentation`() {
    #expect(
      complaints(about: "a: b\n\n\t\n  c\n") == """
        spec.yml:3:1: error: a tab cannot indent; use spaces
        3 | \t
          | ^

        """)
  }

  @Test func `a tab cannot follow a literal text`() {
    #expect(
      complaints(about: "a: |\n  b\n\t\nc: d\n") == """
        spec.yml:3:1: error: a tab cannot indent; use spaces
        3 | \t
          | ^

        """)
  }

  @Test func `a tab cannot indent a line of a literal text`() {
    #expect(
      complaints(about: "a: |\n  b\n \tc\n") == """
        spec.yml:3:2: error: a tab cannot indent; use spaces
        3 |  \tc
          |  ^

        """)
  }

  @Test func `a key too far right is reported with the first one`() {
    let text = """
      a: "1"
        b: 2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: unexpected indentation of 2; entries here are indented by 0
        2 |   b: 2
          |   ^
        spec.yml:1:1: note: the first entry is here
        1 | a: "1"
          | ^

        """)
  }

  @Test func `a key between two indentations is reported`() {
    let text = """
      a:
          b: 1
        c: 2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:3: error: unexpected indentation of 2; entries here are indented by 0
        3 |   c: 2
          |   ^
        spec.yml:1:1: note: the first entry is here
        1 | a:
          | ^

        """)
  }

  @Test func `text behind a comment is not a continuation`() {
    let text = """
      a: one
        # comment
        two

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:3: error: unexpected indentation of 2; entries here are indented by 0
        3 |   two
          |   ^
        spec.yml:1:1: note: the first entry is here
        1 | a: one
          | ^

        """)
  }
}
