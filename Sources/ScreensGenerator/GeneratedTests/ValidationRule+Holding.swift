import SpecModel

extension ValidationRule {
  /// Whether the rule is met by `value` of what it is about, and by `other` of the property that it
  /// compares it with; nil if it is about one that has no value.
  func holds(
    for value: SampleValue.Content?, comparedWith other: SampleValue.Content?
  ) -> Bool? {
    guard let value else { return nil }
    switch condition {
    case .isNil(let expected):
      return (value == .none) == expected
    case .isEmpty(let expected):
      // Nil is neither empty nor full: it breaks 'is not empty' and keeps 'is empty'.
      return value == .none ? expected : value.isEmpty == expected
    case .compares(let comparison, .literal(let literal)):
      return comparison.holds(value, SampleValue.Content(literal, of: subject.type))
    case .compares(let comparison, .property):
      return other.map { comparison.holds(value, $0) }
    }
  }

  /// The property that the rule compares the other one with; nil if with none.
  var comparedProperty: PropertySpec? {
    if case .compares(_, .property(let property)) = condition { property } else { nil }
  }

  /// What the rule compares the property with; nil if with none.
  var literal: SwiftLiteral? {
    if case .compares(_, .literal(let literal)) = condition { literal } else { nil }
  }
}

extension ValidationRule.Comparison {
  fileprivate func holds(_ left: SampleValue.Content, _ right: SampleValue.Content) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left.isLess(than: right)
    case .greater: right.isLess(than: left)
    case .lessOrEqual: !right.isLess(than: left)
    case .greaterOrEqual: !left.isLess(than: right)
    }
  }
}

extension SampleValue.Content {
  /// The literal as a value of `type`: a whole number is a fraction where the type is one.
  init(_ literal: SwiftLiteral, of type: SwiftType) {
    switch literal {
    case .nil: self = .none
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .text(text)
    case .zero: self = .other(1, isEmpty: false)
    case .integer(let digits) where type.builtin?.isInteger == true:
      self = .integer(Int64(digits) ?? 0)
    case .integer(let digits), .float(let digits):
      let number = Double(digits) ?? 0
      self = .number(type.builtin == .float ? Double(Float(digits) ?? Float(number)) : number)
    }
  }

  fileprivate var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .other(_, let isEmpty): isEmpty
    case .none, .bool, .integer, .number, .date: false
    }
  }

  fileprivate func isLess(than other: Self) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)), (.date(let left), .date(let right)):
      left < right
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default: false
    }
  }
}
