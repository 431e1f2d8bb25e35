import TemplateEngine
import Testing

/// Inverted sections, as the section "inverted" of the specification has them.
struct InvertedSectionTests {
  @Test func `what hides a section shows the inverted one`() {
    let template = "\"{{^on}}This is shown.{{/on}}\""
    #expect(rendering(template, with: ["on": false]) == "\"This is shown.\"")
    #expect(rendering(template, with: ["on": .null]) == "\"This is shown.\"")
    #expect(rendering(template, with: ["on": []]) == "\"This is shown.\"")
    #expect(rendering(template) == "\"This is shown.\"")
  }

  @Test func `what shows a section hides the inverted one`() {
    let template = "\"{{^on}}This is hidden.{{/on}}\""
    #expect(rendering(template, with: ["on": true]) == "\"\"")
    #expect(rendering(template, with: ["on": ["name": "Joe"]]) == "\"\"")
    #expect(rendering(template, with: ["on": [["n": 1]]]) == "\"\"")
    #expect(rendering(template, with: ["on": ""]) == "\"\"")
  }

  @Test func `the same section can come twice and within itself`() {
    let value: TemplateValue = ["bool": false, "two": "second"]
    let template = "{{^bool}}\n* first\n{{/bool}}\n* {{two}}\n{{^bool}}\n* third\n{{/bool}}\n"
    #expect(rendering(template, with: value) == "* first\n* second\n* third\n")
    let nested = "| A {{^bool}}B {{^bool}}C{{/bool}} D{{/bool}} E |"
    #expect(rendering(nested, with: ["bool": false]) == "| A B C D E |")
    #expect(rendering(nested, with: ["bool": true]) == "| A  E |")
  }

  @Test func `dotted names open inverted sections`() {
    let template = "({{^a.b.c}}Not here{{/a.b.c}})"
    #expect(rendering(template, with: ["a": ["b": ["c": true]]]) == "()")
    #expect(rendering(template, with: ["a": ["b": ["c": false]]]) == "(Not here)")
    #expect(rendering(template, with: ["a": [:]]) == "(Not here)")
  }

  @Test func `the context of an inverted section is the one around it`() {
    let value: TemplateValue = ["a": ["off": false, "name": "Joe"]]
    #expect(rendering("{{#a}}{{^off}}{{name}}{{/off}}{{/a}}", with: value) == "Joe")
  }
}

struct InvertedSectionSpaceTests {
  private let value: TemplateValue = ["off": false]

  @Test func `the space around and within stays`() {
    #expect(rendering(" | {{^off}}\t|\t{{/off}} | \n", with: value) == " | \t|\t | \n")
    #expect(rendering(" | {{^off}} {{! note }}\n {{/off}} | \n", with: value) == " |  \n  | \n")
    #expect(rendering(" {{^off}}NO{{/off}}\n {{^off}}WAY{{/off}}\n", with: value) == " NO\n WAY\n")
  }

  @Test func `the lines of standalone tags disappear`() {
    #expect(
      rendering("| This Is\n  {{^off}}\n|\n  {{/off}}\n| A Line\n", with: value)
        == "| This Is\n|\n| A Line\n")
    #expect(rendering("|\r\n{{^off}}\r\n{{/off}}\r\n|", with: value) == "|\r\n|")
    #expect(rendering("  {{^off}}\n^{{/off}}\n/", with: value) == "^\n/")
    #expect(rendering("^{{^off}}\n/\n  {{/off}}", with: value) == "^\n/\n")
  }

  @Test func `the space inside of a tag goes`() {
    #expect(rendering("|{{^ off }}={{/ off }}|", with: value) == "|=|")
  }
}
