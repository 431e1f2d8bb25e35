package import FileStore
import Regeneration
import ScreensGenerator

extension RunRecord.Tree {
  /// The files that the run changed, in the order of their paths.
  private var files: [UndoneFile] {
    entries.sorted { $0.path < $1.path }
      .map { UndoneFile(path: $0.path, before: $0.before?.text, after: $0.after) }
  }

  /// Returns the changes that undo the run in the tree, which is shown as `directory`.
  package func undo(in directory: String, forces: Bool) throws(Failure) -> [PlacedChange] {
    try Workspace.using { store throws(FileProblem) in try store.checkPath(of: self) }
    let yours = try Workspace.contents(
      of: files.flatMap { $0.pathsToRead(forces: forces) }, in: directory)
    let modes = Dictionary(
      entries.map { ($0.path, $0.before?.mode) }, uniquingKeysWith: { first, _ in first })
    return files.flatMap { $0.changes(yours: yours, forces: forces) }.map { change in
      var placed = PlacedChange(change, in: directory)
      placed.mode = modes[change.path] ?? nil
      return placed
    }
  }
}
