import Regeneration
import ScreensGenerator
import SourceText

extension GenerateRun {
  /// Writes what the run does: a status line a file, what is in its way, the counts, and the
  /// command to go on with; or all that as one JSON document.
  func report(on console: Console, isWritten: Bool, next: String?, asJSON: Bool) {
    let report = ChangeReport(changes, isWritten: isWritten)
    var diagnostics = warnings
    diagnostics.append(report.diagnostics)
    console.print(diagnostics)
    if asJSON { return console.write(json(report, diagnostics, next: next)) }
    report.print(on: console, next: next)
  }

  /// Writes, on standard error, the status line of each file that the run would change.
  func reportDifferences(on console: Console) {
    for change in changes where change.change.changesDisk || change.change.isConflict {
      console.hint(console.statusLine(change.change.word, change.place, isError: true))
    }
  }

  /// Writes what keeps the run from writing anything.
  func reportObstacles(on console: Console) {
    let report = ChangeReport(changes.filter(\.change.isBlocked), isWritten: false)
    console.print(report.diagnostics)
    report.printProblems(on: console)
  }

  /// Writes which conflicts of earlier runs are not settled.
  func reportOpenConflicts(on console: Console) {
    let report = ChangeReport(changes.filter(\.change.isOpen), isWritten: false)
    console.print(report.diagnostics)
    report.printProblems(on: console)
  }

  private func json(_ report: ChangeReport, _ diagnostics: Diagnostics, next: String?) -> String {
    JSONText.document(
      [("specs", .list(plans.map { .text($0.file.path) }))] + report.json
        + [
          ("next", next.map { .text($0) } ?? .null),
          ("diagnostics", .list(diagnostics.json)),
        ]
    ).text
  }
}
