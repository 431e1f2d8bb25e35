import ScreensGenerator

/// Changes of files that are made all together or not at all.
///
/// Each new text is first written to a file beside the one whose place it takes; then all of them
/// are renamed. Before that, a record of what the files were goes to the disk. While that record is
/// pending, whoever finds it takes the run back.
struct Transaction {
  /// A file to change.
  private struct Item: Sendable {
    /// Where it is on disk, behind all links.
    let place: String
    /// The directory that has the record of the change, and the path below it.
    let home: String
    let path: String
    let effect: FileChange.Effect
    /// The permissions of a file that comes back.
    let mode: UInt32?
  }

  private let items: [Item]
  /// Whether the changes take back a run.
  private let isUndo: Bool
  private let records: [(home: String, record: RunRecord)]

  /// Looks at the files, and writes nothing yet.
  init(_ changes: [PlacedChange], isUndo: Bool) throws(Failure) {
    self.isUndo = isUndo
    var items: [Item] = []
    for change in changes {
      // A spec may be a link to where it is kept; output never is.
      let isLink = Disk.kind(of: change.place) == .link
      let real = isLink ? Disk.realPath(of: change.place) : nil
      let item = Item(
        place: real ?? change.place,
        home: real.map(Workspace.directory) ?? change.directory,
        path: real.map(Workspace.name) ?? change.path, effect: change.change.effect,
        mode: change.mode)
      if !Disk.isWritable(item.place) {
        throw Failure(
          code: .cannotCreate,
          message: "'\(change.place)' is read-only; make it writable, then run again")
      }
      items.append(item)
    }
    self.items = items
    let run = String(UInt64.random(in: .min ... .max), radix: 16)
    records = Dictionary(grouping: items) { Workspace.identity(of: $0.home) }
      .sorted { $0.key < $1.key }
      .map { _, items in
        let home = items[0].home
        let places = items.filter { if case .write = $0.effect { true } else { false } }
        let record = RunRecord(
          run: run, directories: Workspace.missingDirectories(for: places.map(\.path), in: home),
          entries: items.map { RunRecord.Entry($0.effect, of: $0.path, at: $0.place) })
        return (home, record)
      }
  }

  /// Writes the records, and beside each file what it will be.
  func prepare(unless signals: HeldSignals, _ progress: Progress) throws(Failure) {
    for (home, record) in records { try Workspace.write(record, in: home) }
    // Of one directory after the other, as threads in one directory wait for each other.
    let directories = Dictionary(grouping: items) { Workspace.directory(of: $0.place) }
    let results = directories.sorted { $0.key < $1.key }.concurrentlyMapped { directory, items in
      Result { () throws(Failure) in
        try Self.stage(items, in: directory, unless: signals, progress)
      }
    }
    var staged: [String] = []
    for result in results { staged += try result.get() }
    Disk.flush(staged)
  }

  /// Writes beside each file of a directory what it will be; returns where.
  private static func stage(
    _ items: [Item], in directory: String, unless signals: HeldSignals, _ progress: Progress
  ) throws(Failure) -> [String] {
    var staged: [String] = []
    for item in items {
      defer { progress.step() }
      guard case .write(_, let text) = item.effect else { continue }
      try check(signals)
      if staged.isEmpty { try Workspace.makeDirectory(directory) }
      do {
        staged.append(try Disk.stage(text, for: item.place, mode: item.mode))
      } catch {
        throw Failure(code: .inputOutput, message: "cannot write '\(item.place)': \(error.reason)")
      }
    }
    return staged
  }

  /// Puts every file in its place.
  func commit(unless signals: HeldSignals) throws(Failure) {
    for item in items {
      try Self.check(signals)
      switch item.effect {
      case .none:
        break
      case .write(let old, _):
        try expect(old, at: item.place)
        do {
          try Disk.putInPlace(item.place)
        } catch {
          throw Failure(
            code: .inputOutput, message: "cannot write '\(item.place)': \(error.reason)")
        }
      case .remove(let old):
        try expect(old, at: item.place)
        try Workspace.removeFile(item.place)
        // An undo leaves the directories that were there before the run that it takes back.
        if !isUndo { Workspace.removeEmptyDirectories(of: item.place) }
      }
    }
  }

  /// Keeps the records for `undo`, or nothing of them.
  func finish() throws(Failure) {
    for (home, _) in records {
      if isUndo {
        try Workspace.forgetRecords(in: home)
      } else {
        try Workspace.keepRecord(in: home)
      }
    }
  }

  /// Makes everything what it was; throws if the disk does not let it.
  func takeBack() throws(Failure) {
    for (home, record) in records.reversed() { try Workspace.takeBack(record, in: home) }
  }

  /// Throws if the user wants the run to end.
  private static func check(_ signals: HeldSignals) throws(Failure) {
    if signals.areWaiting { throw Failure(code: .interrupted, message: "interrupted") }
  }

  /// Throws if a file is no longer what it was when the run decided what to do with it.
  private func expect(_ text: String?, at place: String) throws(Failure) {
    if try Workspace.text(at: place) != text.map({ Array($0.utf8) }) {
      throw Failure(
        code: .inputOutput, message: "'\(place)' changed while screens-gen was at work; run again")
    }
  }
}

extension RunRecord.Entry {
  fileprivate init(_ effect: FileChange.Effect, of path: String, at place: String) {
    func before(_ text: String) -> RunRecord.Before {
      RunRecord.Before(text: text, mode: Disk.mode(of: place) ?? 0o644)
    }
    switch effect {
    case .none: self.init(path: path, before: nil, after: nil)
    case .write(let old, let new):
      self.init(path: path, before: old.map(before), after: Fingerprint(of: new))
    case .remove(let old): self.init(path: path, before: before(old), after: nil)
    }
  }
}
