package import SourceText
import SpecNotation

/// A key of the long form of a member that sets up its control, as `placeholder`.
package struct WidgetOption: Hashable, Sendable {
  package enum Values: Hashable, Sendable {
    case text
    /// `yes` or `no`.
    case flag
    case choice([String])
    /// A number that the type of the member holds.
    case number(above: Double = -.infinity, else: Diagnostic.Message = "")
    case texts(atLeast: Int, else: Diagnostic.Message)

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
      of _: Choice.Type
    ) -> Values {
      .choice(Choice.allCases.map(\.rawValue))
    }
  }

  package let key: String
  package let values: Values
  package let sentence: String
  package let isRequired: Bool

  init(_ key: String, _ values: Values, _ sentence: String, isRequired: Bool = false) {
    self.key = key
    self.values = values
    self.sentence = sentence
    self.isRequired = isRequired
  }
}

extension WidgetOption {
  /// What a member of `type` says of the option; nil if it says nothing, and reported if that is not
  /// one of the values.
  func value(
    _ fields: Fields, of type: SwiftType, reporting diagnostics: inout Diagnostics
  ) -> WidgetOptions.Value? {
    guard let node = fields[key] else {
      if isRequired { _ = fields.required(key, reporting: &diagnostics) }
      return nil
    }
    switch values {
    case .text:
      return fields.text(key, reporting: &diagnostics).map { .text($0) }
    case .flag:
      return fields.flag(key, reporting: &diagnostics).map { .flag($0) }
    case .choice(let words):
      return fields.choice(key, from: words, reporting: &diagnostics).map { .choice($0) }
    case .number(let bound, let refusal):
      let number = fields.number(key, of: type, reporting: &diagnostics)
      if let number, number <= bound { diagnostics.error(refusal, at: node.range) }
      return number.map { .number($0) }
    case .texts(let count, let refusal):
      if case .list(let items) = node.content, items.count >= count {
        return .texts(node.texts(of: key.quoted, reporting: &diagnostics))
      }
      diagnostics.error(refusal, at: node.range)
      return nil
    }
  }
}

extension Fields {
  /// The number of `key`, which the type of the member has to hold.
  fileprivate func number(
    _ key: String, of type: SwiftType, reporting diagnostics: inout Diagnostics
  ) -> Double? {
    guard let text = text(key, reporting: &diagnostics) else { return nil }
    let literal = SwiftLiteral(text.value)
    switch literal {
    case .integer(let digits)?, .float(let digits)?:
      if let number = Double(digits), literal?.fits(type.optional(false)) == true { return number }
    default: break
    }
    diagnostics.error(.noNumber(key, text.value, type), at: text.range)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func noNumber(_ key: String, _ text: String, _ type: SwiftType) -> Self {
    let kind = type.builtin?.isInteger == true ? "a whole number" : "a number"
    return "'\(text)' is not a value of '\(key)'; write \(kind) that '\(type.source)' holds"
  }
}
