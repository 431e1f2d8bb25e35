import SourceText

// Escapes in double quotes (5.7).
extension Reader {
  /// Reads the escape at `at` into `buffer`. A bad one is reported and becomes U+FFFD.
  mutating func escape() throws(Stop) {
    let start = at
    at += 1
    switch bytes[at] {
    case UInt8(ascii: "x"): return try escape(from: start, digits: 2)
    case UInt8(ascii: "u"): return try escape(from: start, digits: 4)
    case UInt8(ascii: "U"): return try escape(from: start, digits: 8)
    default: break
    }
    if let scalar = bytes[at].escapedScalar {
      at += 1
      buffer.append(contentsOf: String(scalar).utf8)
    } else if at < end {
      at = character(at: at).upperBound
      try reportEscape(.unknownEscape(text(start..<at)), at: start..<at)
    }
  }

  /// Reads the rest of `\x41`, `\u0041` or `\U00000041`.
  private mutating func escape(from start: Int, digits: Int) throws(Stop) {
    at += 1
    guard var value = hexadecimal(digits: digits) else {
      let range = start..<at
      return try reportEscape(.shortEscape(text(start..<start + 2), digits: digits), at: range)
    }
    // JSON writes characters beyond U+FFFF as two halves, and JSON is YAML.
    if (0xD800...0xDBFF).contains(value), digits == 4, let low = lowSurrogate() {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      return try reportEscape(.noCharacter(text(start..<at)), at: start..<at)
    }
    buffer.append(contentsOf: String(scalar).utf8)
  }

  /// Reads the second half of a character beyond U+FFFF, if it follows.
  private mutating func lowSurrogate() -> UInt32? {
    let start = at
    if bytes[at] == Byte.backslash, bytes[at + 1] == UInt8(ascii: "u") {
      at += 2
      if let low = hexadecimal(digits: 4), (0xDC00...0xDFFF).contains(low) { return low }
    }
    at = start
    return nil
  }

  /// Reads exactly that many digits and returns their value. `at` stops after the last valid one.
  private mutating func hexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = bytes[at].hexValue else { return nil }
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  private mutating func reportEscape(
    _ message: Diagnostic.Message, at range: Range<Int>
  ) throws(Stop) {
    buffer.append(contentsOf: "\u{FFFD}".utf8)
    try report(message, at: range)
  }
}

extension UInt8 {
  /// The character of the escape with this byte.
  fileprivate var escapedScalar: Unicode.Scalar? {
    switch self {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), Byte.tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    case Byte.space, Byte.doubleQuote, Byte.backslash, UInt8(ascii: "/"): Unicode.Scalar(self)
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownEscape(_ escape: String) -> Self {
    "unknown escape '\(escape)'; write '\\\\' for a backslash, or use single quotes"
  }

  fileprivate static func shortEscape(_ escape: String, digits: Int) -> Self {
    "'\(escape)' needs \(digits) hexadecimal digits"
  }

  fileprivate static func noCharacter(_ escape: String) -> Self {
    "'\(escape)' is not a character; code points are 0 to D7FF and E000 to 10FFFF"
  }
}
