extension Report {
  /// Returns the report as lines that Xcode finds in the output of a build phase. `absolute`
  /// returns the absolute path of a file, because the issue navigator does not find a relative one.
  package func xcode(_ absolute: (String) -> String) -> String {
    var printer = DiagnosticPrinter()
    func line(_ severity: String, _ message: Diagnostic.Message, _ range: SourceRange) -> String {
      let (line, column) = printer.position(of: range)
      return "\(absolute(range.file.path).printable):\(line):\(column): \(severity): "
        + "\(message.text.printable)\n"
    }
    var text = ""
    for diagnostic in diagnostics.sorted {
      text += line(diagnostic.severity.rawValue, diagnostic.message, diagnostic.range)
      for note in diagnostic.notes { text += line("note", note.message, note.range) }
    }
    return general.reduce(into: text) { $0 += "\($1.severity.rawValue): \($1.text.printable)\n" }
  }
}
