import Testing

struct PropertyTests {
  @Test func `a value has one anchor`() {
    #expect(
      complaints(about: "a: &b &c d\n") == """
        spec.yml:1:7: error: a second anchor for one value; remove one of them
        1 | a: &b &c d
          |       ^~
        spec.yml:1:4: note: the first one is here
        1 | a: &b &c d
          |    ^~

        """)
  }

  @Test func `a value has one anchor on all its lines`() {
    let text = """
      a: &b
        &c d

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: a second anchor for one value; remove one of them
        2 |   &c d
          |   ^~
        spec.yml:1:4: note: the first one is here
        1 | a: &b
          |    ^~

        """)
  }

  @Test func `a value has one tag`() {
    #expect(
      complaints(about: "a: !!str !!int 1\n") == """
        spec.yml:1:10: error: a second tag for one value; remove one of them
        1 | a: !!str !!int 1
          |          ^~~~~
        spec.yml:1:4: note: the first one is here
        1 | a: !!str !!int 1
          |    ^~~~~

        """)
  }

  @Test func `an anchor needs a name`() {
    #expect(
      complaints(about: "a: & b\n") == """
        spec.yml:1:4: error: an anchor needs a name right after '&'; put text that begins with '&' \
        in quotes
        1 | a: & b
          |    ^

        """)
  }

  @Test func `an anchor in brackets needs a name`() {
    #expect(
      complaints(about: "[&, a]\n") == """
        spec.yml:1:2: error: an anchor needs a name right after '&'; put text that begins with '&' \
        in quotes
        1 | [&, a]
          |  ^

        """)
  }

  @Test func `a bracket behind an anchor needs a space`() {
    #expect(
      complaints(about: "[&a[b]]\n") == """
        spec.yml:1:2: error: a space is missing after '&a'
        1 | [&a[b]]
          |  ^~

        """)
  }

  @Test func `an anchor cannot be before a dash`() {
    #expect(
      complaints(about: "&a - b\n") == """
        spec.yml:1:1: error: the anchor or tag of a list or mapping belongs on the line above it
        1 | &a - b
          | ^~

        """)
  }

  @Test func `an anchor needs a key at the indentation of keys`() {
    let text = """
      a:
      &b
      c: 1

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a key is missing after the anchor or tag; if they belong to a value, \
        indent them
        2 | &b
          | ^~

        """)
  }

  @Test func `an anchor too far left for a list does not belong to its items`() {
    let text = """
      - a
      &b
      - c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected '- ' and the next item of the list; check the indentation
        2 | &b
          | ^

        """)
  }
}
