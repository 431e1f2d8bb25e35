import SourceText

/// Writes texts as YAML that reads back as the same texts.
package enum ScalarText {
  /// Returns the text as a scalar that is valid anywhere in a document, after a key or between
  /// brackets: `it` and `it's` stay plain, `12` becomes `'12'`, and a text with a line break
  /// becomes `"a\nb"`.
  package static func yaml(for text: String) -> String {
    if text.unicodeScalars.contains(where: \.needsEscape) { return doubleQuoted(text) }
    return isPlain(text) ? text : singleQuoted(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard Scalar.Value(plain: text) == .string, text != "<<" else { return false }
    if text.hasPrefix("---") || text.hasPrefix("...") { return false }
    let bytes = Array(text.utf8)
    guard startsPlain(bytes), let last = bytes.last, !last.isBlank, last != Byte.colon else {
      return false
    }
    return !bytes.indices.contains { index in
      switch bytes[index] {
      case Byte.hash: bytes[index - 1].isBlank
      case Byte.colon: bytes[index + 1].isBlank
      default: bytes[index].isFlowIndicator
      }
    }
  }

  private static func startsPlain(_ bytes: [UInt8]) -> Bool {
    switch bytes[0] {
    case Byte.dash, Byte.question, Byte.colon:
      bytes.count > 1 && !bytes[1].isBlank
    case Byte.hash, Byte.ampersand, Byte.asterisk, Byte.exclamation, Byte.bar, Byte.greater,
      Byte.singleQuote, Byte.doubleQuote, Byte.percent, Byte.at, Byte.backtick, Byte.space,
      Byte.tab:
      false
    default: true
    }
  }

  private static func singleQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.needsEscape: quoted += escape(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ value: UInt32) -> String {
    value < 0x100 ? "\\x" + value.hexadecimal(digits: 2) : "\\u" + value.hexadecimal(digits: 4)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator or a mark, which is not printable,
  /// a line break for some readers, or invisible.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
