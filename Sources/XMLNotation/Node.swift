package import SourceText

/// A piece of a document or of an element.
package enum Node: Hashable, Sendable {
  case element(Element)
  case text(CharacterData)
  /// `<!-- … -->`
  case comment(SourceRange)
  /// `<?…?>`, the declaration at the start included.
  case instruction(SourceRange)
  /// `<!DOCTYPE …>`
  case documentType(SourceRange)

  /// From its first byte to its last.
  package var range: SourceRange {
    switch self {
    case .element(let element): element.range
    case .text(let text): text.range
    case .comment(let range), .instruction(let range), .documentType(let range): range
    }
  }

  package var element: Element? {
    if case .element(let element) = self { element } else { nil }
  }
}

/// The text between tags, as it reads and as it was written.
package struct CharacterData: Hashable, Sendable {
  /// The text with its references resolved and each of its line ends as a line feed.
  package let value: String
  package let range: SourceRange
  /// Whether it is in `<![CDATA[ … ]]>`, which the range includes.
  package let isSection: Bool

  package init(_ value: String, range: SourceRange, isSection: Bool = false) {
    self.value = value
    self.range = range
    self.isSection = isSection
  }

  /// Whether it holds only blanks and line ends.
  package var isBlank: Bool {
    !isSection && value.utf8.allSatisfy(\.isSpace)
  }
}
