import SourceText

/// A condition that a value meets or does not: `folderId > 0`.
package struct Condition: Hashable, Sendable {
  package enum Predicate: Hashable, Sendable {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(Comparison, to: Expression)
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

  /// The condition that holds exactly when this one does not.
  package var negated: Condition {
    var opposite = self
    switch predicate {
    case .isEmpty(let expected): opposite.predicate = .isEmpty(!expected)
    case .isNil(let expected): opposite.predicate = .isNil(!expected)
    case .compares(let comparison, let operand):
      opposite.predicate = .compares(comparison.negated, to: operand)
    }
    return opposite
  }

  /// Whether it asks which of two values is greater, so that neither can be missing.
  package var isOrdering: Bool {
    if case .compares(let comparison, _) = predicate { comparison.isOrdering } else { false }
  }

  /// The values that it is about.
  package var operands: [Expression] {
    guard case .compares(_, let other) = predicate else { return [subject] }
    return [subject, other]
  }

  /// Returns the condition about other values, or nil if one of them has no other.
  func replacing(_ other: (Expression) -> Expression?) -> Condition? {
    guard let subject = other(subject) else { return nil }
    guard case .compares(let comparison, let operand) = predicate else {
      return Condition(subject: subject, predicate: predicate)
    }
    return other(operand).map {
      Condition(subject: subject, predicate: .compares(comparison, to: $0))
    }
  }

  /// The names of the properties that it is about.
  package var propertyNames: [String] { operands.compactMap(\.propertyName) }
}

extension [Condition] {
  /// The names of the properties that the conditions are about, each once.
  package var propertyNames: [String] { flatMap(\.propertyNames).eachOnce(by: \.self) }
}
