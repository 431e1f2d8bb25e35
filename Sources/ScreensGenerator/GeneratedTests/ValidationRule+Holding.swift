import SpecModel

extension ValidationRule {
  /// What the rule compares the property with; nil if with none.
  var literal: SwiftLiteral? {
    if case .compares(_, .literal(let literal)) = condition { literal } else { nil }
  }
}

extension ValidationRule.Comparison {
  func holds(_ left: SampleValue.Content, _ right: SampleValue.Content) -> Bool {
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

  var isEmpty: Bool {
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
