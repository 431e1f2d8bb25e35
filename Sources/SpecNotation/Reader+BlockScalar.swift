import SourceText

/// The first line of a block scalar: `|`, `>2`, `|+`, `>-1` (8.1.1).
private struct BlockHeader {
  enum Chomping { case strip, clip, keep }

  var isFolded = false
  var chomping = Chomping.clip
  /// The indentation indicator, if there is one.
  var indent: Int?
}

// Literal and folded scalars (8.1).
extension Reader {
  /// Reads `|` or `>` and the lines below it, which are indented by more than `indent`.
  mutating func blockScalar(indent: Int) throws(Stop) -> Node {
    let start = at
    guard let header = blockHeader() else {
      return try plainText(from: start, .badHeader, at: at..<at + 1, indent: indent)
    }
    var upper = at
    skipBlanks()
    if !isAtLineEnd {
      let message = Diagnostic.Message.textAfterHeader(text(start..<upper))
      return try plainText(from: start, message, at: character(at: at), indent: indent)
    }
    skipToLineEnd()

    buffer.removeAll(keepingCapacity: true)
    if at < end {
      skipBreakOnly()
      // In the specification, the indentation around the outermost value is -1, but all parsers
      // count its digit from 0.
      let own: Int
      if let digit = header.indent {
        own = max(indent, 0) + digit
      } else {
        own = try detectIndent(above: indent)
      }
      try blockLines(header, indent: own, upper: &upper)
      try requireEnd(of: own, above: indent)
    }
    let text = String(decoding: buffer, as: UTF8.self)
    let style: Scalar.Style = header.isFolded ? .folded : .literal
    return try node(.scalar(Scalar(text: text, style: style, value: .string)), at: start..<upper)
  }

  /// Reports a comparison such as `> 0`, which needs quotes, and reads it as the intended text.
  private mutating func plainText(
    from start: Int, _ message: Diagnostic.Message, at range: Range<Int>, indent: Int
  ) throws(Stop) -> Node {
    try report(message, at: range)
    at = start
    return try plainScalar(indent: indent + 1, inFlow: false)
  }

  /// Reads the header. Returns nil at a byte that cannot be part of a header.
  private mutating func blockHeader() -> BlockHeader? {
    var header = BlockHeader(isFolded: bytes[at] == Byte.greater)
    var hasChomping = false
    at += 1
    while true {
      switch bytes[at] {
      case Byte.plus where !hasChomping, Byte.dash where !hasChomping:
        header.chomping = bytes[at] == Byte.plus ? .keep : .strip
        hasChomping = true
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indent == nil:
        header.indent = Int(bytes[at] - UInt8(ascii: "0"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.plus, Byte.dash:
        return nil
      default:
        return header
      }
      at += 1
    }
  }

  /// Moves to the first byte of the next line, because white space is content inside block scalars.
  private mutating func skipBreakOnly() {
    if bytes[at] == Byte.carriageReturn, bytes[at + 1] == Byte.lineFeed { at += 1 }
    at += 1
    line.start = at
  }

  /// Returns the indentation of the first line that is not empty, or of the longest line if all are
  /// empty (8.1.1.1).
  private mutating func detectIndent(above indent: Int) throws(Stop) -> Int {
    var next = at
    var longest = 0
    var longestLine = at
    while true {
      let lineStart = next
      while bytes[next] == Byte.space { next += 1 }
      let spaces = next - lineStart
      if next == end || !bytes[next].endsLine {
        let isContent = next < end && spaces > indent
        if isContent, longest > spaces {
          throw stop(
            .emptyLineTooLong(longest, spaces), at: longestLine..<longestLine + longest)
        }
        return isContent ? spaces : max(longest, spaces, indent + 1)
      }
      if spaces > longest { (longest, longestLine) = (spaces, lineStart) }
      if bytes[next] == Byte.carriageReturn, bytes[next + 1] == Byte.lineFeed { next += 1 }
      next += 1
    }
  }

  /// Appends the lines that are indented by `indent`, folded and chomped. `upper` is set to the end
  /// of the last line that is not empty.
  private mutating func blockLines(
    _ header: BlockHeader, indent: Int, upper: inout Int
  ) throws(Stop) {
    var emptyLines = 0
    var isFirst = true
    var wasSpaced = false
    while at < end {
      let spaces = indentation(upTo: indent)
      let content = line.start + spaces
      if bytes[content].endsLine {
        at = content
        if at == end {
          // Spaces at the very end are not a line, unless there is nothing else.
          if isFirst, emptyLines == 0, spaces > 0 { emptyLines = 1 }
          break
        }
        emptyLines += 1
        skipBreakOnly()
        continue
      }
      if spaces < indent || (content == line.start && isAtMarker) { break }

      let isSpaced = bytes[content].isBlank
      if isFirst {
        appendBreaks(emptyLines)
      } else if header.isFolded, !isSpaced, !wasSpaced {
        fold(emptyLines + 1)
      } else {
        appendBreaks(emptyLines + 1)
      }
      at = content
      skipToLineEnd()
      buffer += bytes[content..<at]
      upper = at
      (emptyLines, isFirst, wasSpaced) = (0, false, isSpaced)
      if at == end { break }
      skipBreakOnly()
    }
    if !isFirst, header.chomping != .strip { appendBreaks(1) }
    if header.chomping == .keep { appendBreaks(emptyLines) }
  }

  /// Returns the number of spaces at the start of the line at `at`, at most `limit`.
  private func indentation(upTo limit: Int) -> Int {
    var spaces = 0
    while spaces < limit, bytes[at + spaces] == Byte.space { spaces += 1 }
    return spaces
  }

  private mutating func appendBreaks(_ count: Int) {
    buffer.append(contentsOf: repeatElement(Byte.lineFeed, count: count))
  }

  /// Reports an error for a line after the text that belongs neither to it nor to an outer value: a
  /// line that is indented by more than `outer` and is not a comment.
  private mutating func requireEnd(of indent: Int, above outer: Int) throws(Stop) {
    if at == end { return }
    at = line.start
    enterLine()
    if at == end || isAtMarker { return }
    if !line.isIndentedBySpaces, line.indent < indent { throw stopAtTab() }
    if line.indent > outer, !startsComment {
      throw stop(.lineInBetween(line.indent, needed: indent), at: character(at: at))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let badHeader: Self = """
    after '|' or '>', only one digit from 1 to 9 and one of '+' and '-' can follow; put quotes \
    around a text that starts so
    """

  fileprivate static func textAfterHeader(_ header: String) -> Self {
    "the text after '\(header)' starts on the next line; put it there, or quotes around the value"
  }

  fileprivate static func emptyLineTooLong(_ spaces: Int, _ indent: Int) -> Self {
    """
    this empty line is indented by \(spaces), the first line of the text by \(indent); remove its \
    spaces
    """
  }

  fileprivate static func lineInBetween(_ spaces: Int, needed: Int) -> Self {
    "this line is indented by \(spaces), the text above by \(needed); align them"
  }
}
