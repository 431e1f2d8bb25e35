import Testing

struct ClosingProblemTests {
  @Test func `an open section is reported where it opens`() {
    #expect(
      rendering("a\n  {{#items}}\nb\n") == """
        main.mustache:2:3: error: section 'items' is never closed; expected '{{/items}}'
        2 |   {{#items}}
          |   ^~~~~~~~~~

        """)
  }

  @Test func `everything open is reported, with its own delimiters`() {
    #expect(
      rendering("{{^b}}{{$c}}{{=< >=}}<<*d>") == """
        main.mustache:1:1: error: section 'b' is never closed; expected '{{/b}}'
        1 | {{^b}}{{$c}}{{=< >=}}<<*d>
          | ^~~~~~
        main.mustache:1:7: error: block 'c' is never closed; expected '{{/c}}'
        1 | {{^b}}{{$c}}{{=< >=}}<<*d>
          |       ^~~~~~
        main.mustache:1:22: error: parent 'd' is never closed; expected '</*d>'
        1 | {{^b}}{{$c}}{{=< >=}}<<*d>
          |                      ^~~~~

        """)
  }

  @Test func `a closing tag without an opening one is reported`() {
    #expect(
      rendering("a {{/items}} b") == """
        main.mustache:1:3: error: '{{/items}}' closes nothing; remove it or open a section before it
        1 | a {{/items}} b
          |   ^~~~~~~~~~

        """)
  }

  @Test func `a misspelt closing tag is one mistake`() {
    #expect(
      rendering("{{#items}}\n  x\n{{/itmes}}\n{{#b}}{{/b}}\n") == """
        main.mustache:3:1: error: expected '{{/items}}', found '{{/itmes}}'
        3 | {{/itmes}}
          | ^~~~~~~~~~
        main.mustache:1:1: note: section 'items' is opened here
        1 | {{#items}}
          | ^~~~~~~~~~

        """)
    #expect(
      rendering("{{#a}}{{/b}}{{/a}}") == """
        main.mustache:1:7: error: expected '{{/a}}', found '{{/b}}'
        1 | {{#a}}{{/b}}{{/a}}
          |       ^~~~~~
        main.mustache:1:1: note: section 'a' is opened here
        1 | {{#a}}{{/b}}{{/a}}
          | ^~~~~~

        """)
  }

  @Test func `an inner section that was forgotten does not break the outer one`() {
    #expect(
      rendering("{{#a}}{{#b}}{{/a}}{{#c}}{{/c}}") == """
        main.mustache:1:7: error: section 'b' is never closed; expected '{{/b}}'
        1 | {{#a}}{{#b}}{{/a}}{{#c}}{{/c}}
          |       ^~~~~~

        """)
  }

  @Test func `a block given twice is a warning`() {
    #expect(
      rendering("{{<p}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"]) == """
        main.mustache:1:23: warning: block 'a' is given twice; the last one counts
        1 | {{<p}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/p}}
          |                       ^

        """)
  }
}

struct TagProblemTests {
  @Test func `a tag that does not end is reported up to where it might have`() {
    #expect(
      rendering("Hi {{name there {{other}}\nHo {{name") == """
        main.mustache:1:4: error: tag is never closed; expected '}}'
        1 | Hi {{name there {{other}}
          |    ^~~~~~~~~~~~
        main.mustache:2:4: error: tag is never closed; expected '}}'
        2 | Ho {{name
          |    ^~~~~~

        """)
    #expect(
      rendering("{{! note\nnext") == """
        main.mustache:1:1: error: tag is never closed; expected '}}'
        1 | {{! note
          | ^~~~~~~~

        """)
    #expect(
      rendering("Hi {{") == """
        main.mustache:1:4: error: tag is never closed; expected '}}'
        1 | Hi {{
          |    ^~

        """)
  }

  @Test func `a third brace has to be closed`() {
    #expect(
      rendering("{{{a}} b {{c}}") == """
        main.mustache:1:1: error: tag is opened by '{{{' but closed by '}}'; write '}}}'
        1 | {{{a}} b {{c}}
          | ^~~~~~

        """)
  }

  @Test(arguments: ["{{}}", "{{#}}", "{{& }}", "{{{}}}", "{{> }}", "{{>*}}", "{{/}}", "{{\t}}"])
  func `a tag needs a name`(template: String) {
    #expect(rendering("x" + template).hasPrefix("main.mustache:1:2: error: tag without a name\n"))
  }

  @Test func `a name has no space`() {
    #expect(
      rendering("{{a b}}\n{{# c d }}{{/ c d }}") == """
        main.mustache:1:3: error: space in name 'a b'; write one name per tag
        1 | {{a b}}
          |   ^~~
        main.mustache:2:5: error: space in name 'c d'; write one name per tag
        2 | {{# c d }}{{/ c d }}
          |     ^~~
        main.mustache:2:15: error: space in name 'c d'; write one name per tag
        2 | {{# c d }}{{/ c d }}
          |               ^~~

        """)
  }

  @Test(arguments: ["a..b", ".a", "a.", ".."])
  func `a dot separates two names`(name: String) {
    #expect(
      rendering("{{\(name)}}") == """
        main.mustache:1:3: error: empty part in name '\(name)'; write single dots between names
        1 | {{\(name)}}
          |   ^\(String(repeating: "~", count: name.count - 1))

        """)
  }

  @Test(arguments: ["{{=<%=}}", "{{= =}}", "{{=a b c=}}", "{{=a= b=}}", "{{=<% %>}}", "{{=}}"])
  func `delimiters are two words between equals signs`(template: String) {
    #expect(
      rendering(template) == """
        main.mustache:1:1: error: bad delimiters; write two words without '=', as in '{{=<% %>=}}'
        1 | \(template)
          | ^\(String(repeating: "~", count: template.count - 1))

        """)
  }

  @Test func `problems are reported in the order of the text, up to a limit`() {
    let text = rendering("{{#a}}{{}}" + String(repeating: "{{ ", count: 5_000))
    #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 3)
    for tag in ["{{ ", "{{/a}}", "{{}}", "{{#a}}{{/b}}", "{{=a "] {
      let many = rendering(String(repeating: tag + "\n", count: 1_000) + "}}")
      #expect(many.split(separator: "\n").count { $0.contains(": error: ") } <= 20)
    }
  }

  @Test func `columns count bytes and the caret is below its tag`() {
    #expect(
      rendering("é🧵{{/a}}") == """
        main.mustache:1:7: error: '{{/a}}' closes nothing; remove it or open a section before it
        1 | é🧵{{/a}}
          |    ^~~~~~

        """)
  }

  @Test func `a byte order mark is not part of the template`() {
    #expect(rendering("\u{FEFF}{{! note }}\nx") == "x")
  }
}
