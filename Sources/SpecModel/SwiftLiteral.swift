import SourceText

/// A literal of a spec, read as a value and written again as Swift, so that text never becomes
/// code.
package enum SwiftLiteral: Hashable, Sendable {
  case `nil`
  case bool(Bool)
  /// The digits, with a minus sign if there is one.
  case integer(String)
  case float(String)
  case string(String)
  /// A day, which only a `Date` is compared with.
  case day(CalendarDay)
  /// `.zero`, for the geometry types.
  case zero

  /// The literal as Swift source.
  package var source: String {
    switch self {
    case .nil: "nil"
    case .bool(let value): value ? "true" : "false"
    case .integer(let digits): Self.grouped(digits)
    case .float(let digits): digits
    case .string(let text): "\"\(text.escapedForSwift)\""
    case .day(let day): "\"\(day.text)\""
    case .zero: ".zero"
    }
  }

  /// Whether the literal is a value of `type`.
  package func fits(_ type: SwiftType) -> Bool {
    if self == .nil { return type.isOptional }
    guard let builtin = type.builtin else { return false }
    return switch (self, builtin) {
    case (.bool, .bool), (.string, .string), (.day, .date): true
    case (.integer(let digits), .int), (.integer(let digits), .int64): Int64(digits) != nil
    case (.integer(let digits), .int32): Int32(digits) != nil
    // Swift warns of a number that the type cannot hold exactly.
    case (.integer(let digits), .float): Int64(digits).flatMap(Float.init(exactly:)) != nil
    case (.integer(let digits), _) where builtin.isFloatingPoint:
      Int64(digits).flatMap(Double.init(exactly:)) != nil
    case (.float(let digits), .float):
      Float(digits).map { $0.isNormal || Double(digits) == 0 } == true
    case (.float, _): builtin.isFloatingPoint
    case (.zero, _): [.cgPoint, .cgSize, .cgRect].contains(builtin)
    default: false
    }
  }

  /// Returns the type of the literal where a value of type `wanted` is expected, or its own type.
  package func type(wanted: SwiftType? = nil) -> SwiftType {
    if let wanted, fits(wanted) || self == .nil { return wanted.optional(self == .nil) }
    return switch self {
    case .nil, .string, .zero: SwiftType(.builtin(.string))
    case .day: SwiftType(.builtin(.date))
    case .bool: SwiftType(.builtin(.bool))
    case .integer: SwiftType(.builtin(.int64))
    case .float: SwiftType(.builtin(.double))
    }
  }

  package var isNumber: Bool {
    switch self {
    case .integer, .float: true
    case .nil, .bool, .string, .day, .zero: false
    }
  }
}

// MARK: - Writing

extension SwiftLiteral {
  /// `1_000_000` for `1000000`: the way Swift code groups long numbers.
  private static func grouped(_ digits: String) -> String {
    let magnitude = digits.drop { $0 == "-" }
    guard magnitude.count >= 7 else { return digits }
    var grouped = digits.first == "-" ? "-" : ""
    for (index, digit) in magnitude.enumerated() {
      if index > 0, (magnitude.count - index) % 3 == 0 { grouped.append("_") }
      grouped.append(digit)
    }
    return grouped
  }
}
