import SourceText

/// A tag as the scanner finds it.
struct Tag {
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
  /// Empty for a comment and for new delimiters. Without the asterisk of a dynamic name.
  var name: Name
  /// From the first to the last delimiter.
  var range: Range<Int>
  /// Where the line of the tag starts, when nothing but space stands before the tag on it.
  var lineStart: Int?
  /// Where the next line starts, when nothing but space follows the tag.
  var lineEnd: Int?

  /// Whether the tag has its line for itself, which then leaves no trace in the output.
  var isStandalone: Bool { lineStart != nil && lineEnd != nil }

  /// The name as a closing tag repeats it: with the asterisk.
  var closingName: String {
    switch kind {
    case .parent(isDynamic: true): "*" + name.text
    default: name.text
    }
  }
}

/// What opens and closes tags: `{{` and `}}` until `{{=<% %>=}}` says otherwise.
struct Delimiters {
  var open: [UInt8]
  var close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// Two words without `=`; nil for anything else.
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
  /// A space or a tab: what may surround a standalone tag.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
