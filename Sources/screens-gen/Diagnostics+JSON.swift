import SourceText

extension JSONText {
  /// A document of ours. Its first member is the number of its shape, which grows when a program
  /// that read the last one could go wrong with the next.
  static func document(_ members: [(String, JSONText)]) -> JSONText {
    .object([("schema", .number(1))] + members)
  }

  /// An error that has no place in a file.
  static func diagnostic(_ message: String) -> JSONText {
    .object([
      ("severity", .text("error")), ("file", .null), ("line", .null), ("column", .null),
      ("message", .text(message)),
    ])
  }
}

extension Diagnostics {
  /// The diagnostics in the order in which they are printed.
  var json: [JSONText] {
    var printer = DiagnosticPrinter()
    return sorted.map { diagnostic in
      let (line, column) = printer.position(of: diagnostic.range)
      return .object([
        ("severity", .text(diagnostic.severity.rawValue)),
        ("file", .text(diagnostic.range.file.path)), ("line", .number(line)),
        ("column", .number(column)), ("message", .text(diagnostic.message.text)),
      ])
    }
  }
}
