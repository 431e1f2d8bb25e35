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

    /// `places` are those of the choices by their names.
    init(_ rule: ValidationRule, places: [String: Int]) {
      func place(of property: PropertySpec) -> Int? { places[property.name.value] }
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

    /// The choices that the rule is about, each once.
    var about: [Int] {
      guard case .comparesChoices(_, let other?) = condition, other != subject else {
        return [subject].compactMap(\.self)
      }
      return [subject, other].compactMap(\.self)
    }

    /// Whether the rule is met by the values of its choices; nil if one of them has none.
    func holds(for value: (Int) -> SampleValue?) -> Bool? {
      guard let content = subject.flatMap(value)?.content else { return nil }
      switch condition {
      case .isNil(let expected):
        return (content == .none) == expected
      case .isEmpty(let expected):
        // Nil is neither empty nor full: it breaks 'is not empty' and keeps 'is empty'.
        return content == .none ? expected : content.isEmpty == expected
      case .compares(let comparison, let other):
        return comparison.holds(content, other)
      case .comparesChoices(let comparison, let place):
        return place.flatMap(value).map { comparison.holds(content, $0.content) }
      }
    }
  }
}
