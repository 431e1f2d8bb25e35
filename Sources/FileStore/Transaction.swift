import SourceText

/// Changes of files that are made all together or not at all, in any number of trees.
///
/// Each new text is first written to a temporary file in a staging directory of its tree, whose name
/// nobody can know before. A record of the run, in the state directory, says before each step what
/// the files were; while it is pending, whoever finds it takes the run back: `takeBack()` if something
/// goes wrong, the next run if this one is killed. One renaming commits the run.
///
/// Texts are kept in memory until all changes are known, so that a run that cannot be writes nothing;
/// those of a large run are staged as they come. Any number of threads may add changes at a time;
/// everything else is for one thread. Signals that would end the process are held until `end()`.
package final class Transaction: @unchecked Sendable {
  /// A change that is staged. Its texts are on the disk, and no longer in memory.
  fileprivate struct Step: Sendable {
    enum Work {
      case create
      /// The file has a text with that fingerprint.
      case replace(Fingerprint)
      case remove(Fingerprint)
    }

    let tree: String
    let path: String
    let shown: String
    let work: Work
    let staged: String

    var place: String { Path.join(tree, path) }
  }

  /// A tree that files change in.
  private struct Tree {
    let staging: String
    var directories: [String: Bool] = ["": true, ".": true]
    var count = 0
  }

  private let store: FileStore
  /// The run that is taken back; nil if this is not an undo.
  private let undone: FileStore.Run?
  private let undoneRecord: RunRecord?
  private let run = FileStore.randomName
  private let signals = HeldSignals()
  private let lock = Lock()
  // Guarded by the lock.
  private var held: [[FileEdit]] = []
  private var heldSize = 0
  private var holds = true
  /// The directory of the record, once it is begun.
  private var record: String?
  private var trees: [String: Tree] = [:]
  /// The directories to make, in order.
  private var missing: [String] = []
  private var steps: [[Step]] = []
  private var hasFailed = false

  /// How many bytes of text are kept in memory.
  private static let mostHeld = 8 << 20

  /// Changes that take back a run with `undoing`, else changes that can be undone.
  package init(in store: FileStore, undoing undone: (FileStore.Run, RunRecord)? = nil) {
    self.store = store
    self.undone = undone?.0
    undoneRecord = undone?.1
  }

  /// Whether the user wants the run to end.
  package var isInterrupted: Bool { signals.areWaiting }

  /// Lets the signals through that were held.
  package func end() { signals.release() }

  // MARK: Staging

  /// Adds changes, to be made by `commit`.
  package func add(_ edits: [FileEdit]) throws(FileProblem) {
    try checkSignals()
    let size = edits.reduce(0) { $0 + $1.size }
    let due = lock.alone { () -> [[FileEdit]] in
      if !holds { return [edits] }
      held.append(edits)
      heldSize += size
      if heldSize <= Self.mostHeld { return [] }
      holds = false
      return takeHeld()
    }
    for edits in due { try stage(edits) }
  }

  private func takeHeld() -> [[FileEdit]] {
    defer { held = [] }
    return held
  }

  private func stage(_ edits: [FileEdit]) throws(FileProblem) {
    try checkSignals()
    var rest = edits[...]
    while let tree = rest.first?.tree {
      // Those of one tree mostly come one after the other.
      let group = rest.prefix { $0.tree == tree }
      rest = rest.dropFirst(group.count)
      try stage(Array(group), in: tree)
    }
  }

  private func stage(_ edits: [FileEdit], in tree: String) throws(FileProblem) {
    var before: [RunRecord.Before?] = []
    for edit in edits { before.append(try self.before(edit)) }
    let steps = try lock.alone { () throws(FileProblem) -> [Step] in
      try announce(edits, before, in: tree)
    }
    for (edit, step) in zip(edits, steps) {
      guard case .write(_, let text) = edit.effect else { continue }
      do {
        try store.system.create(
          step.staged, [text], mode: store.mode(of: edit) ?? edit.mode)
      } catch {
        throw .write(step.shown, error)
      }
    }
    lock.alone { self.steps.append(steps) }
  }

  /// What the record says that a file was. Throws if its owner does not let it be written.
  private func before(_ edit: FileEdit) throws(FileProblem) -> RunRecord.Before? {
    let text: String
    switch edit.effect {
    case .write(over: let old?, _), .remove(let old): text = old
    case .write(over: nil, _): return nil
    }
    let mode = store.mode(of: edit) ?? 0o644
    // Of the permissions, as the system lets an administrator write everything.
    if mode & 0o200 == 0 {
      throw FileProblem(
        .cannotCreate, "'\(edit.shown)' is read-only; make it writable, then run again")
    }
    return RunRecord.Before(text: text, mode: mode)
  }

  /// Adds to the record what is about to change in a tree.
  private func announce(
    _ edits: [FileEdit], _ before: [RunRecord.Before?], in path: String
  ) throws(FileProblem) -> [Step] {
    let record = try begunRecord(for: path)
    var tree = try begunTree(path, in: record)
    // One owner, so that nothing is copied.
    trees[path]?.directories = [:]
    defer { trees[path] = tree }
    var part = RunRecord.Tree(path: path)
    var steps: [Step] = []
    for (edit, before) in zip(edits, before) {
      var after: Fingerprint?
      if case .write(_, let text) = edit.effect {
        after = Fingerprint(of: text)
        part.directories += missingDirectories(above: edit.path, in: path, &tree)
      }
      tree.count += 1
      let name = String(tree.count)
      part.entries.append(
        RunRecord.Entry(path: edit.path, staged: name, before: before, after: after))
      steps.append(Step(edit, staged: Path.join(tree.staging, name)))
    }
    try store.add(part, toRun: record)
    missing += part.directories.map { Path.join(path, $0) }
    return steps
  }

  /// The directory of the record, with `tree` among the trees of the run.
  private func begunRecord(for tree: String) throws(FileProblem) -> String {
    if let record {
      if trees[tree] == nil { try store.add(tree, toRun: record) }
      return record
    }
    let record = try store.beginRun(run, undoing: undoneRecord?.run, in: tree)
    self.record = record
    return record
  }

  /// Makes a tree that is missing, and the directory of its temporary files.
  private func begunTree(_ path: String, in record: String) throws(FileProblem) -> Tree {
    if let tree = trees[path] { return tree }
    var missing: [String] = []
    var name = ""
    var directory = path
    while store.kind(of: directory) == nil, Path.directory(of: directory) != directory {
      missing.insert(name, at: 0)
      name = name.isEmpty ? ".." : "../" + name
      directory = Path.directory(of: directory)
    }
    try store.add(RunRecord.Tree(path: path, directories: missing), toRun: record)
    let tree = Tree(staging: FileStore.staging(of: path, run))
    trees[path] = tree
    do {
      try store.makeDirectories(path)
      try store.system.makeDirectory(tree.staging, mode: 0o700)
    } catch {
      throw .create(store.shown(path, from: []), error)
    }
    return tree
  }

  /// The directories that a file at `path` needs and that are not there, in order.
  private func missingDirectories(
    above path: String, in top: String, _ tree: inout Tree
  ) -> [String] {
    let directory = Path.directory(of: path)
    if tree.directories[directory] != nil { return [] }
    var missing = missingDirectories(above: directory, in: top, &tree)
    tree.directories[directory] = true
    if store.kind(of: Path.join(top, directory)) == nil { missing.append(directory) }
    return missing
  }

  // MARK: Committing

  /// Makes all the changes, and keeps the record of them for an undo. `progress` is called, on any
  /// thread, with the number of files that changed since the last call.
  package func commit(
    progress: @escaping @Sendable (_ files: Int) -> Void = { _ in }
  ) throws(FileProblem) {
    let results = lock.alone(takeHeld).concurrentlyMapped { edits in
      Result { () throws(FileProblem) in try self.stage(edits) }
    }
    for result in results { try result.get() }
    guard let record else {
      // Nothing changes: an undo of a run whose files are all as they were.
      if let undone { store.remove(undone) }
      return
    }
    flush(record)
    try makeMissingDirectories()
    let done = steps.concurrentlyMapped { steps in
      Result { () throws(FileProblem) in try self.perform(steps, progress) }
    }
    for result in done { try result.get() }
    for tree in trees.values { try? store.system.removeDirectory(tree.staging) }
    removeEmptyDirectories()
    if let undone {
      try store.commitUndo(in: record, of: undone)
    } else {
      try store.commit(run, in: record, trees: Array(trees.keys))
    }
    self.record = nil
  }

  /// The number of files that `commit` changes.
  package var count: Int {
    lock.alone {
      steps.reduce(0) { $0 + $1.count } + held.reduce(0) { $0 + $1.count }
    }
  }

  /// Has the disk keep what was staged, and the record of it, whatever happens to the machine.
  private func flush(_ record: String) {
    store.system.flush(Path.join(record, FileStore.recordName))
    let staged = steps.joined()
    // For many files, once for their file system is faster than one by one.
    if staged.count > 32,
      trees.values.allSatisfy({ store.system.flushFileSystem(of: $0.staging) })
    {
      return
    }
    for step in staged {
      if case .remove = step.work { continue }
      store.system.flush(step.staged)
    }
  }

  private func makeMissingDirectories() throws(FileProblem) {
    for directory in missing {
      do {
        try store.makeDirectories(directory)
      } catch {
        throw .create(store.shown(directory, from: []), error)
      }
    }
  }

  /// Changes some of the files, unless something went wrong with others.
  private func perform(
    _ steps: [Step], _ progress: (Int) -> Void
  ) throws(FileProblem) {
    if lock.alone({ hasFailed }) { return }
    do {
      try checkSignals()
      for step in steps { try perform(step) }
      progress(steps.count)
    } catch {
      lock.alone { hasFailed = true }
      throw error
    }
  }

  private func perform(_ step: Step) throws(FileProblem) {
    let isDone: Bool
    do {
      isDone =
        switch step.work {
        case .create: try store.system.rename(step.staged, toNew: step.place)
        case .replace(let old): try store.replace(step.place, by: step.staged, over: old)
        case .remove(let old): try store.remove(step.place, by: step.staged, over: old)
        }
    } catch  where error.code == FileStore.noEntry {
      isDone = false
    } catch {
      if case .remove = step.work { throw .remove(step.shown, error) }
      throw .write(step.shown, error)
    }
    if !isDone {
      throw FileProblem(
        .inputOutput, "'\(step.shown)' changed while screens-gen was at work; run again")
    }
  }

  /// Removes the directories that lost all their files; for an undo, those that the run had made.
  private func removeEmptyDirectories() {
    if let undoneRecord {
      for tree in undoneRecord.trees { store.removeDirectories(tree.directories, in: tree.path) }
      return
    }
    for step in steps.joined() {
      guard case .remove = step.work else { continue }
      var directory = Path.directory(of: step.path)
      while directory != ".",
        (try? store.system.removeDirectory(Path.join(step.tree, directory))) != nil
      {
        directory = Path.directory(of: directory)
      }
    }
  }

  // MARK: Taking back

  /// Makes everything what it was, unless the changes are committed; throws if the disk does not let
  /// it, and then the next run does.
  package func takeBack() throws(FileProblem) {
    guard let record else { return }
    try store.takeBack(FileStore.Run(directory: record, trees: Array(trees.keys)))
    self.record = nil
  }

  /// Throws if the user wants the run to end.
  private func checkSignals() throws(FileProblem) {
    if signals.areWaiting { throw FileProblem(.interrupted, "interrupted") }
  }
}

extension FileStore {
  /// What the owner, the group and others may do with the file that an edit changes; nil for none.
  fileprivate func mode(of edit: FileEdit) -> UInt32? {
    if case .write(over: nil, _) = edit.effect { return nil }
    return system.status(of: edit.place, followingLinks: false)?.mode
  }

  // Files that change only if they are what they are taken for, to the last moment, so that nothing
  // is lost that somebody else wrote meanwhile. False if they are something else, and then they stay.

  /// Gives the file at `path`, whose text has the fingerprint `old`, the text of `staged`.
  fileprivate func replace(
    _ path: String, by staged: String, over old: Fingerprint
  ) throws(SystemError) -> Bool {
    guard try system.exchange(staged, path) else {
      guard fingerprint(of: path) == old else { return false }
      try system.rename(staged, to: path)
      return true
    }
    if fingerprint(of: staged) != old {
      _ = try system.exchange(staged, path)
      return false
    }
    try system.removeFile(staged)
    return true
  }

  /// Removes the file at `path`, whose text has the fingerprint `old`, by way of `staged`.
  fileprivate func remove(
    _ path: String, by staged: String, over old: Fingerprint
  ) throws(SystemError) -> Bool {
    try system.rename(path, to: staged)
    if fingerprint(of: staged) != old {
      _ = try system.rename(staged, toNew: path)
      return false
    }
    try system.removeFile(staged)
    return true
  }

  private func fingerprint(of path: String) -> Fingerprint? {
    guard let content = try? system.read(path, limit: .max, followingLinks: false),
      case .bytes(let bytes) = content
    else { return nil }
    return Fingerprint(of: bytes)
  }
}

extension Transaction.Step {
  fileprivate init(_ edit: FileEdit, staged: String) {
    let work: Work =
      switch edit.effect {
      case .write(over: nil, _): .create
      case .write(over: let old?, _): .replace(Fingerprint(of: old))
      case .remove(let old): .remove(Fingerprint(of: old))
      }
    self.init(
      tree: edit.tree, path: edit.path, shown: edit.shown, work: work, staged: staged)
  }
}
