import TemplateEngine
import Testing

/// Parents and blocks: the optional module "inheritance" of the specification.
struct BlockTests {
  private let value: TemplateValue = ["bar": ["baz": "{{qux}}"], "qux": "wrong", "v": "<b>"]

  @Test func `a block that nothing replaces prints its content`() {
    #expect(rendering("{{$title}}Default title{{/title}}\n") == "Default title\n")
    #expect(
      rendering("{{$b}}default {{v}} content{{/b}}\n", with: value) == "default &lt;b&gt; content\n"
    )
    #expect(
      rendering("{{$b}}default {{{v}}} content{{/b}}\n", with: value) == "default <b> content\n")
  }

  @Test func `a block holds sections`() {
    #expect(
      rendering("{{$b}}default {{#bar}}{{baz}}{{/bar}} content{{/b}}\n", with: value)
        == "default {{qux}} content\n")
    #expect(
      rendering("{{$b}}default {{^bar}}{{baz}}{{/bar}}{{^no}}three{{/no}}{{/b}}\n", with: value)
        == "default three\n")
  }
}

struct ParentTests {
  @Test func `a parent without blocks is a partial`() {
    let partials = ["include": "{{$foo}}default content{{/foo}}"]
    #expect(rendering("{{<include}}{{/include}}\n", partials: partials) == "default content")
    #expect(
      rendering("{{>include}}|{{<include}}{{/include}}", partials: partials)
        == "default content|default content")
    #expect(rendering("({{<missing}}{{$b}}x{{/b}}{{/missing}})") == "()")
  }

  @Test func `a block in a parent replaces the one of the same name`() {
    #expect(
      rendering(
        "{{<super}}{{$title}}sub{{/title}}{{/super}}",
        partials: ["super": "...{{$title}}Default{{/title}}..."]) == "...sub...")
    #expect(
      rendering(
        "test {{<parent}}{{$stuff}}override{{/stuff}}{{/parent}}",
        partials: ["parent": "{{$stuff}}...{{/stuff}}"]) == "test override")
    #expect(
      rendering(
        "{{<parent}}{{$two}}override two{{/two}}{{/parent}}",
        partials: ["parent": "{{$one}}default one{{/one}}, {{$two}}default two{{/two}}"])
        == "default one, override two")
  }

  @Test func `two parents on a line do not share their blocks`() {
    #expect(
      rendering(
        "test {{<p}}{{$s}}1{{/s}}{{/p}} {{<p}}{{$s}}2{{/s}}{{/p}}\n",
        partials: ["p": "|{{$s}}...{{/s}}{{$default}} default{{/default}}|"])
        == "test |1 default| |2 default|\n")
  }

  @Test func `data does not replace blocks`() {
    let value: TemplateValue = ["var": "from data"]
    let partials = ["include": "{{$var}}from include{{/var}}"]
    #expect(
      rendering("{{<include}}{{/include}}", with: value, partials: partials) == "from include")
    #expect(
      rendering(
        "{{<include}}{{$var}}from template{{/var}}{{/include}}", with: value, partials: partials)
        == "from template")
  }

  @Test func `text in a parent outside of blocks is ignored`() {
    let partials = ["parent": "{{$foo}}default content{{/foo}}"]
    #expect(
      rendering("{{<parent}} asdf {{$foo}}hmm{{/foo}} {{x}} {{/parent}}", partials: partials)
        == "hmm")
    #expect(
      rendering("{{<parent}} asdf\n {{#x}}y{{/x}}{{/parent}}", partials: partials)
        == "default content")
  }

  @Test func `a block is rendered in the context of the block it replaces`() {
    let value: TemplateValue = ["fruit": "apples", "nested": ["fruit": "bananas"]]
    #expect(
      rendering(
        "{{<parent}}{{$block}}I say {{fruit}}.{{/block}}{{/parent}}", with: value,
        partials: ["parent": "{{#nested}}{{$block}}You say {{fruit}}.{{/block}}{{/nested}}"])
        == "I say bananas.")
  }
}

struct InheritanceLevelTests {
  @Test func `the outermost template wins over all parents`() {
    let partials = [
      "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}",
      "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}",
      "grandParent": "{{$a}}g{{/a}}",
    ]
    #expect(rendering("{{<parent}}{{$a}}c{{/a}}{{/parent}}", partials: partials) == "c")
    #expect(rendering("{{<parent}}{{/parent}}", partials: partials) == "p")
  }

  @Test func `parents can include each other while their blocks end it`() {
    let partials = [
      "parent": "{{$foo}}default content{{/foo}} {{$bar}}{{<parent2}}{{/parent2}}{{/bar}}",
      "parent2":
        "{{$foo}}parent2 content{{/foo}} {{<parent}}{{$bar}}don't recurse{{/bar}}{{/parent}}",
    ]
    #expect(
      rendering("{{<parent}}{{$foo}}override{{/foo}}{{/parent}}", partials: partials)
        == "override override override don't recurse")
  }

  @Test func `blocks reach the partials of a parent`() {
    #expect(
      rendering(
        "{{<page}}{{$title}}mine{{/title}}{{/page}}",
        partials: ["page": "[{{>head}}]", "head": "{{$title}}theirs{{/title}}"]) == "[mine]")
  }

  @Test func `a block within a replacement belongs to the template it is written in`() {
    let page = ["page": "<{{$a}}A{{/a}}>"]
    #expect(
      rendering("{{<page}}{{$a}}x{{$a}}y{{/a}}z{{/a}}{{/page}}", partials: page) == "<xyz>")
    #expect(
      rendering(
        "{{<middle}}{{$inner}}new{{/inner}}{{/middle}}",
        partials: page.merging([
          "middle": "{{<page}}{{$a}}x {{$inner}}old{{/inner}}{{/a}}{{/page}}"
        ]) { first, _ in first }) == "<x new>")
  }

  @Test func `a parent can be within a block of another`() {
    #expect(
      rendering(
        "{{<a}}{{$x}}{{<b}}{{$y}}1{{/y}}{{/b}}{{/x}}{{/a}}",
        partials: ["a": "a({{$x}}{{/x}})", "b": "b({{$y}}{{/y}})"]) == "a(b(1))")
  }
}

struct InheritanceSpaceTests {
  @Test func `the line end after the opening tag is not part of a block`() {
    #expect(
      rendering(
        "{{<parent}}{{$ballmer}}\npeaked\n\n:(\n{{/ballmer}}{{/parent}}",
        partials: ["parent": "{{$ballmer}}peaking{{/ballmer}}"]) == "peaked\n\n:(\n")
  }

  @Test func `a parent can be alone on its line`() {
    #expect(
      rendering("Hi,\n  {{<parent}}{{/parent}}\n", partials: ["parent": "one\ntwo\n"])
        == "Hi,\n  one\n  two\n")
    #expect(
      rendering(
        "Hi,\n  {{<parent}}\n  {{$b}}B{{/b}}\n  {{/parent}}\nBye.\n",
        partials: ["parent": "one\n{{$b}}b{{/b}}\n"]) == "Hi,\n  one\n  B\nBye.\n")
  }

  @Test func `a replacement inherits the indentation of the block`() {
    #expect(
      rendering(
        "{{<parent}}{{$nineties}}hammer time{{/nineties}}{{/parent}}",
        partials: ["parent": "stop:\n  {{$nineties}}collaborate and listen{{/nineties}}\n"])
        == "stop:\n  hammer time\n")
  }

  @Test func `a block can be alone on its line`() {
    #expect(
      rendering(
        "{{<parent}}{{$block}}\none\ntwo{{/block}}\n{{/parent}}\n",
        partials: ["parent": "Hi,\n  {{$block}}{{/block}}\n"]) == "Hi,\n  one\n  two\n")
  }

  @Test func `a block loses its indentation and takes on the new one`() {
    #expect(
      rendering(
        "{{<parent}}{{$block}}\n    one\n      two\n\n    three\n{{/block}}{{/parent}}\n",
        partials: ["parent": "Hi,\n  {{$block}}\n  {{/block}}\n"], rules: .strict(.none))
        == "Hi,\n  one\n    two\n\n  three\n")
  }

  @Test func `a line that begins with a tag loses its indentation and takes on the new one`() {
    #expect(
      rendering(
        "{{<parent}}{{$block}}\n    {{one}}\n      {{two}}\n{{/block}}{{/parent}}\n",
        with: ["one": 1, "two": 2], partials: ["parent": "Hi,\n  {{$block}}\n  {{/block}}\n"])
        == "Hi,\n  1\n    2\n")
  }

  @Test func `below a standalone tag the content sets the indentation`() {
    #expect(
      rendering(
        "{{<parent}}{{$block}}\none\ntwo\n{{/block}}{{/parent}}\n",
        partials: ["parent": "Hi,\n{{$block}}\n  default\n{{/block}}\n"]) == "Hi,\n  one\n  two\n")
  }

  @Test func `nested blocks keep their position within the surrounding one`() {
    let partials = [
      "parent": """
      {{<grandparent}}{{$block}}
        one
        {{$nested}}
          two
        {{/nested}}
      {{/block}}{{/grandparent}}

      """,
      "grandparent": "{{$block}}default{{/block}}\n",
    ]
    #expect(
      rendering("{{<parent}}{{$nested}}\nthree\n{{/nested}}{{/parent}}\n", partials: partials)
        == "one\n  three\n")
    #expect(rendering("{{<parent}}{{/parent}}\n", partials: partials) == "one\n  two\n")
  }

  @Test func `content without a line end gets that of the block`() {
    let partials = ["parent": "(\n  {{$b}}\n  default\n  {{/b}}\n)\n"]
    #expect(rendering("{{<parent}}{{$b}}x{{/b}}{{/parent}}", partials: partials) == "(\n  x\n)\n")
    #expect(rendering("{{<parent}}{{/parent}}", partials: partials) == "(\n  default\n)\n")
  }

  @Test func `a block that prints nothing takes its line along`() {
    let partials = ["parent": "(\n  {{$b}}default{{/b}}\n)\n"]
    #expect(rendering("{{<parent}}{{$b}}{{/b}}{{/parent}}", partials: partials) == "(\n)\n")
    #expect(rendering("{{<parent}}{{/parent}}", partials: partials) == "(\n  default\n)\n")
    #expect(rendering("a\n  {{$b}}{{/b}}\nb\n") == "a\nb\n")
  }

  @Test func `within a line the first line of a replacement is not indented`() {
    #expect(
      rendering(
        "  {{<parent}}{{$b}}\n    one\n    two\n{{/b}}{{/parent}}\n",
        partials: ["parent": "x = {{$b}}default{{/b}};\n"]) == "  x = one\n  two\n;\n")
  }

  @Test func `a default stays as it is written`() {
    let template = "a\n  {{$b}}one\n    two{{/b}}\n{{$c}}\n   three\n  four {{/c}} x\n"
    #expect(rendering(template) == "a\n  one\n    two\n   three\n  four  x\n")
  }

  @Test func `carriage returns belong to the line end`() {
    #expect(
      rendering(
        "{{<parent}}{{$b}}\r\n    one\r\n{{/b}}{{/parent}}\r\n|",
        partials: ["parent": "(\r\n  {{$b}}{{/b}}\r\n)\r\n"]) == "(\r\n  one\r\n)\r\n|")
  }
}
