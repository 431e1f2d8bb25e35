import ScreensGenerator

extension Command {
  static let undo = Command(
    name: "undo", summary: "Take the last run back.", operands: "[DIR]...",
    options: [
      Option(
        name: "force", short: "f",
        help: "take back files too that you changed since; a copy of yours is kept beside them"),
      .dryRun, .json, .quiet,
    ] + Option.common,
    discussion: """
      Every file that the last run changed becomes what it was, your edits included: of the runs that
      generated into the directory, or below it, that which ended last. Without an operand, that is
      the current directory. If you changed one of the files since, nothing is done without
      '--force'.
      """
  ) { arguments, console throws(Failure) in
    let homes = try Workspace.homesOfLastRun(
      in: arguments.operands.isEmpty ? ["."] : arguments.operands)
    let tree = try LockedTree(homes, isWriting: !arguments.has("dry-run"), console)
    // A run that was interrupted is the last one, and is back where it began.
    let changes = tree.isRestored ? [] : try undo(in: homes, forces: arguments.has("force"))
    let isBlocked = changes.contains { $0.change.isBlocked }
    let isWritten = !tree.isRestored && !isBlocked && !arguments.has("dry-run")
    if isWritten { try Workspace.undo(changes, in: homes, on: console) }
    return ChangeReport(changes, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// What takes back the last run in each of `homes`.
  private static func undo(in homes: [String], forces: Bool) throws(Failure) -> [PlacedChange] {
    var changes: [PlacedChange] = []
    for home in homes {
      guard let record = try Workspace.lastRecord(in: home) else { continue }
      let modes = Dictionary(
        record.entries.map { ($0.path, $0.before?.mode) }, uniquingKeysWith: { first, _ in first })
      let yours = try Workspace.contents(of: record.places(forces: forces), in: home)
      for change in record.undo(yours: yours, forces: forces) {
        var placed = PlacedChange(
          directory: home, path: change.path, change: change.change)
        placed.mode = modes[change.path] ?? nil
        changes.append(placed)
      }
    }
    return changes
  }
}
