package import SourceText

/// A value of a document, with the place it was read from.
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
  /// From the first to the last byte of the value, quotes and brackets included, anchor and tag
  /// not. A literal or folded text starts at its `|` or `>` and ends with its last line that is not
  /// empty. For a value that was left out, empty, at the place where it would stand; for an alias,
  /// where the alias is, while the nodes inside keep the places where they were written.
  package var range: SourceRange

  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}
