package import SourceText

extension Document {
  /// Parses the XML 1.0 document in `file`, without validation and without namespaces, whose colons
  /// are parts of names:
  /// `Document(parsing: SourceFile(path: "a.xib", text: "<a b='1'/>"), reporting: &diagnostics)`.
  ///
  /// Reports an error and returns nil if the text is not well-formed. A document type is skipped,
  /// but one with its own declarations, which could change the meaning of the rest, is an error.
  package init?(
    parsing file: SourceFile, limits: InputFormat.Limits = InputFormat.interface.limits,
    reporting diagnostics: inout Diagnostics
  ) {
    var reader = XMLReader(file, limits: limits)
    let document = try? reader.document()
    diagnostics.append(reader.diagnostics)
    guard let document, !reader.diagnostics.hasErrors else { return nil }
    self = document
  }
}
