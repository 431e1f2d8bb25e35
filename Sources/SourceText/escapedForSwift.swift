extension String {
  /// The text as written between the quotes of a Swift string literal: `a\n\"b` for an `a`, a line
  /// feed, a quote and a `b`. Invisible characters are written as escapes.
  package var escapedForSwift: String {
    if utf8.allSatisfy(\.isPlainInSwift) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let escape = scalar.swiftEscape {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether the byte is a character that a Swift string literal can contain unescaped.
  fileprivate var isPlainInSwift: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }
}

extension Unicode.Scalar {
  /// The escape of the scalar in a Swift string literal, or nil if it needs none.
  package var swiftEscape: String? {
    switch self {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: isInvisible ? "\\u{\(String(value, radix: 16, uppercase: true))}" : nil
    }
  }

  /// Whether the scalar is invisible, or reorders its neighbours. Joiners and variation selectors
  /// are not included, because some scripts, and many emoji, cannot be written without them.
  ///
  /// This is a list because the properties of the standard library differ between toolchains, and
  /// generated files must not.
  package var isInvisible: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x9F, 0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5,
      0x180B...0x180F, 0x2000...0x200B, 0x200E...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3164,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
