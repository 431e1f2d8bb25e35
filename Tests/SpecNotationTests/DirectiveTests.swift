import Testing

struct DirectiveTests {
  @Test func `a version needs a number`() {
    let text = """
      %YAML
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: expected a version, like '%YAML 1.2'
        1 | %YAML
          | ^~~~~

        """)
  }

  @Test func `a version is one number`() {
    let text = """
      %YAML 1.2 3
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: expected a version, like '%YAML 1.2'
        1 | %YAML 1.2 3
          | ^~~~~~~~~~~

        """)
  }

  @Test func `a version has two parts`() {
    let text = """
      %YAML 1.2.2
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: expected a version, like '%YAML 1.2'
        1 | %YAML 1.2.2
          | ^~~~~~~~~~~

        """)
  }

  @Test func `another major version is refused`() {
    let text = """
      %YAML 2.0
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:7: error: YAML 2.0 is not supported; write '%YAML 1.2'
        1 | %YAML 2.0
          |       ^~~

        """)
  }

  @Test func `another minor version is read with a warning`() {
    let text = """
      %YAML 1.1
      --- yes

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:7: warning: YAML 1.1 is read as YAML 1.2; write '%YAML 1.2'
        1 | %YAML 1.1
          |       ^~~

        """)
  }

  @Test func `an unknown directive does nothing and is a warning`() {
    let text = """
      %FUTURE a b # c
      --- text

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: warning: '%FUTURE' is not known and does nothing; remove it
        1 | %FUTURE a b # c
          | ^~~~~~~

        """)
  }

  @Test func `a version is given once`() {
    let text = """
      %YAML 1.2
      %YAML 1.2
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: the version is given twice; remove one '%YAML'
        2 | %YAML 1.2
          | ^~~~~

        """)
  }

  @Test func `a tag directive has a handle and a prefix`() {
    let text = """
      %TAG !y tag:yaml.org,2002:
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: expected a handle and a prefix, like '%TAG !y! tag:yaml.org,2002:'
        1 | %TAG !y tag:yaml.org,2002:
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a tag handle is declared once`() {
    let text = """
      %TAG !y! tag:yaml.org,2002:
      %TAG !y! tag:yaml.org,2002:
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:6: error: the tag handle '!y!' is declared twice; remove one
        2 | %TAG !y! tag:yaml.org,2002:
          |      ^~~

        """)
  }

  @Test func `directives need a document`() {
    let text = """
      %YAML 1.2
      a: 1

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: expected '---' after the lines that begin with '%'
        2 | a: 1
          | ^

        """)
  }

  @Test func `directives cannot follow the start of the document`() {
    let text = """
      ---
      %YAML 1.2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a text cannot begin with '%'; put it in quotes
        2 | %YAML 1.2
          | ^

        """)
  }
}
