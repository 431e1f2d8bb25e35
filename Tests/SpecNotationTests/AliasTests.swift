import Testing

struct AliasTests {
  @Test func `an unknown alias is reported with a near name`() {
    let text = """
      server: &server x
      copy: *sevrer

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:7: error: no value before here has the anchor '&sevrer'; did you mean 'server'?
        2 | copy: *sevrer
          |       ^~~~~~~

        """)
  }

  @Test func `unknown aliases are all reported`() {
    let text = """
      - *a
      - [*b]
      - {c: *d}

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:3: error: no value before here has the anchor '&a'
        1 | - *a
          |   ^~
        spec.yml:2:4: error: no value before here has the anchor '&b'
        2 | - [*b]
          |    ^~
        spec.yml:3:7: error: no value before here has the anchor '&d'
        3 | - {c: *d}
          |       ^~

        """)
  }

  @Test func `an alias cannot come before its anchor`() {
    let text = """
      a: *b
      b: &b 1

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:4: error: no value before here has the anchor '&b'
        1 | a: *b
          |    ^~

        """)
  }

  @Test func `an alias needs a name`() {
    #expect(
      complaints(about: "a: * b\n") == """
        spec.yml:1:4: error: an alias needs a name right after '*'; put text that begins with '*' \
        in quotes
        1 | a: * b
          |    ^

        """)
  }

  @Test func `the colon belongs to the name of an alias`() {
    let text = """
      a: &b c
      *b: d

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: the ':' belongs to the name of this alias; write '*b :' with a space
        2 | *b: d
          | ^~~

        """)
  }

  @Test func `an alias cannot be inside its own value`() {
    let text = """
      a: &a
        b: [*a]

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:7: error: '*a' is inside the value that it repeats; a value cannot contain \
        itself
        2 |   b: [*a]
          |       ^~

        """)
  }

  @Test func `an alias has no anchor`() {
    let text = """
      - &a 1
      - &b *a

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: an alias has no anchor or tag of its own; remove them
        2 | - &b *a
          |   ^~

        """)
  }

  @Test func `an alias on a later line has no tag`() {
    let text = """
      - &a 1
      - !!int
        *a

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:3: error: an alias has no anchor or tag of its own; remove them
        2 | - !!int
          |   ^~~~~

        """)
  }

  @Test func `an alias in brackets has no tag`() {
    #expect(
      complaints(about: "[&a 1, !!int *a]\n") == """
        spec.yml:1:8: error: an alias has no anchor or tag of its own; remove them
        1 | [&a 1, !!int *a]
          |        ^~~~~

        """)
  }

  @Test func `an alias as a key has no anchor`() {
    let text = """
      a: &a 1
      &b *a : c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: an alias has no anchor or tag of its own; remove them
        2 | &b *a : c
          | ^~

        """)
  }

  @Test func `an alias is all of a value`() {
    let text = """
      - &a 1
      - *a 2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:6: error: text after the alias; an alias replaces a whole value
        2 | - *a 2
          |      ^

        """)
  }
}
