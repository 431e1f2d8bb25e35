import Runs
import SourceText

extension Failure {
  init(_ error: UsageError) { self.init(code: .usage, message: error.message) }

  /// Reports the failure to the user, to a program or to both.
  func report(on console: Console, as reporter: Reporter) {
    console.show(
      Report(diagnostics, errors: message.map { [$0] } ?? []), as: reporter, json: [])
    if code == .usage, reporter == .text || reporter == .json {
      console.hint("see 'screens-gen\(command.map { " \($0)" } ?? "") --help'")
    }
  }
}
