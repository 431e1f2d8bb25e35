import SourceText

extension SwiftLiteral {
  /// Reads a literal in Swift's notation: `nil`, `true`, `-1`, `2.5`, `.zero`, `"text"`. Returns
  /// nil for any other text.
  package init?(_ text: String) {
    guard let first = text.utf8.first else { return nil }
    switch first {
    case UInt8(ascii: "\""):
      guard let string = Self.unescaped(text) else { return nil }
      self = .string(string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard let number = Self.number(text) else { return nil }
      self = number
    default:
      guard let word = Self.word(text) else { return nil }
      self = word
    }
  }

  private static func word(_ text: String) -> SwiftLiteral? {
    switch text {
    case "nil": .nil
    case "true": .bool(true)
    case "false": .bool(false)
    case ".zero": .zero
    default: nil
    }
  }

  /// Returns what is wrong with a text that begins like a string literal but is not one, or nil if
  /// it does not begin like one.
  static func mistake(inText text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.first == "\"" else { return nil }
    if text.contains("\" + ") || text.contains(" + \"") {
      return "leave the '+' out, and write values in braces, as in 'Hello {name}'"
    }
    if scalars.count < 2 || scalars.last != "\"" {
      return "its closing quote is missing; where a text holds ' #', "
        + "put single quotes around all of the value"
    }
    if text.contains("\\(") { return "a text of a spec cannot hold an interpolation" }
    return "write a quote in it as '\\\"' and a backslash as '\\\\'"
  }

  /// Advice on how to write `text` as a literal.
  static func advice(for text: String) -> String {
    let literal = SwiftLiteral.string(text).source.map { $0 == "'" ? "''" : String($0) }.joined()
    return "write a text in double quotes inside single ones: '\(literal)'"
  }

  // MARK: Numbers

  /// Reads a decimal number, with `_` between its digits as in Swift: a float if it has a fraction
  /// or an exponent, otherwise an integer.
  private static func number(_ text: String) -> SwiftLiteral? {
    var rest = Substring(text).unicodeScalars
    let sign = rest.first == "-" ? "-" : ""
    if !sign.isEmpty { rest.removeFirst() }
    guard let whole = digits(&rest) else { return nil }
    if rest.isEmpty {
      let significant = whole.drop { $0 == "0" }
      return .integer(sign + (significant.isEmpty ? "0" : significant))
    }
    var notation = sign + whole
    var significand = whole
    if rest.first == "." {
      rest.removeFirst()
      guard let fraction = digits(&rest) else { return nil }
      notation += "." + fraction
      significand += fraction
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      notation += "e"
      if let sign = rest.first, sign == "-" || sign == "+" {
        notation.unicodeScalars.append(sign)
        rest.removeFirst()
      }
      guard let exponent = digits(&rest) else { return nil }
      notation += exponent
    }
    // A number that is too large or too small for a Double would silently become another one.
    guard rest.isEmpty, let value = Double(notation),
      value.isNormal || significand.allSatisfy({ $0 == "0" })
    else { return nil }
    // Swift wants a digit on both sides of the point, as the shortest notation of a Double has.
    return .float(value.description)
  }

  /// Removes and returns the digits at the start of `rest`. Returns nil if there are none.
  private static func digits(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.first?.isASCIIDigit == true else { return nil }
    let written = rest.prefix { $0.isASCIIDigit || $0 == "_" }
    rest = rest[written.endIndex...]
    return String(written.filter { $0 != "_" })
  }

  // MARK: Texts

  /// Returns the text of a Swift string literal, or nil for anything else, including an
  /// interpolation. Works with scalars, because a quote with a combining mark is still a quote in
  /// Swift.
  private static func unescaped(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.first == "\"", scalars.last == "\"", scalars.count >= 2 else { return nil }
    var rest = scalars.dropFirst().dropLast()
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return nil
      case "\\":
        guard let escaped = escape(&rest) else { return nil }
        result.append(escaped)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = rest[..<end]
      rest = rest[end...].dropFirst()
      // Without the check a sign would pass as well.
      guard (1...8).contains(digits.count), digits.allSatisfy(\.properties.isASCIIHexDigit),
        let value = UInt32(String(digits), radix: 16)
      else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
