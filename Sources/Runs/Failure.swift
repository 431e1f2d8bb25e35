package import FileStore
package import SourceText

/// What ends a command early: what to tell the user, and the code to exit with.
package struct Failure: Error {
  package let code: ExitCode
  /// What is wrong, if it is not in a file.
  package var message: String?
  /// What is wrong in specs, templates and data.
  package var diagnostics = Diagnostics()
  /// The command whose usage helps, if the command line was wrong.
  package var command: String?

  package init(code: ExitCode, message: String) {
    self.code = code
    self.message = message
  }

  /// A mistake on the command line.
  package static func usage(_ message: String) -> Failure {
    Failure(code: .usage, message: message)
  }

  /// Ends a command because of problems in what it read.
  package init(_ diagnostics: Diagnostics) {
    code = .badInput
    self.diagnostics = diagnostics
  }

  /// Ends a command because files cannot be read or written.
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
