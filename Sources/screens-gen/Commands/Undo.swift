import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator

extension Command {
  static let undo = Command(
    name: "undo", summary: "Revert the last run.", operands: "[DIR]...",
    options: [
      Option(
        name: "force", short: "f",
        help: "revert files that you changed since, too; a copy of yours is kept beside them"),
      .dryRun, .json, .quiet,
    ] + Option.common,
    discussion: """
      Every file that the last run changed becomes what it was, your edits included: of the runs that
      generated into the directory, or below it, that which ended last. Without an operand, that is
      the current directory. If you changed one of the files since, nothing is done without
      '--force'.
      """
  ) { arguments, console throws(Failure) in
    let directories = arguments.operands.isEmpty ? ["."] : arguments.operands
    for directory in directories where !Workspace.isDirectory(directory) {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    let isDryRun = arguments.has("dry-run")
    let tree = try LockedTree.take(directories, isWriting: !isDryRun, console)
    // A run that was interrupted is the last one, and is back where it began.
    if tree.restored.contains(where: { $0.undone == nil }) {
      return ChangeReport(changes: [], isWritten: false).end(
        on: console, asJSON: arguments.has("json"))
    }
    if let last = try lastRun(below: directories) {
      // It may have been at work elsewhere, too.
      try Workspace.using { _ throws(FileProblem) in
        try tree.include(last.1.trees.map(\.path))
      }
    }
    guard let last = try lastRun(below: directories) else {
      let shown = directories.map { "'\($0)'" }.joined(separator: " or ")
      throw Failure(code: .noInput, message: "no run is on record in \(shown) or below")
    }
    let changes = try undo(last.1, shownFrom: directories, forces: arguments.has("force"))
    let isBlocked = changes.contains { $0.change.isBlocked }
    if changes.isEmpty {
      console.hint("nothing to undo: every file is as it was before the last run")
    }
    let isWritten = !changes.isEmpty && !isBlocked && !isDryRun
    if isWritten {
      try Workspace.apply(changes, undoing: last, on: console)
      for tree in last.1.trees { Workspace.store.forget(tree.path) }
    }
    return ChangeReport(changes: changes, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }

  private static func lastRun(
    below directories: [String]
  ) throws(Failure) -> (FileStore.Run, RunRecord)? {
    try Workspace.using { store throws(FileProblem) in try store.lastRun(below: directories) }
  }

  /// What reverts a run.
  private static func undo(
    _ record: RunRecord, shownFrom directories: [String], forces: Bool
  ) throws(Failure) -> [PlacedChange] {
    var changes: [PlacedChange] = []
    for tree in record.trees {
      let shown = Workspace.store.shown(tree.path, from: directories)
      changes += try tree.undo(in: shown, forces: forces)
    }
    return changes
  }
}
