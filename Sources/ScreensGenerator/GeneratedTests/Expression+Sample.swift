import SourceText
import SpecModel

extension Expression {
  /// Returns the value of the expression in a generated test, or nil if it is not known. `value`
  /// returns that of a name. A literal is of the type `wanted` unless it has one. `isShown` says
  /// whether users see it, who read numbers in the way of their locale.
  func sample(
    wanted: SwiftType? = nil, isShown: Bool = false, _ value: (Reference) -> SampleValue?
  ) -> SampleValue? {
    switch form {
    case .name(let reference): return value(reference)
    case .literal(let literal):
      return SampleValue(
        .init(literal, of: wanted ?? SwiftType(.builtin(.string))),
        as: literal.isNumber ? literal.source : nil)
    case .composed(.firstSet(let values)):
      var last: SampleValue?
      for part in values {
        last = part.sample(wanted: wanted, isShown: isShown, value)
        if last?.isThere != false { break }
      }
      return last
    case .composed(.conversion(let conversion, let source)):
      return source.sample(value) == conversion.sample ? conversion.converted : nil
    case .composed(.text(let pieces)):
      var (text, literals) = ("", [String]())
      for piece in pieces {
        switch piece {
        case .text(let own):
          text += own
          literals.append(own.escapedForSwift)
        case .value(let part):
          guard let sample = part.sample(value), let shown = sample.shownInText else { return nil }
          text += shown
          let isNumber =
            isShown && !pieces.isAddress && part.type?.builtin?.isFloatingPoint == true
          let isPlain = sample.source.allSatisfy { $0.isNumber || $0 == "." }
          let number = isPlain ? sample.source : "(\(sample.source))"
          literals.append(isNumber ? "\\(\(number).formatted())" : shown.escapedForSwift)
        }
      }
      let hasNumbers = literals.contains { $0.hasSuffix(".formatted())") }
      return SampleValue(.text(text), as: hasNumbers ? literals.asLiterals : nil)
    case .composed(.condition(let condition)):
      return condition.isMet { $0.sample(value) }.map { SampleValue(.bool($0)) }
    case .list, .object, .map, .upload: return nil
    }
  }
}

extension Expression.Reference {
  /// Returns the value in a connector whose properties have these values, for the first page of a
  /// list.
  func sample(_ property: (String) -> SampleValue?) -> SampleValue? {
    switch self {
    case .property(let name): property(name)
    case .page(.startRow), .page(.pageIndex): .integer(0)
    case .page(.page): .integer(1)
    case .page(.endRow), .page(.pageSize):
      SampleValue(.integer(1), as: "screenlet.firstPageSize")
    case .page(.obc), .context, .input, .result, .element: nil
    }
  }
}

extension SampleValue {
  /// Whether the value is used instead of a fallback.
  var isThere: Bool {
    switch content {
    case .none, .other(0), .text(""), .integer(0): false
    case .number(let number): number != 0
    case .bool, .integer, .text, .date, .other: true
    }
  }
}
