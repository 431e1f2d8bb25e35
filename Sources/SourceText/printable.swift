extension String {
  /// The text with control characters except tabs shown as their symbols (`␀`, `␛`), so that text
  /// from a file cannot control the terminal.
  var visible: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar == "\t" ? scalar : scalar.visible)
    }
    return text
  }

  /// The text with all control characters shown as their symbols, for a message or a file name, in
  /// which a tab or a line feed would break the line.
  package var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.visible)
    }
    return text
  }
}

extension BinaryInteger {
  /// Returns the number in hexadecimal with at least that many digits:
  /// `(10).hexadecimal(digits: 4)` is `000A`.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Unicode.Scalar {
  var visible: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(value + 0x2400) ?? self
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF, 0xFFF9...0xFFFB:
      "\u{FFFD}"
    default: self
    }
  }
}
