import CommandNotation
import Runs
import SourceText

extension Failure {
  /// A mistake on the command line.
  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }

  init(_ error: UsageError) { self.init(code: .usage, message: error.message) }

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
