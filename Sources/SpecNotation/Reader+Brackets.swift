import SourceText

/// An opened bracket, with its position and the byte that closes it.
struct Bracket {
  var offset: Int
  /// The indentation that its further lines need.
  var indent: Int
  var closing: UInt8
}

// The separators between the items of a list or mapping in brackets.
extension Reader {
  /// Moves to the next item, or past the closing bracket. Returns whether there is another item.
  mutating func hasNextItem(in bracket: Bracket) throws(Stop) -> Bool {
    try skipSeparation(in: bracket)
    switch bytes[at] {
    case bracket.closing:
      at += 1
      return false
    case Byte.comma:
      throw stop(.missingItem, at: at..<at + 1)
    case Byte.closeBracket, Byte.closeBrace:
      throw stopAtUnexpected(in: bracket)
    default:
      return true
    }
  }

  mutating func skipComma(after item: Node, in bracket: Bracket) throws(Stop) {
    try skipSeparation(in: bracket)
    if bytes[at] == Byte.comma {
      at += 1
    } else if bytes[at] != bracket.closing {
      throw stopAtUnexpected(after: item, in: bracket)
    }
  }

  @discardableResult
  mutating func skipQuestion(in bracket: Bracket) throws(Stop) -> Bool {
    guard isIndicator(Byte.question) else { return false }
    at += 1
    try skipSeparation(in: bracket)
    return true
  }

  /// Moves to the next content, which has to precede the end of the document and, on a later line,
  /// be indented enough.
  mutating func skipSeparation(in bracket: Bracket) throws(Stop) {
    let startLine = line
    skipToContent()
    let opening = bracket.offset..<bracket.offset + 1
    if at == end { throw stop(.unclosedBracket(text(opening)), at: opening) }
    if line == startLine { return }
    if isAtMarker {
      throw stop(
        .unclosedBracket(text(opening)), at: opening,
        notes: [.init(.markerHere, at: file.range(at..<at + 3))])
    }
    if line.indent < bracket.indent {
      if !line.isIndentedBySpaces { throw stopAtTab() }
      throw stop(
        .bracketOverLines(text(opening), needed: bracket.indent), at: opening,
        notes: [.init(.lineHere(line.indent), at: file.range(character(at: at)))])
    }
  }

  private mutating func stopAtUnexpected(
    after item: Node? = nil, in bracket: Bracket
  ) -> Stop {
    let opening = bracket.offset..<bracket.offset + 1
    let closing = String(Unicode.Scalar(bracket.closing))
    let quotable: String? = if let item { textInQuotes(after: item) } else { nil }
    return stop(
      bytes[at] == Byte.colon ? .unexpectedColon(closing) : .missingComma(closing, quotable),
      at: character(at: at),
      notes: [.init(.openedHere(text(opening)), at: file.range(opening))])
  }

  /// Returns the text that would need quotes if the item and the following text were meant as one:
  /// `a {b}` or `[a]?`. Returns nil if they look like two items.
  private func textInQuotes(after item: Node) -> String? {
    let first = item.range.lowerBound
    switch bytes[first] {
    case Byte.openBracket, Byte.openBrace:
      return bytes[at].closesBracket ? nil : "begins with '\(text(first..<first + 1))'"
    default:
      guard case .scalar(let scalar) = item.content, scalar.style == .plain, !scalar.text.isEmpty,
        bytes[at] == Byte.openBracket || bytes[at] == Byte.openBrace
      else { return nil }
      return "holds '\(text(at..<at + 1))'"
    }
  }
}

extension UInt8 {
  fileprivate var closesBracket: Bool { self == Byte.closeBracket || self == Byte.closeBrace }
}

extension Diagnostic.Message {
  static let markerHere: Self = "the document ends here"
  fileprivate static let missingItem: Self = "a value is missing before ','; remove the ','"

  fileprivate static func unclosedBracket(_ bracket: String) -> Self {
    "this '\(bracket)' is never closed; add the closing bracket"
  }

  fileprivate static func bracketOverLines(_ bracket: String, needed: Int) -> Self {
    """
    this '\(bracket)' is not closed on its line; close it there, or indent its further lines, the \
    closing bracket too, by at least \(needed)
    """
  }

  static func lineHere(_ indent: Int) -> Self {
    "this line is indented by \(indent)"
  }

  fileprivate static func openedHere(_ bracket: String) -> Self {
    "the '\(bracket)' is here"
  }

  fileprivate static func missingComma(_ closing: String, _ textInQuotes: String?) -> Self {
    let hint = textInQuotes.map { "; put a text that \($0) in quotes" }
    return "expected ',' or '\(closing)' before this\(hint ?? "")"
  }

  fileprivate static func unexpectedColon(_ closing: String) -> Self {
    """
    a second ':' before ',' or '\(closing)'; put ',' between entries, or text that holds ': ' in \
    quotes
    """
  }
}
