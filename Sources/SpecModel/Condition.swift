import SourceText

/// A condition that a value meets or does not: `folderId > 0`.
package struct Condition: Hashable, Sendable {
  package enum Predicate: Hashable, Sendable {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(Comparison, to: Expression)
    /// Whether the content passes a test, or fails it if `expected` is false. An optional that is
    /// nil or empty does either. If `holds` is false, the condition is the opposite of all that.
    case passes(ContentTest, expected: Bool, holds: Bool)
    /// Whether the value is one of those from one to another.
    case isWithin(Expression, Expression, Bool)
  }

  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case greaterOrEqual = ">="
    case lessOrEqual = "<="
    case equal = "=="
    case unequal = "!="
    case greater = ">"
    case less = "<"

    /// The comparison that holds exactly when this one does not.
    package var negated: Comparison {
      switch self {
      case .greaterOrEqual: .less
      case .lessOrEqual: .greater
      case .equal: .unequal
      case .unequal: .equal
      case .greater: .lessOrEqual
      case .less: .greaterOrEqual
      }
    }

    var isOrdering: Bool { self != .equal && self != .unequal }
  }

  package var subject: Expression
  package var predicate: Predicate
  /// Whether a comparison in order holds if a value is missing, as that of a rule does.
  package var holdsForNil = false

  package init(subject: Expression, predicate: Predicate) {
    self.subject = subject
    self.predicate = predicate
  }

  /// The condition that holds exactly when this one does not.
  package var negated: Condition {
    var opposite = self
    opposite.holdsForNil = isOrdering && !holdsForNil
    switch predicate {
    case .isEmpty(let expected): opposite.predicate = .isEmpty(!expected)
    case .isNil(let expected): opposite.predicate = .isNil(!expected)
    case .compares(let comparison, let operand):
      opposite.predicate = .compares(comparison.negated, to: operand)
    case .passes(let test, let expected, let holds):
      opposite.predicate = .passes(test, expected: expected, holds: !holds)
    case .isWithin(let lower, let upper, let expected):
      opposite.predicate = .isWithin(lower, upper, !expected)
    }
    return opposite
  }

  /// Whether it asks which of two values is greater, for which both have to be there.
  package var isOrdering: Bool {
    switch predicate {
    case .compares(let comparison, _): comparison.isOrdering
    case .isWithin: true
    case .isEmpty, .isNil, .passes: false
    }
  }

  /// Whether it can only fail for values that are there, if it is the condition of a rule.
  var needsValues: Bool {
    if case .passes = predicate { true } else { isOrdering }
  }

  /// The values that it is about.
  package var operands: [Expression] {
    switch predicate {
    case .compares(_, let other): [subject, other]
    case .isWithin(let lower, let upper, _): [subject, lower, upper]
    case .isEmpty, .isNil, .passes: [subject]
    }
  }

  /// Returns the condition about other values, or nil if one of them has no other.
  func replacing(_ other: (Expression) -> Expression?) -> Condition? {
    guard let subject = other(subject) else { return nil }
    var replaced = self
    replaced.subject = subject
    switch predicate {
    case .compares(let comparison, let operand):
      guard let operand = other(operand) else { return nil }
      replaced.predicate = .compares(comparison, to: operand)
    case .isWithin(let lower, let upper, let expected):
      guard let lower = other(lower), let upper = other(upper) else { return nil }
      replaced.predicate = .isWithin(lower, upper, expected)
    case .isEmpty, .isNil, .passes: break
    }
    return replaced
  }

  /// The names of the properties that it is about.
  package var propertyNames: [String] { operands.compactMap(\.propertyName) }
}

extension [Condition] {
  /// The names of the properties that the conditions are about, each once.
  package var propertyNames: [String] { flatMap(\.propertyNames).eachOnce(by: \.self) }
}
