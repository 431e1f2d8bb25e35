extension Report {
  /// The report as workflow commands, which GitHub shows as annotations of a pull request's lines.
  package var github: String {
    var printer = DiagnosticPrinter()
    var text = ""
    for diagnostic in diagnostics.sorted {
      var message = diagnostic.message.text
      for note in diagnostic.notes {
        let line = printer.position(of: note.range).line
        message += "\n\(note.range.file.path):\(line): note: \(note.message.text)"
      }
      let (line, column) = printer.characterPosition(of: diagnostic.range)
      text +=
        "::\(diagnostic.severity.rawValue) file=\(diagnostic.range.file.path.asProperty),"
        + "line=\(line),col=\(column)::\(message.asData)\n"
    }
    return general.reduce(into: text) { $0 += "::\($1.severity.rawValue)::\($1.text.asData)\n" }
  }
}

extension String {
  /// The text as the message of a command. Without this, a line feed would begin another command.
  fileprivate var asData: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The text as the value of a property of a command, which ends at a comma or a colon.
  fileprivate var asProperty: String {
    escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0).printable }.joined()
  }
}
