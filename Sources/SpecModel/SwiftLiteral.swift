import SourceText

/// A literal of a spec, read as a value and written again as Swift: text never becomes code.
package enum SwiftLiteral: Hashable, Sendable {
  case `nil`
  case bool(Bool)
  /// The digits, with a minus sign if there is one.
  case integer(String)
  case float(String)
  case string(String)
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
    case .zero: ".zero"
    }
  }

  /// Reads what a literal looks like in Swift: `nil`, `true`, `-1`, `2.5`, `.zero`, `"text"`.
  /// Nil if the text looks like none of them.
  package init?(_ text: String) {
    switch text {
    case "nil": self = .nil
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case ".zero": self = .zero
    default:
      if let digits = Self.integerDigits(text) {
        self = .integer(digits)
      } else if let digits = Self.floatDigits(text) {
        self = .float(digits)
      } else if let string = Self.unescaped(text) {
        self = .string(string)
      } else {
        return nil
      }
    }
  }

  /// Whether the literal is a value of `type`.
  package func fits(_ type: SwiftType) -> Bool {
    if self == .nil { return type.isOptional }
    guard let builtin = type.builtin else { return false }
    return switch (self, builtin) {
    case (.bool, .bool), (.string, .string): true
    case (.integer(let digits), .int), (.integer(let digits), .int64): Int64(digits) != nil
    case (.integer(let digits), .int32): Int32(digits) != nil
    case (.integer, _), (.float, _): builtin.isFloatingPoint
    case (.zero, _): [.cgPoint, .cgSize, .cgRect].contains(builtin)
    default: false
    }
  }
}

// MARK: - Reading

extension SwiftLiteral {
  /// `-12` for `-12` and `1200` for `1_200`; nil for anything but a decimal integer.
  private static func integerDigits(_ text: String) -> String? {
    var digits = text.filter { $0 != "_" }
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    guard text.first != "_", text.last != "_", !digits.isEmpty,
      digits.unicodeScalars.allSatisfy(\.isASCIIDigit)
    else { return nil }
    let significant = digits.drop { $0 == "0" }
    let magnitude = significant.isEmpty ? "0" : String(significant)
    return isNegative && magnitude != "0" ? "-" + magnitude : magnitude
  }

  /// A decimal number with a fraction, an exponent or both.
  private static func floatDigits(_ text: String) -> String? {
    let allowed: Set<Character> = ["-", ".", "e", "E", "+"]
    guard let first = text.first, first == "-" || first.isASCIIDigit,
      text.last?.isASCIIDigit == true,
      text.allSatisfy({ $0.isASCIIDigit || allowed.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    // Swift wants a digit on both sides of the point, as the shortest notation of a Double has.
    return value.description
  }

  /// The text of a Swift string literal on one line; nil for anything else, an interpolation too.
  private static func unescaped(_ text: String) -> String? {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    var rest = text.dropFirst().dropLast()
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return nil
      case "\\":
        guard let escaped = Self.escape(&rest) else { return nil }
        result.append(escaped)
      default: result.append(character)
      }
    }
    return result
  }

  private static func escape(_ rest: inout Substring) -> Character? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return Character(scalar)
    default: return nil
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

extension String {
  /// The text as it stands between the quotes of a Swift string literal. Characters that cannot be
  /// seen, or that turn the order of the others, are written as escapes.
  package var escapedForSwift: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if scalar.isInvisible {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: value != 0x200D
    default: false
    }
  }
}
