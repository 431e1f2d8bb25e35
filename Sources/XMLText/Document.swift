package import SourceText

/// An XML 1.0 document, with the range of everything in it.
///
/// No part of the text is lost: the ranges of `prolog`, `root` and `epilog` follow each other from
/// the first byte to the last, and so do those within an element. To write a changed document,
/// replace ranges of `file.text`. All other bytes stay as they are.
package struct Document: Hashable, Sendable {
  package let file: SourceFile
  /// Everything before the root: the byte order mark, the declaration, comments, white space.
  package let prolog: [XMLNode]
  package let root: Element
  /// Everything after the root: comments and white space.
  package let epilog: [XMLNode]

  package init(file: SourceFile, prolog: [XMLNode], root: Element, epilog: [XMLNode]) {
    self.file = file
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }
}

extension Document {
  /// All elements, each before its own descendants.
  package var elements: [Element] { [root] + root.descendants }
}
