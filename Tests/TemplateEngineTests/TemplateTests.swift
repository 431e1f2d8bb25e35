import SourceText
import TemplateEngine
import Testing

struct TemplateTests {
  private let text = """
    {{title}} {{#items}}{{&a.b}}{{.}}{{/items}}{{! note }}{{^none}}{{>row}}{{/none}}{{>*kind}}
    {{<page}}{{ignored}}{{$head}}{{c}}{{/head}}{{$foot}}{{d}}{{/foot}}{{/page}}{{$e}}{{f}}{{/e}}
    """

  @Test func `a template lists the names it looks up and the partials it includes`() throws {
    let template = try #require(parsed(text))
    #expect(
      template.names.map(\.text)
        == ["title", "items", "a.b", ".", "none", "kind", "c", "d", "f"])
    #expect(template.partialNames.map(\.text) == ["row", "page"])
  }

  @Test func `a name knows its range`() throws {
    let template = try #require(parsed(text))
    for name in template.names + template.partialNames {
      #expect(String(name.range.text) == name.text)
    }
  }

  @Test func `templates are equal when their files are`() {
    #expect(parsed("a{{b}}") == parsed("a{{b}}"))
    #expect(parsed("a{{b}}") != parsed("a{{c}}"))
  }

  @Test func `a text with errors is not a template`() {
    #expect(parsed("{{#a}}") == nil)
  }

  @Test func `a byte order mark is not part of the template`() {
    #expect(rendering("\u{FEFF}{{! note }}\nx") == "x")
  }

  private func parsed(_ text: String) -> Template? {
    var diagnostics = Diagnostics()
    return Template(
      parsing: SourceFile(path: "main.mustache", text: text), reporting: &diagnostics)
  }
}
