/// A tag as the scanner finds it.
struct TemplateTag {
  enum Kind {
    case comment
    case delimiters
    case variable(isEscaped: Bool)
    case section(isInverted: Bool)
    case partial(isDynamic: Bool)
    case parent(isDynamic: Bool)
    case block
    case close
  }

  var kind: Kind
  /// The name without the asterisk of a dynamic one. Empty for a comment and for new delimiters.
  var name: Name
  /// The range from the first to the last delimiter.
  var range: Range<Int>
  /// The start of the tag's line, if only space precedes the tag on it.
  var lineStart: Int?
  /// The start of the next line, if only space follows the tag.
  var lineEnd: Int?

  /// Whether the tag is alone on its line, which is then omitted from the output.
  var isStandalone: Bool { lineStart != nil && lineEnd != nil }

  /// The name as repeated by a closing tag, including the asterisk.
  var closingName: String {
    switch kind {
    case .parent(isDynamic: true): "*" + name.text
    default: name.text
    }
  }
}

/// The delimiters of tags: `{{` and `}}` until they are changed, for example by `{{=<% %>=}}`.
struct Delimiters {
  var open: [UInt8]
  var close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// Reads delimiters that are written as two words without `=`. Returns nil for anything else.
  init?(_ text: some Sequence<UInt8>) {
    let words = Array(text).split { $0.isSpace || $0.isLineEnd }.map(Array.init)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else { return nil }
    self.init(open: words[0], close: words[1])
  }

  private init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab, which may surround a standalone tag.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
