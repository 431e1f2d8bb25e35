import SourceText

/// The line that is being read, with its start and the start of its content.
struct Line: Equatable {
  /// The offset of the first byte.
  var start = 0
  /// The number of spaces at its start. Tabs never count as indentation.
  var indent = 0
  /// The offset of the first byte that is neither a space nor a tab.
  var lead = 0

  /// Whether only spaces precede the content.
  var isIndentedBySpaces: Bool { lead - start == indent }
}

// Separation: white space, line breaks and comments (6.1 to 6.7).
extension Reader {
  /// Starts a new line at `at` and moves to its content.
  mutating func enterLine() {
    line.start = at
    while bytes[at] == Byte.space { at += 1 }
    line.indent = at - line.start
    skipBlanks()
    line.lead = at
  }

  /// Moves over a line feed, a carriage return, or both, to the content of the next line.
  mutating func skipBreak() {
    if bytes[at] == Byte.carriageReturn, bytes[at + 1] == Byte.lineFeed { at += 1 }
    at += 1
    enterLine()
  }

  @inline(__always) mutating func skipBlanks() {
    while bytes[at].isBlank { at += 1 }
  }

  /// Moves over white space, comments and line breaks to the next content, a document marker, or
  /// the end. Calling it again changes nothing.
  mutating func skipToContent() {
    while true {
      skipBlanks()
      if startsComment { skipToLineEnd() }
      if at == end || !bytes[at].endsLine { return }
      skipBreak()
    }
  }

  mutating func skipToLineEnd() {
    while !bytes[at].endsLine { at += 1 }
  }

  /// Whether a comment begins at `at`: a `#` at the start of a line or after white space (6.6).
  var startsComment: Bool {
    bytes[at] == Byte.hash && (at == line.start || bytes[at - 1].isBlank)
  }

  /// Whether the rest of the line is empty or a comment. Blanks have been skipped.
  var isAtLineEnd: Bool { bytes[at].endsLine || startsComment }

  /// Whether `---` or `...` is at the start of the line, which ends everything that is open
  /// (9.1.2).
  var isAtMarker: Bool { at == line.start && (isMarker(Byte.dash) || isMarker(Byte.dot)) }

  func isMarker(_ byte: UInt8) -> Bool {
    bytes[at] == byte && bytes[at + 1] == byte && bytes[at + 2] == byte
      && bytes[at + 3].isSeparator
  }

  /// The column of the content at `at`, or -1, which is left of everything, at the end of the
  /// document.
  var column: Int { at == end || isAtMarker ? -1 : at - line.start }

  /// Returns whether the byte at `at` is `-`, `?` or `:` as an indicator, which is followed by
  /// white space.
  @inline(__always) func isIndicator(_ byte: UInt8) -> Bool {
    bytes[at] == byte && bytes[at + 1].isSeparator
  }

  /// Reports a tab in the indentation of the line, and returns the error to throw.
  mutating func stopAtTab() -> Stop {
    let tab = line.start + line.indent
    return stop(.tab, at: tab..<tab + 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let tab: Self = "a tab cannot indent; use spaces"
}
