import TemplateEngine
import Testing

/// What the generator asks for: nothing misspelt passes.
struct StrictRenderingTests {
  @Test func `a name in the data is not an error, whatever it holds`() {
    let value: TemplateValue = ["a": .null, "b": "", "c": [], "d": false]
    #expect(
      strict("({{a}}{{b}}{{#c}}x{{/c}}{{^c}}y{{/c}}{{#a}}x{{/a}}{{d}})", with: value) == "(yfalse)")
  }

  @Test func `every list, at any depth, has a flag that says whether it has items`() {
    let value: TemplateValue = [
      "rows": [["cells": ["a", "b"]], ["cells": []]], "map": ["keys": []], "none": .null,
    ]
    let template = """
      {{#hasRows}}[{{#rows}}({{#hasCells}}{{#cells}}{{.}}{{/cells}}{{/hasCells}}\
      {{^hasCells}}-{{/hasCells}}){{/rows}}]{{/hasRows}}{{map.hasKeys}}
      """
    #expect(strict(template, with: value) == "[(ab)(-)]false")
  }

  @Test func `a name that the data has is not taken for that of a list`() {
    let value: TemplateValue = ["rows": [], "hasRows": "own", "title": "a"]
    #expect(strict("{{hasRows}}", with: value) == "own")
    #expect(
      strict("{{hasLabel}} {{hasRow}}", with: value) == """
        main.mustache:1:3: error: unknown name 'hasLabel'
        1 | {{hasLabel}} {{hasRow}}
          |   ^~~~~~~~
        main.mustache:1:16: error: unknown name 'hasRow'; did you mean 'hasRows'?
        1 | {{hasLabel}} {{hasRow}}
          |                ^~~~~~

        """)
  }

  @Test func `an unknown name is an error at its tag, once for all rounds of a loop`() {
    let value: TemplateValue = ["items": [["name": 1], ["name": 2]], "title": "x"]
    #expect(
      strict("{{#items}}\n  {{ nmae }}{{{titel}}}\n{{/items}}\n", with: value) == """
        main.mustache:2:6: error: unknown name 'nmae'; did you mean 'name'?
        2 |   {{ nmae }}{{{titel}}}
          |      ^~~~
        main.mustache:2:16: error: unknown name 'titel'; did you mean 'title'?
        2 |   {{ nmae }}{{{titel}}}
          |                ^~~~~

        """)
  }

  @Test func `an unknown section is an error, inverted or not`() {
    #expect(
      strict("{{#falg}}x{{/falg}}{{^whatever}}y{{/whatever}}", with: ["flag": true]) == """
        main.mustache:1:4: error: unknown name 'falg'; did you mean 'flag'?
        1 | {{#falg}}x{{/falg}}{{^whatever}}y{{/whatever}}
          |    ^~~~
        main.mustache:1:23: error: unknown name 'whatever'
        1 | {{#falg}}x{{/falg}}{{^whatever}}y{{/whatever}}
          |                       ^~~~~~~~

        """)
  }

  @Test func `of a dotted name the unknown part is shown`() {
    #expect(
      strict("{{model.nmae}} {{modle.name}} {{model.name.x}}", with: ["model": ["name": "a"]])
        == """
        main.mustache:1:9: error: unknown name 'nmae' in 'model'; did you mean 'name'?
        1 | {{model.nmae}} {{modle.name}} {{model.name.x}}
          |         ^~~~
        main.mustache:1:18: error: unknown name 'modle'; did you mean 'model'?
        1 | {{model.nmae}} {{modle.name}} {{model.name.x}}
          |                  ^~~~~
        main.mustache:1:44: error: unknown name 'x' in 'model.name'
        1 | {{model.nmae}} {{modle.name}} {{model.name.x}}
          |                                            ^

        """)
  }

  @Test func `the nearest name of the innermost context is suggested`() {
    let value: TemplateValue = ["titles": 1, "item": ["title": 2]]
    #expect(
      strict("{{#item}}{{titlee}}{{/item}}", with: value) == """
        main.mustache:1:12: error: unknown name 'titlee'; did you mean 'title'?
        1 | {{#item}}{{titlee}}{{/item}}
          |            ^~~~~~

        """)
  }

  @Test func `a list or a mapping is not a text`() {
    #expect(
      strict("{{items}}{{&model}}", with: ["items": ["a"], "model": [:]]) == """
        main.mustache:1:3: error: 'items' is a list, not a text; open it with '{{#items}}'
        1 | {{items}}{{&model}}
          |   ^~~~~
        main.mustache:1:13: error: 'model' is a mapping, not a text; open it with '{{#model}}'
        1 | {{items}}{{&model}}
          |             ^~~~~

        """)
  }

  @Test func `an unknown partial or parent is an error`() {
    #expect(
      strict("  {{> hedaer }}\n{{<footer}}{{/footer}}", partials: ["header": ""]) == """
        main.mustache:1:7: error: unknown partial 'hedaer'; did you mean 'header'?
        1 |   {{> hedaer }}
          |       ^~~~~~
        main.mustache:2:4: error: unknown partial 'footer'
        2 | {{<footer}}{{/footer}}
          |    ^~~~~~

        """)
  }

  @Test func `a block that replaces nothing is an error`() {
    #expect(
      strict(
        "{{<page}}{{$titel}}x{{/titel}}{{$foot}}y{{/foot}}{{$zz}}{{/zz}}{{/page}}",
        partials: ["page": "{{$title}}{{/title}}{{>foot}}", "foot": "{{$foot}}{{/foot}}"]) == """
          main.mustache:1:13: error: 'page' has no block 'titel'; did you mean 'title'?
          1 | {{<page}}{{$titel}}x{{/titel}}{{$foot}}y{{/foot}}{{$zz}}{{/zz}}{{/page}}
            |             ^~~~~
          main.mustache:1:53: error: 'page' has no block 'zz'
          1 | {{<page}}{{$titel}}x{{/titel}}{{$foot}}y{{/foot}}{{$zz}}{{/zz}}{{/page}}
            |                                                     ^~

          """)
    #expect(
      strict(
        "{{<a}}{{$x}}1{{/x}}{{/a}}{{<c}}{{$y}}{{/y}}{{/c}}", with: ["which": "b"],
        partials: [
          "a": "{{<b}}{{$x}}2{{/x}}{{/b}}", "b": "({{$x}}3{{/x}})", "c": "{{>*which}}",
        ]) == "(1)(3)")
  }

  @Test func `a dynamic name has to lead to a partial`() {
    let value: TemplateValue = ["a": "hedaer", "b": ["x"], "c": .null]
    #expect(
      strict("{{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}", with: value, partials: ["header": ""]) == """
        main.mustache:1:5: error: unknown partial 'hedaer'; did you mean 'header'?
        1 | {{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}
          |     ^
        main.mustache:1:12: error: 'b' is a list, not the name of a partial
        1 | {{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}
          |            ^
        main.mustache:1:19: error: 'c' is null, not the name of a partial
        1 | {{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}
          |                   ^
        main.mustache:1:26: error: unknown name 'd'
        1 | {{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}
          |                          ^
        main.mustache:1:33: error: unknown name '*a'; did you mean 'a'?
        1 | {{>*a}}{{>*b}}{{>*c}}{{>*d}}{{>**a}}
          |                                 ^~

        """)
  }

  @Test func `an error in a partial is shown in the partial`() {
    #expect(
      strict("{{>p}}{{>p}}", with: ["name": 1], partials: ["p": "a\n{{nam}}"]) == """
        p.mustache:2:3: error: unknown name 'nam'; did you mean 'name'?
        2 | {{nam}}
          |   ^~~

        """)
  }

  @Test func `values are escaped as the rules say`() {
    let value: TemplateValue = ["s": "a\"b\\<"]
    #expect(strict("{{s}} {{{s}}}", with: value) == "a\"b\\< a\"b\\<")
    #expect(
      rendering("\"{{s}}\" {{{s}}}", with: value, rules: .strict(.swift))
        == "\"a\\\"b\\\\<\" a\"b\\<")
    #expect(rendering("{{s}}", with: value, rules: .strict(.xml)) == "a&quot;b\\&lt;")
  }

  private func strict(
    _ template: String, with value: TemplateValue = [:], partials: [String: String] = [:]
  ) -> String {
    rendering(template, with: value, partials: partials, rules: .strict(.none))
  }
}
