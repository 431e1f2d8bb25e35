import FileStore
import SourceText

/// The directories that a run reads and writes, locked, and free of what an interrupted run left.
///
/// A command gets one before it looks at what it will change, and keeps it until it ends.
struct LockedTree {
  private let directories: [String]
  private let isWriting: Bool
  private let lock: TreeLock
  /// The interrupted runs that were taken back, so that files are not what they were.
  let restored: [RunRecord]

  var isRestored: Bool { !restored.isEmpty }

  /// The tree of what the specs at `paths` yield, and of the specs themselves if they are to be
  /// written, and the directories `roots` that output may be moved from. Throws if another run is at work there; and, unless it is for writing, if an
  /// interrupted run has to be taken back first.
  init(
    around paths: [String], below roots: [String] = [], _ arguments: Arguments,
    _ console: Console, isWriting: Bool = true, withSpecs: Bool = false
  ) throws(Failure) {
    let output = arguments["output"]
    let folders = output == nil || withSpecs ? paths.map(Path.directory) : []
    try self.init(
      (output.map { [$0] } ?? roots) + folders,
      isWriting: isWriting && !arguments.has("dry-run"), console)
  }

  init(_ directories: [String], isWriting: Bool, _ console: Console) throws(Failure) {
    self.directories = directories
    self.isWriting = isWriting
    (lock, restored) = try Workspace.using { store throws(FileProblem) in
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
        guard let record = try Self.takeBack(run, directories, isWriting, console, store) else {
          continue
        }
        restored.append(record)
      }
      return (lock, restored)
    }
  }

  /// Takes a run back; nil if it had not begun to change anything, or had come to its end.
  private static func takeBack(
    _ run: FileStore.Run, _ directories: [String], _ isWriting: Bool, _ console: Console,
    _ store: FileStore
  ) throws(FileProblem) -> RunRecord? {
    guard let record = try store.record(of: run), let tree = record.trees.first else {
      if isWriting { try store.takeBack(run) }
      return nil
    }
    let shown = store.shown(tree.path, from: directories)
    if !isWriting {
      throw FileProblem(
        .unfinished, "a run in '\(shown)' was interrupted; 'screens-gen generate' finishes it")
    }
    try store.takeBack(run)
    console.hint("a run in '\(shown.printable)' was interrupted, and is taken back first")
    return record
  }

  /// Locks more trees as well.
  func include(_ trees: [String]) throws(Failure) {
    lock.release()
    _ = try Workspace.using { store throws(FileProblem) in
      try TreeLock.take(directories + trees, isWriting: isWriting, in: store.system)
    }
  }
}
