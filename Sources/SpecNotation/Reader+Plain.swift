import SourceText

// Plain scalars (7.3.3).
extension Reader {
  /// Returns whether a plain text can start at `at`. It cannot start with an indicator, except a
  /// `-`, `?` or `:` that is directly followed by text.
  func startsPlain(inFlow: Bool) -> Bool {
    switch bytes[at] {
    case Byte.dash, Byte.question, Byte.colon:
      isPlainSafe(bytes[at + 1], inFlow: inFlow)
    case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace,
      Byte.hash, Byte.ampersand, Byte.asterisk, Byte.exclamation, Byte.bar, Byte.greater,
      Byte.singleQuote, Byte.doubleQuote, Byte.percent, Byte.at, Byte.backtick:
      false
    default: true
    }
  }

  /// Returns whether `byte` can follow a `-`, `?` or `:` and thereby make it part of a text.
  @inline(__always) func isPlainSafe(_ byte: UInt8, inFlow: Bool) -> Bool {
    !byte.isSeparator && !(inFlow && byte.isFlowIndicator)
  }

  /// Reads a plain text. Its later lines need `indent` spaces.
  mutating func plainScalar(indent: Int, inFlow: Bool) throws(Stop) -> Node {
    let start = at
    var solid = at
    var breaks = 0
    buffer.removeAll(keepingCapacity: true)
    repeat {
      if breaks > 0 { fold(breaks) }
      let from = at
      skipPlainLine(inFlow: inFlow)
      solid = at
      buffer += bytes[from..<solid]
      breaks = try skipToContinuation(indent: indent, inFlow: inFlow)
    } while breaks > 0
    return try plainNode(String(decoding: buffer, as: UTF8.self), at: start..<solid)
  }

  private mutating func plainNode(_ text: String, at range: Range<Int>) throws(Stop) -> Node {
    var value = Scalar.Value(plain: text)
    if case .integer = value, Scalar.Value.isTooLong(text) {
      try report(.tooManyDigits(Scalar.Value.maximumDigits), at: range)
      value = .string
    }
    return try node(.scalar(Scalar(text: text, style: .plain, value: value)), at: range)
  }

  /// Moves past the last character on this line that belongs to a plain text.
  private mutating func skipPlainLine(inFlow: Bool) {
    var solid = at
    var next = at
    line: while true {
      switch bytes[next] {
      case Byte.space, Byte.tab:
        next += 1
        continue
      case Byte.end, Byte.lineFeed, Byte.carriageReturn: break line
      case Byte.colon where !isPlainSafe(bytes[next + 1], inFlow: inFlow): break line
      case Byte.hash where next > solid: break line
      case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace:
        if inFlow { break line }
      default: break
      }
      next += 1
      solid = next
    }
    at = solid
  }

  /// Moves to the next line of a plain text, over empty ones, and returns the number of line breaks
  /// skipped: 0 if the text ends on this line.
  private mutating func skipToContinuation(indent: Int, inFlow: Bool) throws(Stop) -> Int {
    let before = (at: at, line: line)
    skipBlanks()
    guard bytes[at].endsLine else {
      at = before.at
      return 0
    }
    var breaks = 0
    var tabbed: Line?
    while at < end, bytes[at].endsLine {
      skipBreak()
      breaks += 1
      if line.indent < indent, !line.isIndentedBySpaces { tabbed = tabbed ?? line }
    }
    if breaks == 0 || line.indent < indent || at == end || isAtMarker
      || !continuesPlain(inFlow: inFlow)
    {
      (at, line) = before
      return 0
    }
    // An empty line within the text may contain a tab only after its indentation.
    if let tabbed {
      line = tabbed
      throw stopAtTab()
    }
    return breaks
  }

  /// Returns whether the text continues here. Its later lines can start with more than its first
  /// one: `- `, `&` and quotes are text there.
  private func continuesPlain(inFlow: Bool) -> Bool {
    switch bytes[at] {
    case Byte.hash: false
    case Byte.colon: isPlainSafe(bytes[at + 1], inFlow: inFlow)
    default: !(inFlow && bytes[at].isFlowIndicator)
    }
  }

  /// Folds line breaks (6.5): a single one becomes a space, and the first of several is dropped.
  mutating func fold(_ breaks: Int) {
    if breaks == 1 {
      buffer.append(Byte.space)
    } else {
      buffer.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks - 1))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManyDigits(_ limit: Int) -> Self {
    "a hexadecimal or octal integer of more than \(limit) digits; write it in decimal"
  }
}
