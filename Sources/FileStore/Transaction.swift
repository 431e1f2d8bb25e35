/// Changes of files in any number of trees, which are made all together or not at all.
///
/// Each new text is first written to a temporary file in a staging directory of its tree, whose
/// name cannot be guessed. Before each step, the state of the files is added to a record of the run
/// in the state directory. While the record is pending, the run can be rolled back: by `rollBack()`
/// if an error occurs, or by the next run if this one is terminated. A single rename commits the
/// run.
///
/// Texts are kept in memory until all changes are known, so that a run that turns out to be
/// impossible writes nothing. The texts of a large run are staged as they are added. Any number of
/// threads may add changes at the same time. Everything else is for one thread. Signals that would
/// end the process are held back from the first text that is staged until `end()`.
package final class Transaction: @unchecked Sendable {
  private let store: FileStore
  /// The run to undo, or nil if this is not an undo.
  private let undone: (run: FileStore.Run, record: RunRecord)?
  private let run = FileStore.randomName
  private let lock = Lock()
  // Guarded by the lock.
  private var held: [[FileEdit]] = []
  private var heldSize = 0
  private var holds = true
  private var staging: Staging
  private var staged: [[StagedEdit]] = []
  private var hasFailed = false
  private var isOver = false
  private var isCommitted = false
  private var holdsSignals = false

  /// The maximum number of bytes of text that are kept in memory.
  private static let mostHeld = 8 << 20

  /// Begins changes that undo the run `undoing`, or changes that can be undone if it is nil.
  package init(in store: FileStore, undoing undone: (FileStore.Run, RunRecord)? = nil) {
    self.store = store
    self.undone = undone
    staging = Staging(in: store, run: run, undoing: undone?.1)
  }

  /// Whether the user has interrupted the run.
  package var isInterrupted: Bool { lock.alone { holdsSignals } && HeldSignals.areWaiting }

  /// Delivers a signal that was held back, unless the changes are committed.
  package func end() {
    if lock.alone({ holdsSignals }) { HeldSignals.release(isDone: isCommitted) }
  }

  // MARK: Staging

  /// Adds changes, to be made by `commit`.
  package func add(_ edits: [FileEdit]) throws(FileProblem) {
    try checkSignals()
    for edit in edits { try edit.checkLength() }
    let size = edits.reduce(0) { $0 + $1.size }
    let due = lock.alone { () -> [[FileEdit]] in
      if !holds { return [edits] }
      held.append(edits)
      heldSize += size
      if heldSize <= Self.mostHeld { return [] }
      holds = false
      holdSignals()
      return takeHeld()
    }
    for edits in due { try stage(edits) }
  }

  private func takeHeld() -> [[FileEdit]] {
    defer { held = [] }
    return held
  }

  private func holdSignals() {
    if !holdsSignals { HeldSignals.hold() }
    holdsSignals = true
  }

  private func stage(_ edits: [FileEdit]) throws(FileProblem) {
    try checkSignals()
    var rest = edits[...]
    while let tree = rest.first?.tree {
      // Changes in the same tree usually follow each other.
      let group = rest.prefix { $0.tree == tree }
      rest = rest.dropFirst(group.count)
      try stage(Array(group), in: tree)
    }
  }

  private func stage(_ edits: [FileEdit], in tree: String) throws(FileProblem) {
    var before: [RunRecord.Before?] = []
    for edit in edits { before.append(try edit.before(in: store)) }
    let group = try lock.alone { () throws(FileProblem) in
      try staging.announce(edits, before, in: tree)
    }
    for ((edit, before), step) in zip(zip(edits, before), group) {
      guard case .write(_, let text) = edit.effect else { continue }
      try store.writing(step.shown) { () throws(SystemError) in
        try store.system.create(step.staged, [text], mode: before?.mode ?? edit.mode)
      }
    }
    lock.alone { staged.append(group) }
  }

  // MARK: Committing

  /// Makes all the changes, and keeps their record for an undo. `progress` is called, on any
  /// thread, with the number of files that changed since the last call.
  package func commit(
    progress: @escaping @Sendable (_ files: Int) -> Void = { _ in }
  ) throws(FileProblem) {
    let rest = lock.alone {
      holdSignals()
      return takeHeld()
    }
    _ = try rest.concurrentlyMapped(stage)
    guard let record = staging.record else {
      // An undo has nothing to change if all files of the run already are as they were.
      if let undone { store.remove(undone.run) }
      return
    }
    flush(record)
    for directory in staging.missing { try makeDirectory(directory) }
    _ = try staged.concurrentlyMapped { group throws(FileProblem) in
      try self.make(group, progress)
    }
    for directory in staging.directories { try? store.system.removeDirectory(directory) }
    removeEmptyDirectories()
    if let undone {
      try store.commitUndo(in: record, of: undone.run)
    } else {
      try store.commit(run, in: record, trees: staging.trees)
    }
    isOver = true
    isCommitted = true
  }

  /// The number of files that `commit` changes.
  package var count: Int {
    lock.alone {
      staged.reduce(0) { $0 + $1.count } + held.reduce(0) { $0 + $1.count }
    }
  }

  /// Flushes the staged files and their record to disk, so that they survive a failure of the
  /// machine.
  private func flush(_ record: String) {
    store.system.flush(Path.join(record, FileStore.recordName))
    let staged = staged.joined()
    // For many files, flushing their file system once is faster than flushing each.
    if staged.count > 32, staging.directories.allSatisfy(store.system.flushFileSystem) { return }
    for step in staged where !step.removesFile { store.system.flush(step.staged) }
  }

  private func makeDirectory(_ directory: String) throws(FileProblem) {
    do {
      try store.makeDirectories(directory)
    } catch {
      throw .create(store.shown(directory, from: []), error)
    }
  }

  /// Makes some of the changes, unless others have failed.
  private func make(_ group: [StagedEdit], _ progress: (Int) -> Void) throws(FileProblem) {
    if lock.alone({ hasFailed }) { return }
    do {
      try checkSignals()
      for step in group { try step.make(in: store) }
      progress(group.count)
    } catch {
      lock.alone { hasFailed = true }
      throw error
    }
  }

  /// Removes the directories that became empty, or for an undo those that the run had created.
  private func removeEmptyDirectories() {
    if let undone {
      for tree in undone.record.trees {
        store.removeDirectories(tree.directories, in: tree.path)
      }
      return
    }
    for step in staged.joined() where step.removesFile {
      var directory = Path.directory(of: step.path)
      while directory != ".",
        (try? store.system.removeDirectory(Path.join(step.tree, directory))) != nil
      {
        directory = Path.directory(of: directory)
      }
    }
  }

  // MARK: Rolling back

  /// Rolls everything back, unless the changes are committed. Throws an error if the disk prevents
  /// that. The next run then rolls them back.
  package func rollBack() throws(FileProblem) {
    guard let record = staging.record, !isOver else { return }
    try store.rollBack(FileStore.Run(directory: record, trees: staging.trees))
    isOver = true
  }

  /// Throws an error if the user has interrupted the run.
  private func checkSignals() throws(FileProblem) {
    if isInterrupted { throw FileProblem(.interrupted, "interrupted") }
  }
}
