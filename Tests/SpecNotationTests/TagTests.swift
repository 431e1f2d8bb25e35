import Testing

struct TagTests {
  @Test func `a tag must fit the text`() {
    let text = """
      - !!int 1.5
      - !!float x
      - !!bool yes
      - !!null none

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:3: error: '1.5' is not an integer, as its tag says
        1 | - !!int 1.5
          |   ^~~~~
        spec.yml:2:3: error: 'x' is not a number, as its tag says
        2 | - !!float x
          |   ^~~~~~~
        spec.yml:3:3: error: 'yes' is neither 'true' nor 'false', as its tag says
        3 | - !!bool yes
          |   ^~~~~~
        spec.yml:4:3: error: 'none' is not 'null', as its tag says
        4 | - !!null none
          |   ^~~~~~

        """)
  }

  @Test func `a tag must fit the kind of value`() {
    let text = """
      - !!map [a]
      - !!seq {a: b}
      - !!str
        - a
      - !!map text
      - !!seq

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:3: error: the tag '!!map' does not fit a list; remove it
        1 | - !!map [a]
          |   ^~~~~
        spec.yml:2:3: error: the tag '!!seq' does not fit a mapping; remove it
        2 | - !!seq {a: b}
          |   ^~~~~
        spec.yml:3:3: error: the tag '!!str' does not fit a list; remove it
        3 | - !!str
          |   ^~~~~
        spec.yml:5:3: error: the tag '!!map' does not fit a text; remove it
        5 | - !!map text
          |   ^~~~~
        spec.yml:6:3: error: the tag '!!seq' does not fit an empty value; remove it
        6 | - !!seq
          |   ^~~~~

        """)
  }

  @Test func `other tags are refused`() {
    let text = """
      - !local a
      - !!binary AA==
      - !<tag:example.com:x> b
      - !<!> c

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:3: error: the tag '!local' is not known; use '!!str', '!!int', '!!float', \
        '!!bool', '!!null', '!!map' or '!!seq', or none
        1 | - !local a
          |   ^~~~~~
        spec.yml:2:3: error: the tag '!!binary' is not known; use '!!str', '!!int', '!!float', \
        '!!bool', '!!null', '!!map' or '!!seq', or none
        2 | - !!binary AA==
          |   ^~~~~~~~
        spec.yml:3:3: error: the tag '!<tag:example.com:x>' is not known; use '!!str', '!!int', \
        '!!float', '!!bool', '!!null', '!!map' or '!!seq', or none
        3 | - !<tag:example.com:x> b
          |   ^~~~~~~~~~~~~~~~~~~~
        spec.yml:4:3: error: the tag '!<!>' is not known; use '!!str', '!!int', '!!float', \
        '!!bool', '!!null', '!!map' or '!!seq', or none
        4 | - !<!> c
          |   ^~~~

        """)
  }

  @Test func `a redefined core tag is another tag`() {
    let text = """
      %TAG !! tag:example.com:
      ---
      !!str a

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:1: error: the tag '!!str' is not known; use '!!str', '!!int', '!!float', \
        '!!bool', '!!null', '!!map' or '!!seq', or none
        3 | !!str a
          | ^~~~~

        """)
  }

  @Test func `a handle must be declared`() {
    #expect(
      complaints(about: "!e!str a\n") == """
        spec.yml:1:1: error: the tag handle '!e!' is not declared; use one of the core tags, like \
        '!!str'
        1 | !e!str a
          | ^~~~~~

        """)
  }

  @Test func `a tag in angle brackets must be closed`() {
    #expect(
      complaints(about: "a: !<tag:yaml.org,2002:str b\n") == """
        spec.yml:1:4: error: '!<' is never closed; write the tag as '!!str'
        1 | a: !<tag:yaml.org,2002:str b
          |    ^~

        """)
  }

  @Test func `a tag needs a name`() {
    #expect(
      complaints(about: "a: !! b\n") == """
        spec.yml:1:4: error: a tag needs a name after '!!', like '!!str'; put text that begins \
        with '!' in quotes
        1 | a: !! b
          |    ^~

        """)
  }

  @Test func `a tag needs a space behind it`() {
    #expect(
      complaints(about: "a: !!str\"b\"\n") == """
        spec.yml:1:4: error: a space is missing after '!!str'
        1 | a: !!str"b"
          |    ^~~~~

        """)
  }

  @Test func `a bracket behind a tag needs a space`() {
    #expect(
      complaints(about: "- ![a]\n") == """
        spec.yml:1:3: error: a space is missing after '!'
        1 | - ![a]
          |   ^

        """)
  }

  @Test func `a comma ends a tag`() {
    #expect(
      complaints(about: "- !!str, b\n") == """
        spec.yml:1:8: error: a text cannot begin with ','; put it in quotes
        1 | - !!str, b
          |        ^

        """)
  }
}
