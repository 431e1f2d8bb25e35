package import SourceText

/// An XML 1.0 document, with the place of everything in it.
///
/// Nothing of the text is lost: the ranges of `prolog`, `root` and `epilog` follow each other from
/// the first byte to the last, and so do those within an element. What writes a changed document
/// replaces ranges of `file.text`, and leaves every other byte as it was.
package struct Document: Hashable, Sendable {
  package let file: SourceFile
  /// What stands before the root: the byte order mark, the declaration, comments, white space.
  package let prolog: [Node]
  package let root: Element
  /// What stands behind the root: comments and white space.
  package let epilog: [Node]

  package init(file: SourceFile, prolog: [Node], root: Element, epilog: [Node]) {
    self.file = file
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }
}

extension Document {
  /// Every element, each before those inside of it.
  package var elements: [Element] { [root] + root.descendants }
}
