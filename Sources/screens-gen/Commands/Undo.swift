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
    ],
    discussion: """
      Reverts the run that ended last, of those that changed files in the directory or below it, or
      generated from specs there, wherever the output is: every file that it changed becomes what it
      was, your edits included. Without an operand, the directory is the current one. If you have
      changed one of the files since, nothing is done without '--force'.
      """
  ) { arguments, console throws(Failure) in
    let directories = arguments.operandsOrHere
    for directory in directories where !Workspace.isDirectory(directory) {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    let tree = try LockedTree.take(directories, arguments, console)
    // If the last run was interrupted, taking the lock has already rolled it back.
    if tree.restored.contains(where: { $0.undone == nil }) {
      return try Workspace.make([], arguments, console)
    }
    if let (_, record) = try lastRun(below: directories) {
      // The run may also have changed files in other trees.
      try Workspace.using { _ throws(FileProblem) in
        try tree.include(record.trees.map(\.path))
      }
    }
    guard let last = try lastRun(below: directories) else {
      let shown = directories.map { "'\($0)'" }.joined(separator: " or ")
      throw Failure(code: .noInput, message: "no run is on record in \(shown) or below")
    }
    // The recorded order depends on the threads, so the trees are sorted.
    let trees = last.1.trees.sorted { $0.path < $1.path }
    let changes = try trees.map { tree throws(Failure) in
      let shown = Workspace.store.shown(tree.path, from: directories)
      return try tree.undo(in: shown, forces: arguments.has("force"))
    }.flatMap(\.self)
    if changes.isEmpty {
      console.hint("nothing to undo: every file is as it was before the last run")
    }
    return try Workspace.make(changes, undoing: last, arguments, console)
  }

  private static func lastRun(
    below directories: [String]
  ) throws(Failure) -> (FileStore.Run, RunRecord)? {
    try Workspace.using { store throws(FileProblem) in try store.lastRun(below: directories) }
  }
}
