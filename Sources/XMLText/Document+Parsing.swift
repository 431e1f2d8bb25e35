package import SourceText

extension Document {
  /// Parses the XML 1.0 document in `file`, without validation and without namespaces, whose colons
  /// are parts of names:
  /// `Document(parsing: SourceFile(path: "a.xib", text: "<a b='1'/>"), reporting: &diagnostics)`.
  ///
  /// Reports an error and returns nil if the text is not well-formed. A document type is skipped,
  /// but one with its own declarations, which could change the meaning of the rest, is an error.
  package init?(
    parsing file: SourceFile, limits: Limits = .standard, reporting diagnostics: inout Diagnostics
  ) {
    var reader = XMLReader(file, limits: limits)
    let document = try? reader.document()
    diagnostics.append(reader.diagnostics)
    guard let document, !reader.diagnostics.hasErrors else { return nil }
    self = document
  }

  /// The limits beyond which a text is rejected.
  package struct Limits: Hashable, Sendable {
    /// The maximum number of bytes.
    package var maximumSize: Int
    /// The maximum depth of nested elements.
    package var maximumDepth: Int
    /// The number of errors after which the reader stops.
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
