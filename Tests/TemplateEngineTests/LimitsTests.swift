import TemplateEngine
import Testing

struct LimitsTests {
  @Test func `a partial may repeat as deeply as reasonable data`() {
    var value: TemplateValue = ["n": []]
    for _ in 0..<200 { value = ["n": [value]] }
    let output = rendering("{{>p}}", with: value, partials: ["p": "({{#n}}{{>p}}{{/n}})"])
    #expect(output == String(repeating: "(", count: 201) + String(repeating: ")", count: 201))
  }

  @Test func `partials that double do not fill the memory`() {
    var partials = ["p30": "x"]
    for level in 0..<30 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
    var rules = Template.Rules.specification
    rules.limits.repetitions = 10_000
    #expect(
      rendering("{{>p0}}", partials: partials, rules: rules) == """
        p28.mustache:1:12: error: 'p29' makes the output too long; the limits are 16777216 bytes \
        and 10000 repetitions
        1 | {{>p29}}{{>p29}}
          |            ^~~

        """)
  }

  @Test func `an output beyond the limit is an error`() {
    var rules = Template.Rules.specification
    rules.limits.size = 100
    let value: TemplateValue = ["l": .list(Array(repeating: "0123456789", count: 50))]
    #expect(
      rendering("{{#l}}{{.}}{{/l}}", with: value, rules: rules) == """
        main.mustache:1:4: error: 'l' makes the output too long; the limits are 100 bytes and \
        1000000 repetitions
        1 | {{#l}}{{.}}{{/l}}
          |    ^

        """)
  }

  @Test func `sections nest up to a limit`() {
    let open = String(repeating: "{{#a}}", count: 200)
    let close = String(repeating: "{{/a}}", count: 200)
    #expect(rendering(open + "x" + close, with: ["a": true]) == "x")
    #expect(
      rendering("{{#a}}" + open + close + "{{/a}}").hasPrefix(
        "main.mustache:1:1201: error: more than 200 sections within each other; "
          + "nest them less deeply\n"))
  }

  @Test func `after fifty errors rendering stops`() {
    let template = String(repeating: "{{a}}\n", count: 1_000)
    let text = rendering(template, rules: .strict(.none))
    #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 50)
  }

  @Test func `problems are reported in the order of the text, up to a limit`() {
    let text = rendering("{{#a}}{{}}" + String(repeating: "{{ ", count: 5_000))
    #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 3)
    for tag in ["{{ ", "{{/a}}", "{{}}", "{{#a}}{{/b}}", "{{=a "] {
      let many = rendering(String(repeating: tag + "\n", count: 1_000) + "}}")
      #expect(many.split(separator: "\n").count { $0.contains(": error: ") } <= 20)
    }
  }
}
