import FileStore
import Regeneration
import Runs
import SourceText

extension LockedTree {
  /// Locks directories until the command ends, and reports which interrupted runs were rolled back.
  @discardableResult
  static func take(
    _ directories: [String], _ arguments: Arguments, _ console: Console, isWriting: Bool = true
  ) throws(Failure) -> LockedTree {
    let isWriting = isWriting && !arguments.has("dry-run")
    let tree = try Workspace.using { store throws(FileProblem) in
      try take(directories, isWriting: isWriting, in: store)
    }
    for run in tree.restored {
      let shown = Workspace.store.shown(run.trees[0].path, from: directories)
      console.hint("a run in '\(shown)' was interrupted, and is rolled back first")
    }
    return tree
  }
}

extension Workspace {
  /// Makes all of the changes or none, and reports them. Makes none if one of them is blocked or it
  /// is a dry run. With `undoing`, the changes revert that run, and cannot be undone themselves.
  static func make(
    _ changes: [PlacedChange], undoing undone: (FileStore.Run, RunRecord)? = nil,
    _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitCode {
    let run = GenerateRun(changes)
    let isWritten = !run.isBlocked && !arguments.has("dry-run")
    if isWritten { try apply(changes, undoing: undone, on: console) }
    for tree in isWritten ? undone?.1.trees ?? [] : [] { store.forget(tree.path) }
    return ChangeReport(run: run, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// Applies the changes, none of which may be blocked.
  static func apply(
    _ changes: [PlacedChange], undoing undone: (FileStore.Run, RunRecord)? = nil,
    on console: Console
  ) throws(Failure) {
    try transaction(undoing: undone, on: console) { transaction throws(Failure) in
      try addByDirectory(changes, to: transaction)
      try commit(transaction, on: console)
    }
  }

  /// Calls `body` with a transaction. Changes that are added but not committed, because `body` does
  /// not commit or throws an error, are rolled back. Signals that would end the process are handled
  /// after that.
  static func transaction<Value>(
    undoing undone: (FileStore.Run, RunRecord)? = nil, on console: Console,
    _ body: (Transaction) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let transaction = Transaction(in: store, undoing: undone)
    defer { transaction.end() }
    let result = Result { () throws(Failure) in try body(transaction) }
    do {
      // After a commit, there is nothing to roll back.
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
