import SourceText
import SpecNotation
import TemplateEngine
import TestSupport
import Testing

/// What becomes of a template, or what is wrong with it: the cases of `Cases`. Beside the template
/// `main` a case may have `values`, in YAML, and partials by their names.
struct RenderingTests {
  /// The sections of the specification of Mustache, and its problems.
  @Test(arguments: try TextCase.all(in: "Specification", beside: #filePath))
  func `a template is rendered as its case says`(_ item: TextCase) throws {
    try item.expect(item.rendering(rules: .specification))
  }

  /// What the generator asks for: nothing misspelt passes.
  @Test(arguments: try TextCase.all(in: "Strict", beside: #filePath))
  func `a template is rendered by strict rules as its case says`(_ item: TextCase) throws {
    try item.expect(item.rendering(rules: .strict(.none)))
  }

  @Test func `values are escaped as the rules say`() {
    let value: TemplateValue = ["s": "a\"b\\<"]
    #expect(rendering("{{s}} {{{s}}}", with: value, rules: .strict(.none)) == "a\"b\\< a\"b\\<")
    #expect(
      rendering("\"{{s}}\" {{{s}}}", with: value, rules: .strict(.swift))
        == "\"a\\\"b\\\\<\" a\"b\\<")
    #expect(rendering("{{s}}", with: value, rules: .strict(.xml)) == "a&quot;b\\&lt;")
  }
}

extension TextCase {
  fileprivate func rendering(rules: Template.Rules) -> String {
    var texts = parts.mapValues(\.withoutMarks)
    let template = texts.removeValue(forKey: "main") ?? input.withoutMarks + "\n"
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "values.yml", text: texts.removeValue(forKey: "values") ?? "{}")
    guard let values = Node(parsing: file, reporting: &diagnostics), diagnostics.isEmpty else {
      return "the values cannot be read"
    }
    return TemplateEngineTests.rendering(
      template, with: TemplateValue(values), partials: texts, rules: rules
    ).withMarks
  }
}

extension TemplateValue {
  fileprivate init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      self =
        switch scalar.value {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .integer, .float: .number(scalar.text)
        case .string: .string(scalar.text)
        }
    case .list(let items): self = .list(items.map(TemplateValue.init))
    case .mapping(let entries):
      self = .mapping(
        TemplateMapping(entries.map { ($0.key.scalar?.text ?? "", TemplateValue($0.value)) }))
    }
  }
}
