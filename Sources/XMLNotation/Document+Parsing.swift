package import SourceText

extension Document {
  /// The XML 1.0 document in `file`, without validation and without namespaces, whose colons are
  /// parts of names:
  /// `Document(parsing: SourceFile(path: "a.xib", text: "<a b='1'/>"), reporting: &diagnostics)`.
  ///
  /// Reports an error and returns nil if the text is not well-formed. A document type is skipped;
  /// one with declarations of its own, which could change the meaning of the rest, is refused.
  package init?(
    parsing file: SourceFile, limits: Limits = .standard, reporting diagnostics: inout Diagnostics
  ) {
    var reader = Reader(file, limits: limits)
    let document = try? reader.document()
    diagnostics.append(reader.diagnostics)
    guard let document, !reader.diagnostics.hasErrors else { return nil }
    self = document
  }

  /// Limits beyond which a text is refused.
  package struct Limits: Hashable, Sendable {
    /// The highest number of bytes.
    package var maximumSize: Int
    /// How deeply elements may be nested.
    package var maximumDepth: Int
    /// How many errors are reported before the reader gives up.
    package var maximumErrors: Int

    package init(maximumSize: Int = 64 << 20, maximumDepth: Int = 200, maximumErrors: Int = 20) {
      self.maximumSize = maximumSize
      self.maximumDepth = maximumDepth
      self.maximumErrors = maximumErrors
    }

    /// Far above what Interface Builder writes, and below what exhausts a stack.
    package static let standard = Limits()
  }
}
