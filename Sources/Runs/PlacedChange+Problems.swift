import FileStore
import Regeneration
package import SourceText

extension PlacedChange {
  /// Returns the conflicts in the file, each at its first marker, and the warnings about it, each
  /// at its range in the file as it is now.
  package func diagnostics(isWritten: Bool) -> Diagnostics {
    var diagnostics = Diagnostics()
    switch change {
    case .open(.markers(let text, let line)):
      let file = SourceFile(path: place, text: text)
      diagnostics.error(.openConflict, at: file.range(ofLine: line))
    case .open(.markersOfGit(let text, let line)):
      let file = SourceFile(path: place, text: text)
      diagnostics.error(.openBranches, at: file.range(ofLine: line))
    case .blocked(.notAFile):
      diagnostics.append(encodingProblem)
    case .conflict(_, let text) where isWritten && change.changesDisk,
      .move(_, let text, isConflict: true) where isWritten:
      let file = SourceFile(path: place, text: text)
      for line in text.conflictLines {
        diagnostics.error(.conflict, at: file.range(ofLine: line))
      }
    default:
      diagnostics.append(isWritten ? conflicts : conflicts.withoutNotes)
    }
    diagnostics.append(isWritten ? warnings.withoutNotes : warnings.atNotes)
    return diagnostics
  }

  /// Returns the problem of the file in one line, or nil if there is none.
  package func reason(isWritten: Bool) -> String? {
    if let problem = problem(isWritten: isWritten) { return problem }
    return switch change {
    case .open(.markers): Diagnostic.Message.openConflict.text
    case .open(.markersOfGit): Diagnostic.Message.openBranches.text
    default: encodingProblem.sorted.first?.message.text
    }
  }

  /// Returns the problem of the whole file, or nil if there is none or if it is reported line by
  /// line.
  package func problem(isWritten: Bool) -> String? {
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
    case .open(.markers), .open(.markersOfGit):
      nil
    case .blocked(.notAFile):
      fileProblem
    case .open(.generatedCopy(_, let isUnmerged)):
      "'\(place).generated' is still there; bring into '\(place)' what it has, "
        + "delete it, \(isUnmerged ? "run 'git add', " : "")then run again"
    case .open(.branches):
      isWritten
        ? "both branches changed '\(place)', which is still your branch's; bring in what the other "
          + "one has, in '\(place).generated', delete that, and run 'git add'"
        : "both branches changed '\(place)', which is still your branch's; generate would put the "
          + "other one's beside it, as '\(place).generated'"
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

  /// Returns a note about a change that succeeded, or nil if there is none.
  package func note(isWritten: Bool) -> String? {
    switch change {
    case .force:
      "your edits of '\(place)' \(isWritten ? "gave" : "would give") way; a copy is kept"
    case .orphan:
      "'\(place)' has edits, and its spec no longer yields it; "
        + "delete it if you no longer need it"
    default: nil
    }
  }

  /// The reason why what is at the path of an output file cannot be read; nil if it is not UTF-8,
  /// which `encodingProblem` reports with its line.
  private var fileProblem: String? {
    if Workspace.store.kind(of: place) != .file {
      return "'\(place)' is not a text file; move it away"
    }
    return encodingProblem.isEmpty
      ? "'\(place)' has more than \(FileStore.sizeLimit(at: place)) MB, the limit; move it away"
      : nil
  }

  /// The first byte that is not UTF-8, in a file that is an obstacle because of it.
  private var encodingProblem: Diagnostics {
    var problem = Diagnostics()
    guard case .blocked(.notAFile) = change, Workspace.store.kind(of: place) == .file else {
      return problem
    }
    _ = try? Workspace.read(place, as: .base, reporting: &problem)
    return problem
  }

  private var edited: String { "'\(place)' was edited where it would change" }
}

extension String {
  /// The lines, counted from 0, at which a conflict begins.
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

  fileprivate static let openBranches: Self =
    "both branches changed this, and git left both; edit the lines and delete the markers"

  private static let settling =
    "edit the lines and delete the markers, or take one side with '--on-conflict keep' or 'theirs'"
}
