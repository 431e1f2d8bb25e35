import TemplateEngine
import Testing

/// Partials, as the section of that name of the specification has them.
struct PartialTests {
  @Test func `a partial is rendered in place`() {
    #expect(rendering("\"{{>text}}\"", partials: ["text": "from partial"]) == "\"from partial\"")
    #expect(rendering("\"{{>text}}\"") == "\"\"")
    #expect(
      rendering("\"{{>p}}\"", with: ["text": "content"], partials: ["p": "*{{text}}*"])
        == "\"*content*\"")
  }

  @Test func `a partial can include itself while the data lasts`() {
    let value: TemplateValue = ["content": "X", "nodes": [["content": "Y", "nodes": []]]]
    #expect(
      rendering(
        "{{>node}}", with: value,
        partials: ["node": "{{content}}<{{#nodes}}{{>node}}{{/nodes}}>"]) == "X<Y<>>")
  }

  @Test func `partials include partials`() {
    #expect(
      rendering(
        "{{>outer}}", with: ["a": "hello", "b": "world"],
        partials: ["outer": "*{{a}} {{>inner}}*", "inner": "{{b}}!"]) == "*hello world!*")
  }

  @Test func `a name can be a path`() {
    #expect(rendering("{{> views/a.b }}", partials: ["views/a.b": "x"]) == "x")
  }
}

struct PartialSpaceTests {
  @Test func `the space around a partial within a line stays`() {
    #expect(rendering("| {{>p}} |", partials: ["p": "\t|\t"]) == "| \t|\t |")
    #expect(
      rendering("  {{data}}  {{> p}}\n", with: ["data": "|"], partials: ["p": ">\n>"])
        == "  |  >\n>\n")
  }

  @Test func `a standalone partial replaces its line`() {
    #expect(rendering("|\r\n{{>p}}\r\n|", partials: ["p": ">"]) == "|\r\n>|")
    #expect(rendering("  {{>p}}\n>", partials: ["p": ">\n>"]) == "  >\n  >>")
    #expect(rendering(">\n  {{>p}}", partials: ["p": ">\n>"]) == ">\n  >\n  >")
  }

  @Test func `a standalone partial indents its lines but not those of values`() {
    #expect(
      rendering(
        "\\\n {{>p}}\n/\n", with: ["content": "<\n->"], partials: ["p": "|\n{{{content}}}\n|\n"])
        == "\\\n |\n <\n->\n |\n/\n")
  }

  @Test func `indentations add up`() {
    #expect(
      rendering("  {{>a}}\n", partials: ["a": "a\n\t{{>b}}\n", "b": "b\nb\n"])
        == "  a\n  \tb\n  \tb\n")
  }

  @Test func `a partial within a line starts without indentation`() {
    #expect(
      rendering("  {{>a}}\n", partials: ["a": "({{>b}})\n{{>b}}.\n", "b": "b\nb"])
        == "  (b\nb)\n  b\nb.\n")
  }

  @Test func `lines that begin with a tag are indented, and only once`() {
    let partials = ["p": "{{x}}{{x}}\n{{#t}}{{x}}{{/t}}\n{{#f}}{{x}}{{/f}}\n{{! c }}{{x}}\n"]
    #expect(
      rendering("  {{>p}}\n", with: ["x": "x", "t": [1, 2], "f": false], partials: partials)
        == "  xx\n  xx\n  \n  x\n")
  }

  @Test func `a section of lines indents each round`() {
    #expect(
      rendering("  {{>p}}\n", with: ["l": [1, 2]], partials: ["p": "{{#l}}\n{{.}}\n{{/l}}\n"])
        == "  1\n  2\n")
  }

  @Test func `blank lines are indented by the letter and left blank for the generator`() {
    let partials = ["p": "a\n\nb\r\n\r\nc\n"]
    #expect(rendering("  {{>p}}\n", partials: partials) == "  a\n  \n  b\r\n  \r\n  c\n")
    #expect(
      rendering("  {{>p}}\n", partials: partials, rules: .strict(.none))
        == "  a\n\n  b\r\n\r\n  c\n")
  }

  @Test func `an empty partial leaves nothing`() {
    #expect(rendering("a\n  {{>p}}\nb\n", partials: ["p": ""]) == "a\nb\n")
  }

  @Test func `the space inside of the tag goes`() {
    #expect(rendering("|{{> p }}|", partials: ["p": "[]"]) == "|[]|")
  }
}
