import CommandNotation
import FileStore
import SourceText

/// What ends a command early: what to tell the user, and the code to exit with.
struct Failure: Error {
  let code: ExitCode
  /// What is wrong, if it is not in a file.
  var message: String?
  /// What is wrong in specs, templates and data.
  var diagnostics = Diagnostics()
  /// The command whose usage helps, if the command line was wrong.
  var command: String?

  init(code: ExitCode, message: String, command: String? = nil) {
    self.code = code
    self.message = message
    self.command = command
  }

  /// A mistake on the command line.
  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }

  init(_ error: UsageError) { self.init(code: .usage, message: error.message) }

  /// Ends a command because of problems in what it read.
  init(_ diagnostics: Diagnostics) {
    code = .badInput
    self.diagnostics = diagnostics
  }

  /// Ends a command because files cannot be read or written.
  init(_ problem: FileProblem) {
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

  /// Says it to the user, or to a program, or to both.
  func report(on console: Console, as reporter: Reporter) {
    if let text = reporter.text(of: Report(diagnostics, errors: message.map { [$0] } ?? [])) {
      return console.write(text)
    }
    console.print(diagnostics)
    if let message { console.error(message) }
    if code == .usage {
      console.hint("see 'screens-gen\(command.map { " \($0)" } ?? "") --help'")
    }
    if reporter == .json { console.write(json) }
  }

  private var json: String {
    let general = message.map { [JSONText.diagnostic($0)] } ?? []
    return JSONText.document([("diagnostics", .list(diagnostics.json + general))]).text
  }
}
