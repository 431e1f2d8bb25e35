extension Expression {
  /// A value that is made of others.
  package indirect enum Composition: Hashable, Sendable {
    /// The first value that is not 0, empty or nil: `groupId or context.groupId`.
    case firstSet([Expression])
    /// A text with values in it, which is nil if one of them is: `'{context.server}{file.url}'`.
    case text([Piece])
    /// A conversion of a value: `plain text of comment.body`.
    case conversion(Conversion, Expression)
    /// Whether a condition is met: `bookmark.rating > 3`.
    case condition(Condition)
  }
}

extension Expression.Composition {
  var parts: [Expression] {
    switch self {
    case .firstSet(let values): values
    case .text(let pieces):
      pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .conversion(_, let value): [value]
    case .condition(let condition): condition.operands
    }
  }

  /// The type that follows from the parts.
  var type: SwiftType? {
    switch self {
    case .firstSet(let values): values.first?.type?.optional(values.allSatisfy(\.isOptional))
    case .text: SwiftType(.builtin(.string), isOptional: parts.contains(where: \.isOptional))
    case .conversion(let conversion, let value):
      SwiftType(
        .builtin(conversion.result),
        // A text may be no address.
        isOptional: value.isOptional || conversion.canFail
          || conversion.isOfAddress && value.type?.builtin == .string)
    case .condition(let condition):
      SwiftType(
        .builtin(.bool),
        isOptional: condition.isOrdering && condition.operands.contains(where: \.isOptional))
    }
  }

  /// Returns the composition of what is left of its parts, or nil if nothing is.
  func replacing(_ part: (Expression) -> Expression?) -> Self? {
    switch self {
    case .firstSet(let values):
      let kept = values.compactMap(part)
      return kept.isEmpty ? nil : .firstSet(kept)
    case .text(let pieces):
      return .text(
        pieces.compactMap { piece in
          if case .value(let value) = piece { part(value).map { .value($0) } } else { piece }
        })
    case .conversion(let conversion, let source):
      return part(source).map { .conversion(conversion, $0) }
    case .condition(let condition):
      return condition.replacing(part).map { .condition($0) }
        ?? condition.operands.compactMap(part).first.map { .firstSet([$0]) }
    }
  }
}
