import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText

/// What a command says about changes of files.
struct ChangeReport {
  let changes: [PlacedChange]
  /// Whether the changes were made, rather than looked at.
  let isWritten: Bool
  /// What was found in specs.
  var found = Diagnostics()
  /// The paths of the specs of the run; nil for a command that reads none.
  var specs: [String]?
  /// What to do after it, in words or as a command.
  var next: [String] = []

  /// Says all there is to say; returns how the command ends.
  func end(on console: Console, asJSON: Bool) -> ExitCode {
    show(on: console, asJSON: asJSON)
    let isBlocked = changes.contains(where: \.change.isBlocked)
    if isBlocked { console.hint("nothing was written") }
    return isBlocked || changes.contains(where: \.change.isConflict) ? .differences : .done
  }

  /// Status lines, what they leave open, the counts, and the command to go on with; or all that as
  /// one JSON document.
  func show(on console: Console, asJSON: Bool) {
    var diagnostics = found
    diagnostics.append(self.diagnostics)
    console.print(diagnostics)
    if asJSON { return console.write(json(diagnostics)) }
    console.status(changes.lazy.map { console.statusLine($0.change.word, $0.place) })
    printProblems(on: console)
    console.status([summary] + next.map { "next: \($0.printable)" })
  }

  /// What is wrong, for programs or for a user who wants nothing else; `differences` are where.
  func show(_ differences: Diagnostics, on console: Console, as reporter: Reporter) {
    var all = differences
    all.append(diagnostics)
    let problems = changes.filter { $0.change.isBlocked || $0.change.isOpen }
      .compactMap { $0.problem(isWritten: false) }
    if let text = reporter.text(of: Report(all, errors: problems)) { return console.write(text) }
    console.print(all)
    for problem in problems { console.error(problem) }
  }

  /// Only what is wrong.
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

  private func json(_ diagnostics: Diagnostics) -> String {
    let files = changes.map { change in
      let reason =
        change.problem(isWritten: isWritten) ?? change.change.openConflict
        ?? change.encodingProblem.sorted.first?.message.text
      return JSONText.object(
        [("path", .text(change.place)), ("status", .text(change.change.word))]
          + (reason.map { [("reason", .text($0))] } ?? []))
    }
    let counts = self.counts.map { ($0, JSONText.number($1)) }
    var members: [(String, JSONText)] = [("files", .list(files)), ("counts", .object(counts))]
    if let specs {
      members.insert(("specs", .list(specs.map { .text($0) })), at: 0)
      members.append(("next", next.isEmpty ? .null : .text(next.joined(separator: "; then "))))
    }
    return JSONText.document(members + [("diagnostics", .list(diagnostics.json))]).text
  }

  /// `16 files: 14 create, 2 identical`.
  var summary: String {
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    let files = "\(changes.count) file\(changes.count == 1 ? "" : "s")"
    return parts.isEmpty ? files : "\(files): \(parts.joined(separator: ", "))"
  }

  /// How many files there are of each word.
  private var counts: [(word: String, count: Int)] {
    var counts: [String: Int] = [:]
    for change in changes { counts[change.change.word, default: 0] += 1 }
    return Self.words.map { ($0, counts[$0] ?? 0) }
  }

  private static let words = [
    "create", "update", "merge", "move", "identical", "keep", "skip", "force", "remove",
    "conflict",
  ]
}

extension ChangeReport {
  /// The conflicts that the files have, each at its first marker.
  fileprivate var diagnostics: Diagnostics {
    var diagnostics = Diagnostics()
    for change in changes {
      switch change.change {
      case .open(.markers(let text, let line)):
        let file = SourceFile(path: change.place, text: text)
        diagnostics.error(.openConflict, at: file.range(ofLine: line))
      case .blocked(.notAFile):
        diagnostics.append(change.encodingProblem)
      case .conflict(_, let text) where isWritten && change.change.changesDisk,
        .move(_, let text, isConflict: true) where isWritten:
        let file = SourceFile(path: change.place, text: text)
        for line in text.conflictLines {
          diagnostics.error(.conflict, at: file.range(ofLine: line))
        }
      default:
        diagnostics.append(isWritten ? change.conflicts : change.conflicts.withoutNotes)
      }
    }
    return diagnostics
  }
}

extension FileChange {
  fileprivate var openConflict: String? {
    if case .open(.markers) = self { Diagnostic.Message.openConflict.text } else { nil }
  }
}

extension PlacedChange {
  /// What is wrong with the whole file; nil if nothing is, or if it is reported line by line.
  fileprivate func problem(isWritten: Bool) -> String? {
    switch change {
    case .conflict(_, let text) where change.changesDisk,
      .move(_, let text, isConflict: true) where !text.conflictLines.isEmpty:
      isWritten
        ? nil : "\(edited); generate would leave \(text.conflictLines.countOfConflicts) in it"
    case .conflict, .move(_, _, isConflict: true):
      isWritten
        ? "\(edited), and stays as it is; bring into it what '\(place).generated' has, "
          + "and delete that; to keep it as it is, run with '--on-conflict keep'"
        : "\(edited); generate would leave it, and put '\(place).generated' beside it"
    case .open(.markers):
      nil
    case .blocked(.notAFile):
      fileProblem
    case .open(.beside):
      "'\(place).generated' is still there; bring into '\(place)' what it has, "
        + "delete it, then run again"
    case .blocked(.exists):
      "'\(place)' is there already, with something else in it; move it away, then run again"
    case .blocked(.changedSince):
      "'\(place)' changed after that run; '--force' takes it back too, and keeps a copy of yours"
    case .blocked(.tooManyCopies):
      "'\(place)' has nine copies of yours beside it; delete those that you do not need"
    case .create, .update, .identical, .keep, .orphan, .merge, .move, .force, .remove, .skip:
      nil
    }
  }

  /// What is worth to be said of a change that went well.
  fileprivate func note(isWritten: Bool) -> String? {
    switch change {
    case .force:
      "your edits of '\(place.printable)' \(isWritten ? "gave" : "would give") way; a copy is kept"
    case .orphan:
      "'\(place.printable)' has edits, and its spec no longer yields it; "
        + "delete it if you no longer need it"
    default: nil
    }
  }

  /// Why what is at the path of an output file cannot be read; nil if it is not UTF-8, which
  /// `encodingProblem` reports with its line.
  private var fileProblem: String? {
    if Workspace.store.kind(of: place) != .file {
      return "'\(place)' is not a text file; move it away"
    }
    return encodingProblem.isEmpty
      ? "'\(place)' has more than \(FileStore.foundSizeLimit) MB, the limit; move it away" : nil
  }

  /// The first byte that is not UTF-8 of a file that is in the way because of it.
  fileprivate var encodingProblem: Diagnostics {
    var problem = Diagnostics()
    guard case .blocked(.notAFile) = change, Workspace.store.kind(of: place) == .file else {
      return problem
    }
    _ = try? Workspace.read(place, reporting: &problem)
    return problem
  }

  private var edited: String { "'\(place)' was edited where it would change" }
}

extension String {
  /// The lines, from 0, at which a conflict begins.
  fileprivate var conflictLines: [Int] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.starts(with: "<<<<<<< yours".utf8) }.map(\.offset)
  }
}

extension [Int] {
  fileprivate var countOfConflicts: String { count == 1 ? "a conflict" : "\(count) conflicts" }
}

extension Diagnostic.Message {
  fileprivate static let conflict = Self("your edit and what is generated differ here; " + settling)
  fileprivate static let openConflict = Self("this conflict is still open; " + settling)

  private static let settling =
    "edit the lines and delete the markers, or take one side with '--on-conflict keep' or 'theirs'"
}
