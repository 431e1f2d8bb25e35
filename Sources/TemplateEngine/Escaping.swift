import SourceText

/// What has to happen to a text before it is part of a text in another language.
///
/// ```swift
/// Escaping.html.escaped("a < b")    // a &lt; b
/// Escaping.swift.escaped("a\n\"b")  // a\n\"b, for the inside of a string literal
/// ```
package enum Escaping: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// `& " < >` become entities: what the specification of Mustache asks for, and no more.
  case html
  /// For text, and for attributes in double or single quotes, of XML 1.0. Besides `& < > " '`, tab
  /// and line ends become references, as a parser makes spaces of them in an attribute. Characters
  /// that XML cannot hold, not even as references, become U+FFFD.
  case xml
  /// For the inside of `"…"` in Swift. Besides the backslash and the quote, all that a reader of
  /// the code cannot see, such as control and bidirectional characters, becomes `\u{…}`.
  case swift

  package func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the escaped UTF-8 of `text`.
  func append(_ text: String, to output: inout [UInt8]) {
    let start = output.count
    output += text.utf8
    // Most texts are as they have to be.
    if self == .none || output[start...].allSatisfy(\.isPlain) { return }
    output.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      output += (replacement(for: scalar) ?? String(scalar)).utf8
    }
  }

  /// What takes the place of `scalar`; nil for the scalar itself.
  private func replacement(for scalar: Unicode.Scalar) -> String? {
    switch self {
    case .none: nil
    case .html: scalar.htmlEscape
    case .xml: scalar.xmlEscape
    case .swift: scalar.swiftEscape
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character that no language escapes, as most are.
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
