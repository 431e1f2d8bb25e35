import CommandNotation
import FileStore
import Regeneration
import Runs
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

  static func commit(_ transaction: Transaction, on console: Console) throws(Failure) {
    let count = transaction.count
    let progress = console.progress { "\($0) of \(count) files" }
    defer { progress.end() }
    try using { _ throws(FileProblem) in
      try transaction.commit { progress.step($0) }
    }
    console.detail("wrote \(count) files")
  }
}
