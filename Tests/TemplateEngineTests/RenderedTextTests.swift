import SourceText
import Testing

@testable import TemplateEngine

/// Where rendered text comes from, with the pieces as `template:range` or, for values, `<…>`.
struct RenderedTextTests {
  private func rendered(
    _ template: String, with value: TemplateValue, besides common: TemplateMapping = [:],
    partials: [String: String] = [:]
  ) throws -> RenderedText {
    var diagnostics = Diagnostics()
    let main = try #require(
      Template(
        parsing: SourceFile(path: "main", text: template), reporting: &diagnostics))
    let others = try partials.map { name, text in
      let file = SourceFile(path: name, text: text)
      return (name, try #require(Template(parsing: file, reporting: &diagnostics)))
    }
    let text = main.renderedText(
      with: value, besides: common, partials: Dictionary(uniqueKeysWithValues: others),
      rules: .strict(.none), reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(text)
  }

  private func origins(of pieces: some Sequence<RenderedText.Piece>) -> [String] {
    pieces.map { piece in
      let origin = "\(piece.template.file.path):\(piece.template.text)"
      return piece.isValue ? "<\(origin)>" : origin
    }
  }

  @Test func `every part comes from a text or a tag`() throws {
    let text = try rendered("let {{a}} = {{{b}}}\nend\n", with: ["a": "é", "b": ""])
    #expect(text.text == "let é = \nend\n")
    #expect(
      origins(of: text.pieces) == [
        "main:let ", "<main:a>", "main: = ", "<main:b>", "main:\n", "main:end\n",
      ])
    #expect(text.pieces.map(\.offset) == [0, 4, 6, 9, 9, 10])
  }

  @Test func `a partial and an argument come from where they are written`() throws {
    let text = try rendered(
      "{{#list}}\n  {{<b}}\n    {{$x}}\n    [{{.}}]\n    {{/x}}\n  {{/b}}\n{{/list}}\n",
      with: ["list": ["1", "2"]], partials: ["b": "begin\n{{$x}}{{/x}}\nend\n"])
    #expect(text.text == "  begin\n  [1]\n  end\n  begin\n  [2]\n  end\n")
    let once = ["b:begin\n", "main:    [", "<main:.>", "main:]\n", "b:end\n"]
    #expect(origins(of: text.pieces) == once + once)
  }

  @Test func `a line has the pieces that are in it`() throws {
    let text = try rendered("a{{v}}b\n{{v}}\nc\n", with: ["v": "12"])
    #expect(text.text == "a12b\n12\nc\n")
    #expect(origins(of: text.pieces(in: 0..<4)) == ["main:a", "<main:v>", "main:b\n"])
    #expect(origins(of: text.pieces(in: 2..<3)) == ["<main:v>"])
    #expect(origins(of: text.pieces(in: 5..<7)) == ["<main:v>"])
    #expect(origins(of: text.pieces(in: 8..<9)) == ["main:c\n"])
    #expect(RenderedText(text: "", pieces: []).pieces(in: 0..<0).isEmpty)
  }

  @Test func `what the data lacks is looked up in what all templates have in common`() throws {
    let text = try rendered(
      "{{own}}{{both}}{{common}}{{#list}}{{.}}{{/list}}", with: ["own": "a", "both": "b"],
      besides: ["both": "x", "common": "c", "list": ["d", "e"]])
    #expect(text.text == "abcde")
  }
}
