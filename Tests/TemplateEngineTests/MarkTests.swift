import SourceText
import Testing

@testable import TemplateEngine

struct MarkTests {
  private func rendered(_ template: String, _ value: TemplateValue) throws -> MarkedText {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.mustache", text: template)
    let partial = SourceFile(path: "b.mustache", text: "[{{a}}]\n")
    let main = try #require(Template(parsing: file, reporting: &diagnostics))
    let other = try #require(Template(parsing: partial, reporting: &diagnostics))
    return try #require(
      main.marked(
        with: value, partials: ["b": other], rules: .strict(.xml), reporting: &diagnostics))
  }

  private var value: TemplateValue {
    ["a": .marked(MarkedText("é<f", marks: [.init(1, at: 2), .init(2, at: 4)])), "plain": "<"]
  }

  @Test func `marks are where their text is, which is not escaped`() throws {
    let text = try rendered("x{{a}}{{plain}}{{{a}}}", value)
    #expect(text.text == "xé<f&lt;é<f")
    #expect(text.marks.map(\.offset) == [3, 5, 11, 13])
    #expect(text.marks.map(\.sign) == [1, 2, 1, 2])
  }

  @Test func `they move with the indentation of a partial`() throws {
    let text = try rendered("{{#a}}\n  {{>b}}\n{{/a}}\n", value)
    #expect(text.text == "  [é<f]\n")
    #expect(text.marks.map(\.offset) == [5, 7])
  }

  @Test func `a constant is printed with its marks, whatever the data is`() throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.mustache", text: "x{{(}}{{#a}}{{{(}}}{{b}}{{/a}}\n")
    let constant = MarkedText("<(", marks: [.init(1, at: 2)])
    let template = try #require(
      Template(parsing: file, constants: ["(": constant], reporting: &diagnostics))
    let text = template.marked(
      with: ["a": ["(": "of the data", "b": "y"]], rules: .strict(.xml), reporting: &diagnostics)
    #expect(text == MarkedText("x<(<(y\n", marks: [.init(1, at: 3), .init(1, at: 5)]))
    #expect(template.names.map(\.text) == ["a", "b"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `what the data lacks is looked up in what all templates have in common`() throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(
      path: "a.mustache", text: "{{own}}{{both}}{{common}}{{#list}}{{.}}{{/list}}")
    let template = try #require(Template(parsing: file, reporting: &diagnostics))
    let text = template.rendered(
      with: ["own": "a", "both": "b"], besides: ["both": "x", "common": "c", "list": ["d", "e"]],
      rules: .strict(.none), reporting: &diagnostics)
    #expect(text == "abcde")
    #expect(diagnostics.isEmpty)
  }
}
