extension String {
  /// The text with control characters shown as their symbols (`␀`, `␛`), and with characters that
  /// hide in a text or turn its direction shown as `\u{FFFD}`. Line feeds and tabs stay.
  package var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isLayout ? $0 : $0.visible }))
  }

  /// The text with line feeds and tabs shown as symbols as well, for what has to stay on one line:
  /// a message, a path, a name.
  package var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.visible)))
  }
}

extension Unicode.Scalar {
  /// Whether the character arranges a text of several lines.
  var isLayout: Bool { self == "\n" || self == "\t" }

  /// The character, or what is shown in its place.
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
