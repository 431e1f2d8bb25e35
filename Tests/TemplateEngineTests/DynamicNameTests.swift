import TemplateEngine
import Testing

/// Partials whose name is in the data: the optional module "dynamic names" of the specification.
struct DynamicNameTests {
  @Test func `an asterisk looks the name up`() {
    #expect(
      rendering("({{>*which}})", with: ["which": "content"], partials: ["content": "Hello!"])
        == "(Hello!)")
    #expect(
      rendering(
        "({{>*which}})", with: ["which": "card", "who": "Ann"], partials: ["card": "*{{who}}*"])
        == "(*Ann*)")
  }

  @Test func `dots look into values, not after the name`() {
    let partials = ["content": "Hello!", "test": "wrong"]
    #expect(
      rendering("({{>*a.b.c}})", with: ["a": ["b": ["c": "content"]]], partials: partials)
        == "(Hello!)")
    #expect(
      rendering(
        "({{>*a.b.c}})", with: ["a": "test", "test": ["b": ["c": "content"]]], partials: partials)
        == "()")
  }

  @Test func `a name that leads nowhere prints nothing`() {
    let partials = ["content": "Hello!"]
    #expect(rendering("({{>*which}})", with: ["which": "other"], partials: partials) == "()")
    #expect(rendering("({{>*which}})", with: ["which": []], partials: partials) == "()")
    #expect(rendering("({{>*which}})", partials: partials) == "()")
  }

  @Test func `asterisks do not add up`() {
    let partials = ["content": "Hello!"]
    #expect(
      rendering("({{>**a}})", with: ["a": "b", "b": "content"], partials: partials) == "()")
    #expect(
      rendering(
        "({{>*a.*b}})", with: ["a": "f", "b": "g", "f": ["g": "content"]], partials: partials)
        == "()")
  }

  @Test func `the name is looked up in the context of the tag`() {
    let value: TemplateValue = ["which": "a", "l": [["which": "b"], [:]]]
    #expect(
      rendering("{{#l}}{{>*which}}{{/l}}", with: value, partials: ["a": "(a)", "b": "(b)"])
        == "(b)(a)")
  }

  @Test func `a dynamic partial can include itself`() {
    let value: TemplateValue = [
      "t": "node", "content": "X", "nodes": [["content": "Y", "nodes": []]],
    ]
    #expect(
      rendering(
        "{{>*t}}", with: value, partials: ["node": "{{content}}<{{#nodes}}{{>*t}}{{/nodes}}>"])
        == "X<Y<>>")
  }

  @Test func `the rules for space are those of partials`() {
    let value: TemplateValue = ["p": "partial", "data": "|"]
    let partials = ["partial": ">\n>"]
    #expect(rendering("| {{>*p}} |", with: value, partials: ["partial": "\t|\t"]) == "| \t|\t |")
    #expect(rendering("  {{data}}  {{>*p}}\n", with: value, partials: partials) == "  |  >\n>\n")
    #expect(rendering("|\r\n{{>*p}}\r\n|", with: value, partials: ["partial": ">"]) == "|\r\n>|")
    #expect(rendering("  {{>*p}}\n>", with: value, partials: partials) == "  >\n  >>")
    #expect(rendering(">\n  {{>*p}}", with: value, partials: partials) == ">\n  >\n  >")
    #expect(rendering("|{{> * p }}|", with: value, partials: ["partial": "[]"]) == "|[]|")
  }

  @Test func `a parent can be dynamic too`() {
    let value: TemplateValue = ["which": "page"]
    #expect(
      rendering(
        "{{<*which}}{{$title}}B{{/title}}{{/*which}}", with: value,
        partials: ["page": "<{{$title}}A{{/title}}>"]) == "<B>")
    #expect(
      rendering(
        "{{< * which }}{{/ * which }}", with: value, partials: ["page": "<{{$title}}A{{/title}}>"])
        == "<A>")
  }
}
