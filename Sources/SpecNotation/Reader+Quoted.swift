import SourceText

// Single- and double-quoted scalars (7.3.1, 7.3.2).
extension Reader {
  /// Reads `'text'`, in which `''` is a quote, or `"text"` with its escapes. Later lines need
  /// `indent` spaces.
  mutating func quoted(by quote: UInt8, indent: Int) throws(Stop) -> Node {
    let open = at
    at += 1
    buffer.removeAll(keepingCapacity: true)
    // Blanks at the end of a line are dropped, unless they were escaped.
    var solid = 0
    while true {
      let from = at
      skipRun(to: quote)
      buffer += bytes[from..<at]
      if bytes[at] == quote {
        at += 1
        guard quote == Byte.singleQuote, bytes[at] == quote else { break }
        buffer.append(quote)
        at += 1
      } else if bytes[at] != Byte.backslash {
        try foldQuotedLines(open: open, indent: indent, keeping: solid)
      } else if at + 1 < end, bytes[at + 1].endsLine {
        at += 1
        let breaks = try skipQuotedBreaks(open: open, indent: indent)
        buffer.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
      } else {
        try escape()
      }
      solid = buffer.count
    }
    if !rareCharacters.isEmpty { quotedRanges.append(open..<at) }
    let style: Scalar.Style = quote == Byte.singleQuote ? .singleQuoted : .doubleQuoted
    let text = String(decoding: buffer, as: UTF8.self)
    return try node(.scalar(Scalar(text: text, style: style, value: .string)), at: open..<at)
  }

  /// Moves to the next `quote`, line end or, in double quotes, backslash.
  @inline(__always) private mutating func skipRun(to quote: UInt8) {
    while true {
      let byte = bytes[at]
      if byte == quote || byte.endsLine { return }
      if byte == Byte.backslash, quote == Byte.doubleQuote { return }
      at += 1
    }
  }

  /// Folds the line break at `at`. Blanks before and after it are dropped, except those before
  /// `solid`.
  private mutating func foldQuotedLines(
    open: Int, indent: Int, keeping solid: Int
  ) throws(Stop) {
    while buffer.count > solid, let last = buffer.last, last.isBlank { buffer.removeLast() }
    try fold(skipQuotedBreaks(open: open, indent: indent))
  }

  /// Moves over line breaks to the next text inside quotes, and returns the number of line breaks.
  private mutating func skipQuotedBreaks(open: Int, indent: Int) throws(Stop) -> Int {
    var breaks = 0
    while at < end, bytes[at].endsLine {
      skipBreak()
      breaks += 1
      if isAtMarker { break }
      if line.indent < indent, !line.isIndentedBySpaces { throw stopAtTab() }
    }
    let quote = open..<open + 1
    if at == end { throw stop(.unclosedQuote, at: quote) }
    if isAtMarker {
      throw stop(
        .unclosedQuote, at: quote,
        notes: [.init(.markerHere, at: file.range(at..<at + 3))])
    }
    if line.indent < indent {
      throw stop(
        .quoteOverLines(needed: indent), at: quote,
        notes: [.init(.lineHere(line.indent), at: file.range(character(at: at)))])
    }
    return breaks
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosedQuote: Self = "this quote is never closed; add the closing one"

  fileprivate static func quoteOverLines(needed: Int) -> Self {
    """
    this quote is not closed on its line; close it there, or indent its further lines by at \
    least \(needed)
    """
  }
}
