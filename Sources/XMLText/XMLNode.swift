package import SourceText

/// A piece of a document or of an element.
package enum XMLNode: Hashable, Sendable {
  case element(Element)
  case text(CharacterData)
  /// A comment: `<!-- … -->`.
  case comment(SourceRange)
  /// An instruction, `<?…?>`, including the declaration at the start.
  case instruction(SourceRange)
  /// A document type: `<!DOCTYPE …>`.
  case documentType(SourceRange)

  /// The range from the first byte to the last.
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

/// The text between tags, with its value and its range.
package struct CharacterData: Hashable, Sendable {
  /// The text with its references resolved, and with a line feed for each line end.
  package let value: String
  package let range: SourceRange
  /// Whether the text is in `<![CDATA[ … ]]>`, which the range includes.
  package let isSection: Bool

  package init(_ value: String, range: SourceRange, isSection: Bool = false) {
    self.value = value
    self.range = range
    self.isSection = isSection
  }

  /// Whether the text has only blanks and line ends.
  package var isBlank: Bool {
    !isSection && value.utf8.allSatisfy(\.isSpace)
  }
}
