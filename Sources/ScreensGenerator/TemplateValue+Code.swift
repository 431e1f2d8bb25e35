import SwiftLayout
import TemplateEngine

extension TemplateValue {
  static func code(_ code: Code) -> TemplateValue { .string(code.text) }

  /// The conditions of a statement, or null for an empty list.
  static func conditions(_ conditions: [Code]) -> TemplateValue {
    conditions.isEmpty ? .null : .code(.list(conditions))
  }
}
