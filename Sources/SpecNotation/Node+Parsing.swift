package import SourceText

extension Node {
  /// The value of the one YAML 1.2.2 document in `file`, read by the core schema:
  /// `Node(parsing: SourceFile(path: "a.yml", text: "list: [1, 2]"), reporting: &diagnostics)`.
  ///
  /// Nil when the text cannot be followed any further: an unclosed bracket, a tab in the
  /// indentation, a second document, a limit. Errors that leave the structure clear are reported
  /// together, and a node is returned, so that later stages can add what they find: a duplicate or
  /// unreadable key (left out with its value), an unknown alias (read as null), a bad escape
  /// (U+FFFD), a tag that does not fit (ignored). So whoever acts on the node asks `hasErrors`
  /// first.
  package init?(
    parsing file: SourceFile, limits: Limits = .standard, reporting diagnostics: inout Diagnostics
  ) {
    var reader = Reader(file, limits: limits)
    let document = try? reader.document()
    diagnostics.append(reader.diagnostics)
    guard let document else { return nil }
    self = document
  }
}
