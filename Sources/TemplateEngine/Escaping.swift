import SourceText

/// How a text is escaped to become part of a text in another language.
///
/// ```swift
/// Escaping.html.escaped("a < b")    // a &lt; b
/// Escaping.swift.escaped("a\n\"b")  // a\n\"b, for the inside of a string literal
/// ```
package enum Escaping: String, Hashable, Sendable, CaseIterable {
  /// The text stays as it is.
  case none
  /// Only `& " < >` become entities, as the specification of Mustache requires.
  case html
  /// For text and for attributes of XML 1.0, in double or single quotes. Besides `& < > " '`, tab
  /// and line ends become references, because a parser turns them into spaces in an attribute.
  /// Characters that XML cannot hold, even as references, become U+FFFD.
  case xml
  /// For the inside of `"…"` in Swift. Besides the backslash and the quote, all invisible
  /// characters, such as control and bidirectional ones, become `\u{…}`.
  case swift
  /// For the inside of `"…"` in a string table. Besides the backslash and the quote, all invisible
  /// characters that have four hexadecimal digits become `\U…`.
  case strings
  /// For the inside of `"…"` in JSON. Besides the backslash and the quote, all invisible characters
  /// that have four hexadecimal digits become `\u…`.
  case json

  package func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the escaped UTF-8 of `text`.
  func append(_ text: String, to output: inout [UInt8]) {
    let start = output.count
    output += text.utf8
    // Most texts need no escapes.
    if self == .none || output[start...].allSatisfy(\.isPlain) { return }
    output.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      output += (replacement(for: scalar) ?? String(scalar)).utf8
    }
  }

  /// Returns the escape of `scalar`, or nil if it needs none.
  private func replacement(for scalar: Unicode.Scalar) -> String? {
    switch self {
    case .none: nil
    case .html: scalar.htmlEscape
    case .xml: scalar.xmlEscape
    case .swift: scalar.swiftEscape
    case .strings: scalar.escape(invisible: "\\U")
    case .json: scalar.escape(invisible: "\\u")
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character that no language escapes, like most characters.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "\\"):
      false
    default: 0x20...0x7E ~= self
    }
  }
}

extension Unicode.Scalar {
  fileprivate func escape(invisible prefix: String) -> String? {
    switch self {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      isInvisible && value <= 0xFFFF
        ? prefix + String(String(value + 0x10000, radix: 16, uppercase: true).dropFirst()) : nil
    }
  }

  fileprivate var htmlEscape: String? {
    switch self {
    case "&": "&amp;"
    case "\"": "&quot;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }

  fileprivate var xmlEscape: String? {
    switch self {
    case "'": "&apos;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: htmlEscape
    }
  }
}
