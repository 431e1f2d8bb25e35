extension JSONText {
  /// A document of ours. Its first member is the number of its shape, which grows when a program
  /// that read the last one could go wrong with the next.
  package static func document(_ members: [(String, JSONText)]) -> JSONText {
    .object([("schema", .number(1))] + members)
  }

  /// What is not in a file, such as an error of the command line.
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
  /// The diagnostics in the order in which they are printed, and no more of them: how many there
  /// are besides is the message of a last one, without a file, for each severity.
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
