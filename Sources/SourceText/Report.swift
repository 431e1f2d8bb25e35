/// The findings of a command for programs: diagnostics in files, and messages without a file.
package struct Report {
  package var diagnostics: Diagnostics
  /// Errors without a position, such as those of a command line.
  package var errors: [String]

  package init(_ diagnostics: Diagnostics, errors: [String] = []) {
    self.diagnostics = diagnostics
    self.errors = errors
  }

  /// The messages without a position, including the numbers of diagnostics that were not kept.
  var general: [(severity: Diagnostic.Severity, text: String)] {
    diagnostics.remainder.map { ($0, "and \($1)") } + errors.map { (.error, $0) }
  }
}
