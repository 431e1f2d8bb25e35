/// The directories that a run reads and writes, locked, and free of what an interrupted run left.
///
/// A command takes one before it looks at what it will change, and keeps it until it ends.
package struct LockedTree {
  private let store: FileStore
  private let directories: [String]
  private let isWriting: Bool
  private let lock: TreeLock
  /// The interrupted runs that were rolled back, so that files are not what they were.
  package let restored: [RunRecord]

  /// Locks `directories`. Throws if another run is at work there; and, unless it is for writing, if an
  /// interrupted run has to be rolled back first.
  package static func take(
    _ directories: [String], isWriting: Bool, in store: FileStore
  ) throws(FileProblem) -> LockedTree {
    var lock = try TreeLock.take(directories, isWriting: isWriting, in: store.system)
    var runs = store.interruptedRuns(touching: directories)
    if isWriting, !runs.isEmpty {
      // They may have been at work elsewhere, too.
      lock.release()
      lock = try TreeLock.take(
        directories + runs.flatMap(\.trees), isWriting: true, in: store.system)
      runs = store.interruptedRuns(touching: directories)
    }
    var restored: [RunRecord] = []
    for run in runs {
      let record = try store.record(of: run)
      if !isWriting, let tree = record?.trees.first {
        let shown = store.shown(tree.path, from: directories)
        throw FileProblem(
          .unfinished, "a run in '\(shown)' was interrupted; 'screens-gen generate' finishes it")
      }
      if isWriting { try store.takeBack(run) }
      // It had begun to change files, and had not come to its end.
      if let record, !record.trees.isEmpty { restored.append(record) }
    }
    return LockedTree(
      store: store, directories: directories, isWriting: isWriting, lock: lock, restored: restored)
  }

  /// Locks more trees as well.
  package func include(_ trees: [String]) throws(FileProblem) {
    lock.release()
    _ = try TreeLock.take(directories + trees, isWriting: isWriting, in: store.system)
  }
}
