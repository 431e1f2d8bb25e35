package import SourceText

/// What a template is rendered with: closed, so that nothing prints by accident.
package enum TemplateValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  /// A number, as the text to print.
  case number(String)
  /// A text with marks, which are passed on to what is rendered. It is never escaped.
  case marked(MarkedText)
  case list([TemplateValue])
  case mapping(TemplateMapping)
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(String(value)) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  package init(dictionaryLiteral entries: (String, TemplateValue)...) {
    self = .mapping(TemplateMapping(distinct: entries))
  }
}
