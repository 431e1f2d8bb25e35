import TemplateEngine
import Testing

/// Variables, as the section "interpolation" of the specification has them.
struct InterpolationTests {
  @Test func `text without tags stays as it is`() {
    #expect(rendering("Hello from {Mustache}!\n") == "Hello from {Mustache}!\n")
  }

  @Test func `a tag becomes its value`() {
    #expect(rendering("Hello, {{subject}}!\n", with: ["subject": "world"]) == "Hello, world!\n")
  }

  @Test func `a value that looks like a tag is not read again`() {
    let value: TemplateValue = ["template": "{{planet}}", "planet": "Earth"]
    #expect(rendering("{{template}}: {{planet}}", with: value) == "{{planet}}: Earth")
  }

  @Test func `two braces escape for HTML`() {
    #expect(
      rendering("{{special}}", with: ["special": "& \" < > '"]) == "&amp; &quot; &lt; &gt; '")
  }

  @Test(arguments: ["{{{special}}}", "{{&special}}"])
  func `three braces and the ampersand do not escape`(template: String) {
    #expect(rendering(template, with: ["special": "& \" < >"]) == "& \" < >")
  }

  @Test(arguments: ["{{n}}", "{{{n}}}", "{{&n}}"])
  func `numbers print as they were written`(template: String) {
    #expect(rendering(template, with: ["n": 85]) == "85")
    #expect(rendering(template, with: ["n": .number("1.210")]) == "1.210")
  }

  @Test func `booleans print as words`() {
    #expect(rendering("{{yes}} {{no}}", with: ["yes": true, "no": false]) == "true false")
  }

  @Test(arguments: ["{{x}}", "{{{x}}}", "{{&x}}"])
  func `null and missing names print nothing`(template: String) {
    #expect(rendering("(\(template))", with: ["x": .null]) == "()")
    #expect(rendering("(\(template))") == "()")
  }

  @Test func `lists and mappings print nothing`() {
    #expect(rendering("({{l}}{{m}})", with: ["l": ["a"], "m": ["a": "b"]]) == "()")
  }
}

struct DottedNameTests {
  @Test(arguments: ["{{person.name}}", "{{{person.name}}}", "{{&person.name}}"])
  func `a dot looks into the value`(template: String) {
    #expect(rendering(template, with: ["person": ["name": "Joe"]]) == "Joe")
  }

  @Test func `dots look as deep as they are many`() {
    let value: TemplateValue = ["a": ["b": ["c": ["d": ["e": ["name": "Phil"]]]]]]
    #expect(rendering("{{a.b.c.d.e.name}}", with: value) == "Phil")
  }

  @Test func `a chain that breaks is a missing name`() {
    #expect(rendering("({{a.b.c}})", with: ["a": [:]]) == "()")
    #expect(rendering("({{a.b.c.name}})", with: ["a": ["b": [:]], "c": ["name": "Jim"]]) == "()")
  }

  @Test func `the first part is looked up outwards and the rest inside`() {
    let value: TemplateValue = [
      "a": ["b": ["c": ["name": "Phil"]]], "b": ["c": ["name": "Wrong"]],
    ]
    #expect(rendering("{{#a}}{{b.c.name}}{{/a}}", with: value) == "Phil")
  }

  @Test func `the innermost first part wins even when the chain then breaks`() {
    let value: TemplateValue = ["a": ["b": [:]], "b": ["c": "ERROR"]]
    #expect(rendering("({{#a}}{{b.c}}{{/a}})", with: value) == "()")
  }

  @Test func `a key with a dot is never meant`() {
    #expect(rendering("({{a.b}})", with: ["a.b": "c"]) == "()")
    #expect(rendering("({{a.b}})", with: ["a.b": "c", "a": ["b": "d"]]) == "(d)")
  }
}

struct ImplicitIteratorTests {
  @Test func `a dot is the value itself`() {
    #expect(rendering("Hello, {{.}}!", with: "world") == "Hello, world!")
    #expect(rendering("{{.}} {{{.}}} {{&.}}", with: "<") == "&lt; < <")
    #expect(rendering("{{.}} miles", with: 85) == "85 miles")
  }
}

struct InterpolationSpaceTests {
  @Test(arguments: ["{{s}}", "{{{s}}}", "{{&s}}"])
  func `the space around a variable stays`(template: String) {
    #expect(rendering("| \(template) |", with: ["s": "---"]) == "| --- |")
    #expect(rendering("  \(template)\n", with: ["s": "---"]) == "  ---\n")
  }

  @Test(arguments: ["{{ s }}", "{{{ s }}}", "{{& s }}", "{{\n  s\t}}", "{{ & s }}"])
  func `the space inside of a variable goes`(template: String) {
    #expect(rendering("|\(template)|", with: ["s": "---"]) == "|---|")
  }
}
