/// What a command found, for programs to read: diagnostics in files, and messages about no file.
package struct Report {
  package var diagnostics: Diagnostics
  /// Errors without a position, such as those of a command line.
  package var errors: [String]

  package init(_ diagnostics: Diagnostics, errors: [String] = []) {
    self.diagnostics = diagnostics
    self.errors = errors
  }

  /// Messages without a position, among them how many diagnostics were not kept.
  var general: [(severity: Diagnostic.Severity, text: String)] {
    diagnostics.remainder.map { ($0, "and \($1)") } + errors.map { (.error, $0) }
  }
}
