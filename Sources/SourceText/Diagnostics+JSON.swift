extension JSONText {
  /// Returns a document of this tool. Its first member is the version of the format, which
  /// increases when a program written for the previous version might fail.
  package static func document(_ members: [(String, JSONText)]) -> JSONText {
    .object([("schema", .number(1))] + members)
  }

  /// Returns a diagnostic without a position, such as an error of the command line.
  package static func diagnostic(
    _ message: String, severity: Diagnostic.Severity = .error
  ) -> JSONText {
    .object([
      ("severity", .text(severity.rawValue)), ("file", .null), ("line", .null), ("column", .null),
      ("message", .text(message)),
    ])
  }
}

extension Diagnostics {
  /// The diagnostics that were kept, in the order in which they are printed. For each severity of
  /// which more were reported, a last message without a file has their number.
  package var json: [JSONText] {
    var printer = DiagnosticPrinter()
    let shown: [JSONText] = sorted.map { diagnostic in
      let (line, column) = printer.position(of: diagnostic.range)
      return .object([
        ("severity", .text(diagnostic.severity.rawValue)),
        ("file", .text(diagnostic.range.file.path)), ("line", .number(line)),
        ("column", .number(column)), ("message", .text(diagnostic.message.text)),
      ])
    }
    return shown + remainder.map { .diagnostic("and \($1)", severity: $0) }
  }
}
