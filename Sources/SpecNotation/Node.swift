package import SourceText

/// A value of a document, with the range it was read from.
package struct Node: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case scalar(Scalar)
    case list([Node])
    case mapping([Entry])
  }

  /// A key and its value, in the order of the document. Keys of one mapping differ.
  package struct Entry: Hashable, Sendable {
    package var key: Node
    package var value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }

  package var content: Content
  /// The range from the first to the last byte of the value, including quotes and brackets but not
  /// the anchor and the tag. A literal or folded text starts at its `|` or `>`, and ends with its
  /// last line that is not empty. The range of an omitted value is empty, at the position where the
  /// value would be. That of an alias is the alias itself, while the nodes inside keep the ranges
  /// where they were written.
  package var range: SourceRange

  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}
