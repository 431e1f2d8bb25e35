/// The directories that a run reads and writes, locked, and free of remains of interrupted runs.
///
/// A command takes this lock before it reads the files that it will change, and keeps it until it
/// ends.
package struct LockedTree {
  private let store: FileStore
  private let directories: [String]
  private let isWriting: Bool
  private let lock: TreeLock
  /// The interrupted runs that were rolled back, which has changed files.
  package let restored: [RunRecord]

  /// Locks `directories`. Throws an error if another run is working there. Unless `isWriting`, also
  /// throws an error if an interrupted run has to be rolled back first.
  package static func take(
    _ directories: [String], isWriting: Bool, in store: FileStore
  ) throws(FileProblem) -> LockedTree {
    var lock = try TreeLock.take(directories, isWriting: isWriting, in: store.system)
    var runs = store.interruptedRuns(touching: directories)
    if isWriting, !runs.isEmpty {
      // The interrupted runs may have changed other directories, too.
      lock.release()
      lock = try TreeLock.take(
        directories + runs.flatMap(\.trees), isWriting: true, in: store.system)
      runs = store.interruptedRuns(touching: directories)
    }
    do {
      return LockedTree(
        store: store, directories: directories, isWriting: isWriting, lock: lock,
        restored: try rolledBack(runs, directories, isWriting: isWriting, in: store))
    } catch {
      lock.release()
      throw error
    }
  }

  /// Rolls runs back. Returns the records of those that had begun to change files without
  /// committing.
  private static func rolledBack(
    _ runs: [FileStore.Run], _ directories: [String], isWriting: Bool, in store: FileStore
  ) throws(FileProblem) -> [RunRecord] {
    var records: [RunRecord] = []
    for run in runs {
      let record = try store.record(of: run)
      if !isWriting, let tree = record?.trees.first {
        let shown = store.shown(tree.path, from: directories)
        throw FileProblem(
          .unfinished, "a run in '\(shown)' was interrupted; 'screens-gen generate' finishes it")
      }
      if isWriting { try store.rollBack(run) }
      if let record, !record.trees.isEmpty { records.append(record) }
    }
    return records
  }

  /// Locks additional trees.
  package func include(_ trees: [String]) throws(FileProblem) {
    lock.release()
    _ = try TreeLock.take(directories + trees, isWriting: isWriting, in: store.system)
  }
}
