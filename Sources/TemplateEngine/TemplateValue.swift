/// A value in the data of a template. It has a closed set of kinds, so that nothing is printed by
/// accident.
package enum TemplateValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  /// A number, as it is printed.
  case number(String)
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
