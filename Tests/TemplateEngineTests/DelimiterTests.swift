import TemplateEngine
import Testing

/// New delimiters, as the section "delimiters" of the specification has them.
struct DelimiterTests {
  @Test func `a tag with equals signs changes the delimiters`() {
    #expect(rendering("{{=<% %>=}}(<%text%>)", with: ["text": "Hey!"]) == "(Hey!)")
    #expect(rendering("({{=[ ]=}}[text])", with: ["text": "It worked!"]) == "(It worked!)")
    #expect(rendering("{{=| |=}}|a||={{ }}=|{{a}}", with: ["a": "x"]) == "xx")
    #expect(rendering("{{= {{ }} =}}{{a}}", with: ["a": "x"]) == "x")
  }

  @Test func `new delimiters open sections of both kinds`() {
    let template = """
      [
      {{#section}}
        {{data}}
        |data|
      {{/section}}

      {{= | | =}}
      |#section|
        {{data}}
        |data|
      |/section|
      |^section|
        none
      |/section|
      ]

      """
    #expect(
      rendering(template, with: ["section": true, "data": "I got interpolated."]) == """
        [
          I got interpolated.
          |data|

          {{data}}
          I got interpolated.
        ]

        """)
  }

  @Test func `braces and the ampersand work within new delimiters`() {
    #expect(rendering("{{=<% %>=}}<%{a}%><%&a%><%a%>", with: ["a": "<"]) == "<<&lt;")
  }

  @Test func `partials have delimiters of their own`() {
    let value: TemplateValue = ["value": "yes"]
    #expect(
      rendering(
        "[ {{>include}} ]\n{{= | | =}}\n[ |>include| ]\n", with: value,
        partials: ["include": ".{{value}}."]) == "[ .yes. ]\n[ .yes. ]\n")
    #expect(
      rendering(
        "[ {{>include}} ]\n[ .{{value}}.  .|value|. ]\n", with: value,
        partials: ["include": ".{{value}}. {{= | | =}} .|value|."])
        == "[ .yes.  .yes. ]\n[ .yes.  .|value|. ]\n")
  }

  @Test func `only a standalone tag takes its line along`() {
    #expect(rendering("| {{=@ @=}} |") == "|  |")
    #expect(rendering(" | {{=@ @=}}\n") == " | \n")
    #expect(rendering("Begin.\n{{=@ @=}}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(rendering("Begin.\n  {{=@ @=}}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(rendering("|\r\n{{= @ @ =}}\r\n|") == "|\r\n|")
    #expect(rendering("  {{=@ @=}}\n=") == "=")
    #expect(rendering("=\n  {{=@ @=}}") == "=\n")
    #expect(rendering("|{{= @   @ =}}|") == "||")
  }
}
