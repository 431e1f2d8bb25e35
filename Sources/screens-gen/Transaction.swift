#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ScreensGenerator

/// Changes of files that are made all together or not at all.
///
/// Each new text is first written to a file beside the one whose place it takes; once all of them are
/// there, they are put in their places. Before that, a record of what the files were goes to the
/// disk. While that record is pending, whoever finds it takes the run back: at once if something goes
/// wrong, the next run if this one is killed.
///
/// Changes are kept until all are known, so that a run that cannot be writes nothing; of a large run
/// the texts go to the disk, beside their places, as they come.
///
/// Any number of threads may add changes at a time; all else is for one.
final class Transaction: @unchecked Sendable {
  /// A file to change, once all texts are staged.
  private enum Step: Sendable {
    /// What was staged for the place takes that of a text, or of nothing.
    case write(Place, over: Fingerprint?)
    /// A directory takes its place, with so many files.
    case make(Place, files: Int)
    case remove(Place, Fingerprint)

    /// How many files change.
    var count: Int {
      if case .make(_, let count) = self { count } else { 1 }
    }
  }

  /// A file on disk, behind all links: the directory that has the record of the change, and the path
  /// below it.
  struct Place: Sendable {
    let home: String
    let path: String

    var text: String { Workspace.join(home, path) }
  }

  /// Whether the changes take back a run. Such a run is not written down to be taken back itself.
  private let isUndo: Bool
  private let run: String
  private let signals = HeldSignals()
  private let lock = Lock()
  // Guarded by the lock.
  private var homes: Homes
  private var batches: [[Step]] = []
  /// What is not written anywhere yet, and how many bytes of text that has.
  private var held: [[PlacedChange]] = []
  private var heldSize = 0
  private var holds = true
  private var hasFailed = false
  private var isCommitted = false

  private init(isUndo: Bool) {
    self.isUndo = isUndo
    run = String(UInt64.random(in: .min ... .max), radix: 16)
    homes = Homes(run: run)
  }

  /// Calls `body` with a transaction; what that adds and does not commit, or what an error keeps
  /// from being whole, is taken back. Signals that would end the process wait for that.
  static func perform<Result>(
    isUndo: Bool = false, on console: Console,
    _ body: (Transaction) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let transaction = Transaction(isUndo: isUndo)
    defer { transaction.signals.release() }
    do {
      let result = try body(transaction)
      if !transaction.isCommitted { try transaction.takeBack() }
      return result
    } catch {
      do {
        try transaction.takeBack()
      } catch let second {
        throw Failure(
          code: error.code,
          message: [error.message, second.message].compactMap(\.self).joined(separator: "; ")
            + "; the next run takes back what was written")
      }
      if transaction.signals.areWaiting { console.hint("interrupted; nothing was written") }
      throw error
    }
  }

  // MARK: Staging

  /// How many bytes of text are kept in memory.
  private static let mostHeld = 8 << 20

  /// Takes changes up, to be made when the transaction is committed.
  func add(_ changes: [PlacedChange]) throws(Failure) {
    try checkSignals()
    let size = changes.reduce(0) { $0 + $1.change.effect.size }
    let pending = lock.alone { () -> [[PlacedChange]] in
      if !holds { return [changes] }
      held.append(changes)
      heldSize += size
      if heldSize <= Self.mostHeld { return [] }
      holds = false
      return takeHeld()
    }
    for changes in pending { try stage(changes) }
  }

  private func takeHeld() -> [[PlacedChange]] {
    defer { held = [] }
    return held
  }

  private func stageHeld() throws(Failure) {
    let results = lock.alone(takeHeld).concurrentlyMapped { changes in
      Result { () throws(Failure) in try self.stage(changes) }
    }
    for result in results { try result.get() }
  }

  /// Writes beside each file what it will be, after the record says what it was.
  private func stage(_ changes: [PlacedChange]) throws(Failure) {
    try checkSignals()
    // Those of one home mostly come one after the other.
    var groups: [(home: String, files: [ChangedFile], entries: [RunRecord.Entry])] = []
    for change in changes where change.change.changesDisk {
      let file = ChangedFile(change)
      if groups.last?.home != file.place.home { groups.append((file.place.home, [], [])) }
      groups[groups.count - 1].entries.append(try file.entry())
      groups[groups.count - 1].files.append(file)
    }
    for (home, files, entries) in groups {
      let (roots, missing) = try lock.alone { () throws(Failure) in
        try homes.announce(entries, in: home)
      }
      for new in missing {
        try make(new.root.staged(new.path), shownAs: Workspace.join(home, new.path))
      }
      try stage(files, entries, roots)
    }
  }

  /// Writes the texts, each below its root if it has one.
  private func stage(
    _ files: [ChangedFile], _ entries: [RunRecord.Entry], _ roots: [NewDirectories.Root?]
  ) throws(Failure) {
    var steps: [Step] = []
    for (index, file) in files.enumerated() {
      let place = file.place
      switch file.effect {
      case .none:
        break
      case .write(let old, let text):
        let mode = entries[index].before?.mode ?? file.mode
        if let root = roots[index] {
          try stage(text, at: root.staged(place.path), for: place.text, mode: mode)
        } else {
          let path = place.text
          try stage(text, at: Disk.staged(for: path), for: path, mode: mode)
          lock.alone { homes.add(fileSystemOf: Workspace.directory(of: path)) }
          steps.append(.write(place, over: old.map { Fingerprint(of: $0) }))
        }
      case .remove(let old):
        steps.append(.remove(place, Fingerprint(of: old)))
      }
    }
    if !steps.isEmpty { lock.alone { batches.append(steps) } }
  }

  private func stage(
    _ text: String, at path: String, for place: String, mode: UInt32?
  ) throws(Failure) {
    func error() -> SystemError? {
      do {
        try Disk.write(text, toStaged: path, mode: mode)
        return nil
      } catch {
        return error
      }
    }
    var problem = error()
    if problem?.code == ENOENT {
      // Another thread is about to make the directory, or somebody removed it.
      try make(Workspace.directory(of: path), shownAs: Workspace.directory(of: place))
      problem = error()
    }
    if let problem {
      throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(problem.reason)")
    }
  }

  private func make(_ directory: String, shownAs shown: String) throws(Failure) {
    do {
      try Disk.makeDirectory(directory)
    } catch {
      throw Failure(code: .cannotCreate, message: "cannot create '\(shown)': \(error.reason)")
    }
  }

  // MARK: Committing

  /// Puts every file in its place, and keeps the records for `undo`, or nothing of them.
  func commit(on console: Console) throws(Failure) {
    isCommitted = true
    try stageHeld()
    batches += homes.roots.map { [.make($0.place, files: $0.files)] }
    if batches.isEmpty { return }
    let count = batches.joined().reduce(0) { $0 + $1.count }
    let progress = console.progress { "\($0) of \(count) files" }
    defer { progress.end() }
    flush(count)
    let results = batches.concurrentlyMapped { steps in
      Result { () throws(Failure) in try self.finish(steps, progress) }
    }
    for result in results { try result.get() }
    // An undo leaves the directories that were there before the run that it takes back.
    if !isUndo { removeEmptyDirectories() }
    for home in homes.directories {
      if isUndo {
        try Workspace.forgetRecords(in: home)
      } else {
        try Workspace.keepRecord(in: home)
      }
    }
  }

  /// Has the disk keep what was staged, and the records of it, whatever happens to the machine.
  private func flush(_ count: Int) {
    Disk.flush(homes.directories.compactMap(Workspace.pendingRecord))
    // For many files, once for their file system is faster than one by one.
    if count > 32, homes.flushFileSystems() { return }
    for step in batches.joined() {
      switch step {
      case .write(let place, _): Disk.flush([Disk.staged(for: place.text)])
      case .make(let place, _): Workspace.flush(below: Disk.staged(for: place.text))
      case .remove: break
      }
    }
  }

  private func removeEmptyDirectories() {
    for case .remove(let place, _) in batches.joined() {
      Workspace.removeEmptyDirectories(of: place.text)
    }
  }

  /// Changes some of the files, unless something went wrong with others.
  private func finish(_ steps: [Step], _ progress: Progress) throws(Failure) {
    if lock.alone({ hasFailed }) { return }
    do {
      try checkSignals()
      for step in steps {
        try finish(step)
        progress.step(step.count)
      }
    } catch {
      lock.alone { hasFailed = true }
      throw error
    }
  }

  private func finish(_ step: Step) throws(Failure) {
    let (place, verb) =
      switch step {
      case .write(let place, _): (place.text, "write")
      case .make(let place, _): (place.text, "create")
      case .remove(let place, _): (place.text, "remove")
      }
    let isDone: Bool
    do {
      isDone =
        switch step {
        case .write(_, let old): try Disk.putInPlace(place, of: old)
        case .make: try Disk.putDirectoryInPlace(place)
        case .remove(_, let old): try Disk.remove(place, of: old)
        }
    } catch  where error.code != ENOENT {
      throw Failure(code: .inputOutput, message: "cannot \(verb) '\(place)': \(error.reason)")
    } catch {
      isDone = false
    }
    if !isDone {
      throw Failure(
        code: .inputOutput,
        message: "'\(place)' changed while screens-gen was at work; run again")
    }
  }

  // MARK: Taking back

  /// Makes everything what it was; throws if the disk does not let it.
  private func takeBack() throws(Failure) {
    for home in homes.directories {
      try Workspace.reopenRecord(ofRun: run, in: home)
      guard let record = try Workspace.pendingRecord(in: home) else { continue }
      try Workspace.takeBack(record, in: home)
    }
  }

  /// Throws if the user wants the run to end.
  private func checkSignals() throws(Failure) {
    if signals.areWaiting { throw Failure(code: .interrupted, message: "interrupted") }
  }
}

extension FileChange.Effect {
  /// How many bytes the new text has.
  fileprivate var size: Int {
    if case .write(_, let text) = self { text.utf8.count } else { 0 }
  }
}
