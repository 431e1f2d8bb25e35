import CommandNotation
import FileStore
import Regeneration
import SourceText

extension LockedTree {
  /// The tree of what the specs at `paths` yield, and of the specs themselves if they are to be
  /// written, and the directories `roots` that output may be moved from.
  static func take(
    around paths: [String], of modules: ModuleFiles, below roots: [String] = [],
    _ arguments: Arguments, _ console: Console, isWriting: Bool = true, withSpecs: Bool = false
  ) throws(Failure) -> LockedTree {
    let output = arguments["output"]
    var folders = withSpecs ? paths.map(Path.directory) : []
    if output == nil { for path in paths { folders.append(try modules.output(of: path)) } }
    return try take(
      (output.map { [$0] } ?? roots) + folders,
      isWriting: isWriting && !arguments.has("dry-run"), console)
  }

  /// Says which interrupted runs were rolled back.
  static func take(
    _ directories: [String], isWriting: Bool, _ console: Console
  ) throws(Failure) -> LockedTree {
    let tree = try Workspace.using { store throws(FileProblem) in
      try take(directories, isWriting: isWriting, in: store)
    }
    for run in tree.restored {
      let shown = Workspace.store.shown(run.trees[0].path, from: directories)
      console.hint("a run in '\(shown.printable)' was interrupted, and is rolled back first")
    }
    return tree
  }
}

extension Workspace {
  /// Does what the changes say, all of it or nothing; nobody calls it while one of them is blocked.
  /// With `undoing`, they take that run back, and cannot be undone themselves.
  static func apply(
    _ changes: [PlacedChange], undoing undone: (FileStore.Run, RunRecord)? = nil,
    on console: Console
  ) throws(Failure) {
    try transaction(undoing: undone, on: console) { transaction throws(Failure) in
      // Those of one directory together, as threads in one directory wait for each other.
      let groups = Dictionary(grouping: changes) { Path.directory(of: $0.place) }
      for (_, changes) in groups.sorted(by: { $0.key < $1.key }) {
        try add(changes, to: transaction)
      }
      try commit(transaction, on: console)
    }
  }

  /// Calls `body` with a transaction. What that adds and does not commit, or what an error
  /// interrupts, is rolled back. Signals that would end the process wait until then.
  static func transaction<Result>(
    undoing undone: (FileStore.Run, RunRecord)? = nil, on console: Console,
    _ body: (Transaction) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let transaction = Transaction.begin(in: store, undoing: undone)
    defer { transaction.end() }
    let result: Swift.Result<Result, Failure>
    do {
      result = .success(try body(transaction))
    } catch {
      result = .failure(error)
    }
    do {
      // Nothing is left to roll back once the changes are committed.
      try transaction.rollBack()
    } catch let second {
      guard case .failure(let error) = result else { throw Failure(second) }
      throw Failure(
        code: error.code,
        message: [error.message, second.message].compactMap(\.self).joined(separator: "; ")
          + "; the next run rolls back what was written")
    }
    if case .failure = result, transaction.isInterrupted {
      console.hint("interrupted; nothing was written")
    }
    return try result.get()
  }

  /// Adds changes to a transaction; those that do not change the disk are passed over.
  static func add(
    _ changes: [PlacedChange], to transaction: Transaction
  ) throws(Failure) {
    let edits = changes.compactMap(edit)
    try using { _ throws(FileProblem) in try transaction.add(edits) }
  }

  static func commit(_ transaction: Transaction, on console: Console) throws(Failure) {
    let count = transaction.count
    let progress = console.progress { "\($0) of \(count) files" }
    defer { progress.end() }
    try using { _ throws(FileProblem) in
      try transaction.commit { progress.step($0) }
    }
    console.detail("wrote \(count) files")
  }

  /// The change as a transaction makes it; nil if the disk stays as it is.
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
      // A spec may be a link to where it is kept; output never is.
      (tree, path) = (Path.directory(of: real), Path.name(of: real))
    }
    return FileEdit(
      tree: tree, path: path, effect: effect, mode: change.mode, shown: change.place)
  }
}
