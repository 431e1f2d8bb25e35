import TemplateEngine

extension TemplateValue {
  /// The conditions of a statement, or null for an empty list.
  static func conditions(_ conditions: [String]) -> TemplateValue {
    conditions.isEmpty ? .null : .string(.list(conditions))
  }
}
