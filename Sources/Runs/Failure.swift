package import FileStore
package import SourceText

/// An error that ends a command early: the message for the user, and the exit code.
package struct Failure: Error {
  package let code: ExitCode
  /// The message, if the problem is not in a file.
  package var message: String?
  /// The problems in specs, templates and data.
  package var diagnostics = Diagnostics()
  /// The command whose usage is shown, if the command line was wrong.
  package var command: String?

  package init(code: ExitCode, message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the failure for a mistake on the command line.
  package static func usage(_ message: String) -> Failure {
    Failure(code: .usage, message: message)
  }

  /// Creates the failure for problems in what a command read.
  package init(_ diagnostics: Diagnostics) {
    code = .badInput
    self.diagnostics = diagnostics
  }

  /// Creates the failure for files that cannot be read or written.
  package init(_ problem: FileProblem) {
    message = problem.message
    code =
      switch problem.kind {
      case .missing: .noInput
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      case .unfinished: .differences
      case .interrupted: .interrupted
      }
  }
}
