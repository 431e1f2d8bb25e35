package import SpecNotation
package import TemplateEngine

extension TemplateValue {
  /// Creates data for a template from a document. Numbers are printed as they were written.
  package init(_ node: Node) {
    switch node.content {
    case .list(let items):
      self = .list(items.map { TemplateValue($0) })
    case .mapping(let entries):
      let pairs = entries.map { ($0.key.scalar?.text ?? "", TemplateValue($0.value)) }
      self = .mapping(TemplateMapping(pairs))
    case .scalar(let scalar):
      switch scalar.value {
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .integer, .float: self = .number(scalar.text)
      case .string: self = .string(scalar.text)
      }
    }
  }
}
