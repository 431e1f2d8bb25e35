import SpecModel

extension SampleSearch {
  /// A rule as it is about choices, by their places.
  struct Check {
    private let subject: Int?
    private let condition: Condition

    private enum Condition {
      case isEmpty(Bool)
      case isNil(Bool)
      case compares(ValidationRule.Comparison, to: SampleValue.Content)
      case comparesChoices(ValidationRule.Comparison, to: Int?)
    }

    init(_ rule: ValidationRule, of choices: [Choice]) {
      func place(of property: PropertySpec) -> Int? {
        choices.firstIndex { $0.name == property.name.value }
      }
      subject = place(of: rule.subject)
      switch rule.condition {
      case .isEmpty(let expected): condition = .isEmpty(expected)
      case .isNil(let expected): condition = .isNil(expected)
      case .compares(let comparison, .literal(let literal)):
        condition = .compares(comparison, to: SampleValue.Content(literal, of: rule.subject.type))
      case .compares(let comparison, .property(let property)):
        condition = .comparesChoices(comparison, to: place(of: property))
      }
    }

    func isAbout(_ choice: Int) -> Bool {
      if case .comparesChoices(_, choice) = condition { return true }
      return subject == choice
    }

    /// Whether the rule is met by the values so far; nil if it is about a choice that has none.
    func holds(for values: [SampleValue?]) -> Bool? {
      guard let value = subject.flatMap({ values[$0] })?.content else { return nil }
      switch condition {
      case .isNil(let expected):
        return (value == .none) == expected
      case .isEmpty(let expected):
        // Nil is neither empty nor full: it breaks 'is not empty' and keeps 'is empty'.
        return value == .none ? expected : value.isEmpty == expected
      case .compares(let comparison, let other):
        return comparison.holds(value, other)
      case .comparesChoices(let comparison, let place):
        return place.flatMap { values[$0] }.map { comparison.holds(value, $0.content) }
      }
    }
  }
}
