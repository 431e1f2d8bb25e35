import TemplateEngine
import Testing

/// Sections, as the section of that name of the specification has them.
struct SectionTests {
  @Test func `a true value shows the section and a false one hides it`() {
    let template = "\"{{#on}}This is shown.{{/on}}\""
    #expect(rendering(template, with: ["on": true]) == "\"This is shown.\"")
    #expect(rendering(template, with: ["on": false]) == "\"\"")
    #expect(rendering(template, with: ["on": .null]) == "\"\"")
    #expect(rendering(template) == "\"\"")
  }

  @Test func `an empty string and zero are not false values`() {
    #expect(rendering("{{#a}}a{{/a}}{{#b}}b{{/b}}", with: ["a": "", "b": 0]) == "ab")
  }

  @Test func `a mapping becomes the context`() {
    let value: TemplateValue = ["context": ["name": "Joe"]]
    #expect(rendering("{{#context}}Hi {{name}}.{{/context}}", with: value) == "Hi Joe.")
  }

  @Test func `names missing in the context are found around it`() {
    let value: TemplateValue = ["a": "foo", "b": "wrong", "sec": ["b": "bar"], "c": ["d": "baz"]]
    #expect(rendering("{{#sec}}{{a}}, {{b}}, {{c.d}}{{/sec}}", with: value) == "foo, bar, baz")
  }

  @Test func `a value that is not a list is the item of its own section`() {
    #expect(rendering("{{#foo}}{{.}} is {{foo}}{{/foo}}", with: ["foo": "bar"]) == "bar is bar")
  }

  @Test func `lists within lists see all that is around them`() {
    let value: TemplateValue = [
      "tops": [
        [
          "tname": ["upper": "A", "lower": "a"],
          "middles": [["mname": "1", "bottoms": [["bname": "x"], ["bname": "y"]]]],
        ]
      ]
    ]
    let template = """
      {{#tops}}{{#middles}}{{tname.lower}}{{mname}}.{{#bottoms}}{{tname.upper}}{{mname}}{{bname}}.\
      {{/bottoms}}{{/middles}}{{/tops}}
      """
    #expect(rendering(template, with: value) == "a1.A1x.A1y.")
  }

  @Test func `contexts nest as deeply as the sections`() {
    let value: TemplateValue = [
      "a": ["one": 1], "b": ["two": 2], "c": ["three": 3, "d": ["four": 4, "five": 5]],
    ]
    let template = """
      {{#a}}
      {{one}}
      {{#b}}
      {{one}}{{two}}{{one}}
      {{#c}}
      {{one}}{{two}}{{three}}{{two}}{{one}}
      {{#d}}
      {{one}}{{two}}{{three}}{{four}}{{#five}}
      {{one}}{{.}}6{{.}}{{one}}
      {{/five}}
      {{/d}}
      {{/c}}
      {{one}}{{two}}{{one}}
      {{/b}}
      {{one}}
      {{/a}}
      """
    #expect(
      rendering(template, with: value) == """
        1
        121
        12321
        1234
        15651
        121
        1

        """)
  }

  @Test func `a list repeats the section`() {
    let value: TemplateValue = ["list": [["item": 1], ["item": 2], ["item": 3]]]
    #expect(rendering("{{#list}}{{item}}{{/list}}", with: value) == "123")
    #expect(rendering("({{#list}}Yay{{/list}})", with: ["list": []]) == "()")
  }

  @Test func `the same section can come twice and within itself`() {
    let value: TemplateValue = ["bool": true, "two": "second"]
    let template = """
      {{#bool}}
      * first
      {{/bool}}
      * {{two}}
      {{#bool}}
      * third
      {{/bool}}

      """
    #expect(rendering(template, with: value) == "* first\n* second\n* third\n")
    let nested = "| A {{#bool}}B {{#bool}}C{{/bool}} D{{/bool}} E |"
    #expect(rendering(nested, with: ["bool": true]) == "| A B C D E |")
    #expect(rendering(nested, with: ["bool": false]) == "| A  E |")
  }

  @Test func `dotted names open sections`() {
    let template = "({{#a.b.c}}Here{{/a.b.c}})"
    #expect(rendering(template, with: ["a": ["b": ["c": true]]]) == "(Here)")
    #expect(rendering(template, with: ["a": ["b": ["c": false]]]) == "()")
    #expect(rendering(template, with: ["a": [:]]) == "()")
  }
}

struct SectionItemTests {
  @Test func `a dot prints the item`() {
    #expect(rendering("{{#l}}({{.}}){{/l}}", with: ["l": ["a", "b"]]) == "(a)(b)")
    #expect(rendering("{{#l}}({{.}}){{/l}}", with: ["l": [1, .number("2.20")]]) == "(1)(2.20)")
  }

  @Test func `a dot escapes like a name`() {
    let value: TemplateValue = ["l": ["&", "\""]]
    #expect(rendering("{{#l}}({{.}}){{/l}}", with: value) == "(&amp;)(&quot;)")
    #expect(rendering("{{#l}}({{{.}}}){{/l}}", with: value) == "(&)(\")")
    #expect(rendering("{{#l}}({{&.}}){{/l}}", with: value) == "(&)(\")")
  }

  @Test func `a dot opens an item that is a list`() {
    let value: TemplateValue = ["l": [[1, 2], ["a"]]]
    #expect(rendering("{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", with: value) == "(12)(a)")
  }

  @Test func `a dot opens the data when it is a list`() {
    let value: TemplateValue = [["value": "a"], ["value": "b"]]
    #expect(rendering("{{#.}}({{value}}){{/.}}", with: value) == "(a)(b)")
  }
}

struct SectionSpaceTests {
  private let value: TemplateValue = ["on": true]

  @Test func `the space around and within a section stays`() {
    #expect(rendering(" | {{#on}}\t|\t{{/on}} | \n", with: value) == " | \t|\t | \n")
    #expect(rendering(" | {{#on}} {{! note }}\n {{/on}} | \n", with: value) == " |  \n  | \n")
    #expect(
      rendering(" {{#on}}YES{{/on}}\n {{#on}}GOOD{{/on}}\n", with: value) == " YES\n GOOD\n")
  }

  @Test func `the lines of standalone tags disappear`() {
    #expect(
      rendering("| This Is\n{{#on}}\n|\n{{/on}}\n| A Line\n", with: value)
        == "| This Is\n|\n| A Line\n")
    #expect(
      rendering("| This Is\n  {{#on}}\n|\n\t{{/on}} \n| A Line\n", with: value)
        == "| This Is\n|\n| A Line\n")
  }

  @Test func `carriage returns belong to the line end`() {
    #expect(rendering("|\r\n{{#on}}\r\n{{/on}}\r\n|", with: value) == "|\r\n|")
  }

  @Test func `the first and the last line of a file can be standalone`() {
    #expect(rendering("  {{#on}}\n#{{/on}}\n/", with: value) == "#\n/")
    #expect(rendering("#{{#on}}\n/\n  {{/on}}", with: value) == "#\n/\n")
  }

  @Test func `two tags on a line keep it`() {
    #expect(rendering("{{#on}}{{/on}}\n|", with: value) == "\n|")
  }

  @Test(arguments: ["|{{# on }}={{/ on }}|", "|{{ #on }}={{ /on }}|", "|{{#\non\n}}={{/on}}|"])
  func `the space inside of a tag goes`(template: String) {
    #expect(rendering(template, with: value) == "|=|")
  }
}
