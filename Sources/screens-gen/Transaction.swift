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
    case remove(Place, Fingerprint)
  }

  /// A file on disk, behind all links: the directory that has the record of the change, and the path
  /// below it.
  struct Place: Sendable {
    let home: String
    let path: String

    var text: String { Workspace.join(home, path) }
  }

  /// A directory that has a record, and the directories below it that nobody has to make any more.
  private struct Home {
    let directory: String
    var known: Set<String> = []
  }

  /// Whether the changes take back a run. Such a run is not written down to be taken back itself.
  private let isUndo: Bool
  private let run = String(UInt64.random(in: .min ... .max), radix: 16)
  private let signals = HeldSignals()
  private let lock = Lock()
  // Guarded by the lock.
  /// By what all paths to the directory have in common.
  private var homes: [String: Home] = [:]
  private var identities: [String: String] = [:]
  private var batches: [[Step]] = []
  /// One of the directories of staged files in each file system.
  private var fileSystems: [UInt64: String] = [:]
  /// What is not written anywhere yet, and how many bytes of text that has.
  private var held: [[PlacedChange]] = []
  private var heldSize = 0
  private var holds = true
  private var hasFailed = false
  private var isCommitted = false

  private init(isUndo: Bool) {
    self.isUndo = isUndo
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
    var steps: [Step] = []
    // Those of one home mostly come one after the other.
    var groups: [(home: String, entries: [RunRecord.Entry])] = []
    var texts: [(text: String, place: Place, mode: UInt32?)] = []
    for change in changes where change.change.changesDisk {
      let file = ChangedFile(change)
      let entry = try file.entry()
      if groups.last?.home != file.place.home { groups.append((file.place.home, [])) }
      groups[groups.count - 1].entries.append(entry)
      switch file.effect {
      case .none:
        break
      case .write(let old, let text):
        steps.append(.write(file.place, over: old.map { Fingerprint(of: $0) }))
        texts.append((text, file.place, entry.before?.mode ?? change.mode))
      case .remove(let old):
        steps.append(.remove(file.place, Fingerprint(of: old)))
      }
    }
    if steps.isEmpty { return }
    for (home, entries) in groups {
      try lock.alone { () throws(Failure) in try announce(entries, in: home) }
    }
    var made: String?
    for (text, file, mode) in texts {
      let place = file.text
      let directory = Workspace.directory(of: place)
      if directory != made { try make(directory) }
      made = directory
      do {
        try Disk.stage(text, for: place, mode: mode)
      } catch {
        throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(error.reason)")
      }
    }
    lock.alone { batches.append(steps) }
  }

  /// Makes a directory, if it is not there, for files to be staged in.
  private func make(_ directory: String) throws(Failure) {
    try Workspace.makeDirectory(directory)
    guard let number = Disk.fileSystem(of: directory) else { return }
    lock.alone {
      if fileSystems[number] == nil { fileSystems[number] = directory }
    }
  }

  /// Adds to the record of a directory what becomes of files below it.
  private func announce(_ entries: [RunRecord.Entry], in directory: String) throws(Failure) {
    let identity = identities[directory] ?? Workspace.identity(of: directory)
    identities[directory] = identity
    var missing: [String] = []
    if homes[identity] == nil {
      missing = Workspace.missingDirectories(above: directory)
      try Workspace.beginRecord(run: run, in: directory, missing: missing)
    }
    // Changed where they stand: they are as many as the run has directories.
    missing += Workspace.missingDirectories(
      for: entries.filter { $0.after != nil }.map(\.path), in: directory,
      besides: &homes[identity, default: Home(directory: directory)].known)
    try Workspace.addToRecord(
      RunRecord.part(directories: missing, entries: entries), in: directory)
  }

  // MARK: Committing

  /// Puts every file in its place, and keeps the records for `undo`, or nothing of them.
  func commit(on console: Console) throws(Failure) {
    isCommitted = true
    try stageHeld()
    if batches.isEmpty { return }
    let count = batches.reduce(0) { $0 + $1.count }
    let progress = console.progress { "\($0) of \(count) files" }
    defer { progress.end() }
    flush(count)
    let results = batches.concurrentlyMapped { steps in
      Result { () throws(Failure) in try self.finish(steps, progress) }
    }
    for result in results { try result.get() }
    // An undo leaves the directories that were there before the run that it takes back.
    if !isUndo { removeEmptyDirectories() }
    for home in directories {
      if isUndo {
        try Workspace.forgetRecords(in: home)
      } else {
        try Workspace.keepRecord(in: home)
      }
    }
  }

  /// Has the disk keep what was staged, and the records of it, whatever happens to the machine.
  private func flush(_ count: Int) {
    Disk.flush(directories.map(Workspace.pendingRecord))
    // For many files, once for their file system is faster than one by one.
    if count > 32, fileSystems.values.allSatisfy(Disk.flushFileSystem) { return }
    Disk.flush(
      batches.joined().lazy.compactMap { step in
        if case .write(let place, _) = step { Disk.staged(for: place.text) } else { nil }
      })
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
        progress.step()
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
      case .remove(let place, _): (place.text, "remove")
      }
    let isDone: Bool
    do {
      isDone =
        switch step {
        case .write(_, let old): try Disk.putInPlace(place, of: old)
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
    for home in directories {
      try Workspace.reopenRecord(ofRun: run, in: home)
      guard let record = try Workspace.pendingRecord(in: home) else { continue }
      try Workspace.takeBack(record, in: home)
    }
  }

  /// The directories that have records.
  private var directories: [String] { homes.sorted { $0.key < $1.key }.map(\.value.directory) }

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
