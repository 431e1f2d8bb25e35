import Regeneration
import Runs
import ScreensGenerator
import SourceText

/// The report of a command about the changes of a run.
struct ChangeReport {
  let run: GenerateRun
  /// Whether the changes were made, instead of only planned.
  let isWritten: Bool
  /// The next steps for the user, in words or as commands.
  var next: [String] = []

  private var changes: [PlacedChange] { run.changes }

  /// Shows the report and returns the exit code of the command.
  func end(on console: Console, asJSON: Bool) -> ExitCode {
    show(on: console, asJSON: asJSON)
    if run.isBlocked { console.hint("nothing was written") }
    return run.isBlocked || run.hasConflicts ? .differences : .done
  }

  /// Writes a status line for each file that is not left as it was, what is open in it, the counts,
  /// and the command to go on with; or all of that as one JSON document.
  func show(on console: Console, asJSON: Bool) {
    var diagnostics = run.diagnostics
    diagnostics.append(self.diagnostics)
    if asJSON { return console.show(Report(diagnostics), as: .json, json: members) }
    console.print(diagnostics)
    let shown = changes.filter { console.isVerbose || $0.change != .identical }
    console.status(ofItems: shown.map { ($0.change.word, $0.place) })
    printProblems(on: console)
    console.status([summary] + next.map { "next: \($0)" })
  }

  /// Shows only problems, for programs and for users who want nothing else. `differences` are the
  /// places of the changes.
  func show(_ differences: Diagnostics, on console: Console, as reporter: Reporter) {
    var all = differences
    all.append(diagnostics)
    let problems = changes.filter { $0.change.isBlocked || $0.change.isOpen }
      .compactMap { $0.problem(isWritten: false) }
    console.show(Report(all, errors: problems), as: reporter)
  }

  /// Shows only the problems.
  func showProblems(on console: Console) {
    console.print(diagnostics)
    printProblems(on: console)
  }

  private func printProblems(on console: Console) {
    for change in changes {
      if let problem = change.problem(isWritten: isWritten) { console.error(problem) }
      if let note = change.note(isWritten: isWritten) { console.hint(note) }
    }
  }

  private var members: [(String, JSONText)] {
    let files = changes.map { change in
      let reason = change.reason(isWritten: isWritten)
      return JSONText.object(
        [("path", .text(change.place)), ("status", .text(change.change.word))]
          + (reason.map { [("reason", .text($0))] } ?? []))
    }
    let counts = self.counts.map { ($0, JSONText.number($1)) }
    var members: [(String, JSONText)] = [("files", .list(files)), ("counts", .object(counts))]
    // Only a run that was planned from specs lists the specs and the next steps.
    if !run.plans.isEmpty {
      members.insert(("specs", .list(run.plans.map { .text($0.file.path) })), at: 0)
      members.append(("next", next.isEmpty ? .null : .text(next.joined(separator: "; then "))))
    }
    return members
  }

  /// The counts in words, such as `16 files: 14 create, 2 identical`.
  var summary: String {
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    let files = changes.count.counting("file")
    return parts.isEmpty ? files : "\(files): \(parts.joined(separator: ", "))"
  }

  /// The number of files for each status word.
  private var counts: [(word: String, count: Int)] {
    var counts: [String: Int] = [:]
    for change in changes { counts[change.change.word, default: 0] += 1 }
    return Self.words.map { ($0, counts[$0] ?? 0) }
  }

  private static let words = [
    "create", "update", "merge", "move", "identical", "keep", "skip", "force", "remove",
    "conflict",
  ]

  /// The conflicts in the files, each at its first marker.
  private var diagnostics: Diagnostics {
    var diagnostics = Diagnostics()
    for change in changes { diagnostics.append(change.diagnostics(isWritten: isWritten)) }
    return diagnostics
  }
}

extension Int {
  /// Returns the number with the noun, such as `1 file` or `2 files`.
  func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
