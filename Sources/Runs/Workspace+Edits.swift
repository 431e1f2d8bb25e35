package import FileStore
import Regeneration

extension Workspace {
  /// Adds changes to a transaction, except those that do not change the disk.
  package static func add(
    _ changes: [PlacedChange], to transaction: Transaction
  ) throws(Failure) {
    let edits = changes.compactMap(edit)
    try using { _ throws(FileProblem) in try transaction.add(edits) }
  }

  /// Adds changes of specs and their output. Throws if one of them would make a file that no later
  /// run could read.
  package static func addOutput(
    _ changes: [PlacedChange], to transaction: Transaction
  ) throws(Failure) {
    for change in changes { try checkSize(of: change) }
    try add(changes, to: transaction)
  }

  /// Adds changes grouped by directory. One thread makes the changes in a directory, and signals
  /// and the progress wait for one directory at most.
  package static func addByDirectory(
    _ changes: [PlacedChange], to transaction: Transaction
  ) throws(Failure) {
    let groups = Dictionary(grouping: changes) { Path.directory(of: $0.place) }
    for (_, changes) in groups.sorted(by: { $0.key < $1.key }) {
      try add(changes, to: transaction)
    }
  }

  private static func checkSize(of change: PlacedChange) throws(Failure) {
    guard case .write(let old, let text) = change.change.effect else { return }
    let limit = FileStore.sizeLimit(at: change.path)
    guard text.utf8.count > limit << 20, old.map({ $0.utf8.count <= limit << 20 }) ?? true else {
      return
    }
    throw Failure(
      code: .cannotCreate,
      message: "'\(change.place)' would have more than \(limit) MB, and no later run could read "
        + "it; divide what its spec says among several")
  }

  /// Returns the change as an edit of a transaction, or nil if the disk does not change.
  private static func edit(_ change: PlacedChange) -> FileEdit? {
    let effect: FileEdit.Effect
    switch change.change.effect {
    case .none: return nil
    case .write(let old, let text): effect = .write(over: old, text)
    case .remove(let old): effect = .remove(old)
    }
    var (tree, path) = (store.identity(of: change.directory), change.path)
    if case .write(over: nil, _) = effect {
    } else if store.kind(of: change.place) == .link, let real = store.realPath(of: change.place) {
      // A spec can be a link to the place where it is kept; output cannot.
      (tree, path) = (Path.directory(of: real), Path.name(of: real))
    }
    return FileEdit(
      tree: tree, path: path, effect: effect, mode: change.mode, shown: change.place,
      source: change.source.map(store.identity))
  }
}
