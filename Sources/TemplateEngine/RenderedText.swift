package import SourceText

/// What a template was rendered to, and where each part of it comes from.
package struct RenderedText: Hashable, Sendable {
  /// A part of the text, which extends to the next one. Indentation and line ends that a partial or
  /// a block adds belong to the piece beside them.
  package struct Piece: Hashable, Sendable {
    /// The position of the piece in the text, in UTF-8 bytes.
    package let offset: Int
    /// The text or the tag of a template that rendered it.
    package let template: SourceRange
    /// Whether the piece is a value instead of text of a template.
    package let isValue: Bool
  }

  package let text: String
  /// The pieces in the order of the text. A value that is empty has a piece, too.
  package let pieces: [Piece]

  /// Returns the pieces that are, at least in part, in a range of the text.
  package func pieces(in range: Range<Int>) -> ArraySlice<Piece> {
    let start = max(0, count(beginningBefore: range.lowerBound + 1) - 1)
    return pieces[start..<max(start, count(beginningBefore: range.upperBound))]
  }

  private func count(beginningBefore offset: Int) -> Int {
    var range = 0..<pieces.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        pieces[middle].offset < offset
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
