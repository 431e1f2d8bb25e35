extension Scalar.Value {
  /// Creates the value of a plain text in the core schema (10.3.2): `Scalar.Value(plain: "0x1F")`
  /// is `.integer("0x1F")`, and `yes` is a string.
  init(plain text: String) {
    guard let first = text.utf8.first else {
      self = .null
      return
    }
    // Most texts are words, which can be recognized by their first byte.
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      self = Self.isNull(text) ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = text.utf8.count > 5 ? .string : Self.bool(text).map(Self.bool) ?? .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.plus, Byte.dash, Byte.dot:
      self = Self.number(text)
    default:
      self = .string
    }
  }

  static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  static func bool(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  static func isInteger(_ text: String) -> Bool {
    var digits = Substring(text).utf8
    if text.hasPrefix("0x") || text.hasPrefix("0o") {
      let largest: UInt32 = text.hasPrefix("0x") ? 15 : 7
      digits = digits.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { ($0.hexValue ?? 16) <= largest }
    }
    if digits.first == Byte.plus || digits.first == Byte.dash { digits.removeFirst() }
    return !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }

  /// Returns whether the integer has too many digits, because converting hexadecimal or octal
  /// digits to decimal takes quadratic time.
  static func isTooLong(_ integer: String) -> Bool {
    integer.utf8.count > 2 + maximumDigits && (integer.hasPrefix("0x") || integer.hasPrefix("0o"))
  }

  static let maximumDigits = 256

  static func float(_ text: String) -> Double? {
    switch text {
    case ".nan", ".NaN", ".NAN": return .nan
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    default: return isDecimal(text) ? Double(text) : nil
    }
  }

  private static func number(_ text: String) -> Self {
    if isInteger(text) { return .integer(text) }
    return float(text).map(Self.float) ?? .string
  }

  /// Returns whether the text matches
  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`. `Double` reads more,
  /// such as `nan`, `infinity` and hexadecimal fractions.
  private static func isDecimal(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func dropSign() { if rest.first == Byte.plus || rest.first == Byte.dash { rest.removeFirst() } }
    func dropDigits() -> Bool {
      let before = rest.count
      rest = rest.drop(while: \.isDigit)
      return rest.count < before
    }
    dropSign()
    let hasWhole = dropDigits()
    var hasFraction = false
    if rest.first == Byte.dot {
      rest.removeFirst()
      hasFraction = dropDigits()
    }
    guard hasWhole || hasFraction else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      dropSign()
      guard dropDigits() else { return false }
    }
    return rest.isEmpty
  }
}
