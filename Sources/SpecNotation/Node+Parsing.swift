package import SourceText

extension Node {
  /// Reads the only YAML 1.2.2 document in `file` with the core schema:
  /// `Node(parsing: SourceFile(path: "a.yml", text: "list: [1, 2]"), reporting: &diagnostics)`.
  ///
  /// Returns nil if the rest of the text cannot be read: after an unclosed bracket, a tab in the
  /// indentation, a second document, or a limit. Errors that leave the structure clear are reported
  /// together, and a node is returned, so that later stages can report more. These are a duplicate
  /// or unreadable key (omitted with its value), an unknown alias (read as null), a bad escape
  /// (U+FFFD), and a tag that does not fit (ignored). So callers have to check `hasErrors` before
  /// they use the node.
  package init?(
    parsing file: SourceFile, limits: InputFormat.Limits = InputFormat.spec.limits,
    reporting diagnostics: inout Diagnostics
  ) {
    var reader = Reader(file, limits: limits)
    let document = try? reader.document()
    diagnostics.append(reader.diagnostics)
    guard let document else { return nil }
    self = document
  }
}
