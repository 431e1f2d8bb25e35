import SourceText

// Documents (9).
extension Reader {
  /// Reads the whole text as one document.
  mutating func document() throws(Stop) -> Node {
    if end > limits.size { throw stop(.tooLarge(limits.size), at: 0..<0) }
    try checkCharacters()
    skipByteOrderMark()
    skipToContent()
    while isAtDocumentEnd { try skipDocumentEnd() }
    let hasDirectives = try directives()
    if isAtMarker, isMarker(Byte.dash) {
      at += 3
    } else if hasDirectives {
      throw stop(.directivesWithoutDocument, at: character(at: at))
    }
    // The outermost value may start in column 0.
    let node = try blockNode(BlockPlace(indent: -1))
    try skipRest()
    try checkRareCharacters()
    return node
  }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    enterLine()
  }

  /// Reports an error for anything after the document.
  private mutating func skipRest() throws(Stop) {
    skipToContent()
    var marker: Range<Int>?
    while isAtDocumentEnd {
      marker = at..<at + 3
      try skipDocumentEnd()
    }
    if at == end { return }
    if isAtMarker { throw stop(.secondDocument, at: at..<at + 3) }
    if let marker {
      throw stop(
        .contentAfterEnd, at: character(at: at),
        notes: [.init(.markerHere, at: file.range(marker))])
    }
    if at == line.lead, !line.isIndentedBySpaces { throw stopAtTab() }
    throw stop(.contentAfterValue, at: character(at: at))
  }

  private var isAtDocumentEnd: Bool { at == line.start && isMarker(Byte.dot) }

  private mutating func skipDocumentEnd() throws(Stop) {
    at += 3
    skipBlanks()
    if !isAtLineEnd { throw stop(.textAfterMarker, at: character(at: at)) }
    skipToContent()
  }
}

extension Diagnostic.Message {
  fileprivate static let directivesWithoutDocument: Self =
    "expected '---' after the lines that begin with '%'"
  fileprivate static let secondDocument: Self =
    "a second document starts here; keep one document in a file"
  fileprivate static let contentAfterEnd: Self = "text after the end of the document; remove it"
  fileprivate static let contentAfterValue: Self =
    "text after the value of the document; check the indentation, or put all of it in quotes"
  fileprivate static let textAfterMarker: Self = "text after '...'; remove it"

  fileprivate static func tooLarge(_ limit: Int) -> Self {
    "the text is larger than \(limit) bytes; split it"
  }
}
