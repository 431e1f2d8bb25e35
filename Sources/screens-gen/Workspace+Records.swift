import ScreensGenerator
import SourceText

/// The records of what runs changed in each directory that they generated into, in the state
/// directory of the user: one of the run at work, which is pending, one of the last that ended, for
/// `undo`, and what is settled. Files of those names in the tree itself are never looked at.
extension Workspace {
  private static let pendingName = "pending"
  private static let lastName = "last-run"
  private static let settledName = "settled"

  /// Nil if no run has kept anything yet.
  private static func state(_ name: String, of home: String) -> String? {
    StateDirectory.path(of: home).map { join($0, name) }
  }

  /// The record of the run at work, which is there.
  static func pendingRecord(of home: String) -> String? { state(pendingName, of: home) }

  /// Begins the record of a run in a directory, which need not be there yet; `missing` are the
  /// directories that are made for that.
  static func beginRecord(
    run: String, in home: String, missing: [String]
  ) throws(Failure) {
    do {
      try makeDirectory(home)
      let state = try StateDirectory.make(for: home)
      try write(RunRecord.head(run: run), to: join(state, pendingName))
    } catch {
      forgetState(of: home)
      removeDirectories(missing, in: home)
      throw error
    }
  }

  /// Adds a part to the record of the run at work.
  static func addToRecord(_ part: String, in home: String) throws(Failure) {
    let place = join(try StateDirectory.make(for: home), pendingName)
    do {
      try Disk.append(part, to: place)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(error.reason)")
    }
  }

  /// The specs of which the last run in a directory remembered that nothing is left to do.
  static func settledSpecs(in home: String) -> [SettledSpec] {
    guard let place = state(settledName, of: home), let bytes = try? Disk.bytes(at: place) else {
      return []
    }
    return SettledSpec.specs(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Remembers them. Without, the next run takes longer, so that no error is worth a word.
  static func keep(_ specs: [SettledSpec], in home: String) {
    guard Disk.kind(of: home) != nil, let state = try? StateDirectory.make(for: home) else {
      return
    }
    let place = join(state, settledName)
    // Not all at once: the text is long where specs are many.
    let pieces = stride(from: 0, to: specs.count, by: 256).lazy.map { start in
      let some = Array(specs[start..<min(start + 256, specs.count)])
      return String(
        joining: (start == 0 ? [SettledSpec.head] : []) + some.concurrentlyMapped(\.part))
    }
    guard (try? Disk.stage(pieces, for: place)) != nil else { return }
    try? Disk.putInPlace(place)
  }

  private static func write(
    _ text: String, to place: String, mode: UInt32? = nil
  ) throws(Failure) {
    do {
      try Disk.write(text, to: place, mode: mode)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(error.reason)")
    }
  }

  /// The record of a run that did not end; nil if there is none.
  static func pendingRecord(in home: String) throws(Failure) -> RunRecord? {
    try record(pendingName, of: home)
  }

  /// The record of the last run that ended.
  static func lastRecord(in home: String) throws(Failure) -> RunRecord? {
    try record(lastName, of: home)
  }

  static func hasPendingRecord(in home: String) -> Bool { has(pendingName, of: home) }
  static func hasLastRecord(in home: String) -> Bool { has(lastName, of: home) }

  private static func has(_ name: String, of home: String) -> Bool {
    state(name, of: home).map { Disk.kind(of: $0) != nil } ?? false
  }

  /// When the last run that ended was written down.
  static func recordDate(in home: String) -> Disk.Date {
    state(lastName, of: home).map { Disk.date(of: $0) } ?? Disk.Date()
  }

  private static func record(_ name: String, of home: String) throws(Failure) -> RunRecord? {
    guard let place = state(name, of: home), let bytes = try text(at: place) else { return nil }
    guard let record = RunRecord(String(decoding: bytes, as: UTF8.self)) else {
      throw Failure(
        code: .inputOutput,
        message: "'\(place)' is damaged; see that the files in '\(home)' are whole, "
          + "then delete it")
    }
    return record
  }

  /// The run has ended well.
  static func keepRecord(in home: String) throws(Failure) {
    let state = try StateDirectory.make(for: home)
    try rename(join(state, pendingName), to: join(state, lastName))
  }

  /// Has a record that was kept already pending again, as the run did not end well elsewhere.
  static func reopenRecord(ofRun run: String, in home: String) throws(Failure) {
    if hasPendingRecord(in: home) { return }
    guard try lastRecord(in: home)?.run == run else { return }
    let state = try StateDirectory.make(for: home)
    try rename(join(state, lastName), to: join(state, pendingName))
  }

  private static func rename(_ path: String, to place: String) throws(Failure) {
    do {
      try Disk.rename(path, to: place)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(error.reason)")
    }
  }

  /// The undo has ended well.
  static func forgetRecords(in home: String) throws(Failure) {
    // In this order: a record of a run that is taken back already does no harm.
    try removeState(pendingName, of: home)
    try removeState(lastName, of: home)
    forgetState(of: home)
  }

  /// Removes what is kept of a directory if no record is.
  private static func forgetState(of home: String) {
    guard let state = StateDirectory.path(of: home), let names = try? Disk.names(in: state),
      names.allSatisfy({ $0 == settledName })
    else { return }
    for name in names { try? Disk.removeFile(join(state, name)) }
    StateDirectory.removeEmpty(state)
  }

  private static func removeState(_ name: String, of home: String) throws(Failure) {
    guard let place = state(name, of: home), Disk.kind(of: place) != nil else { return }
    do {
      try Disk.removeFile(place)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot remove '\(place)': \(error.reason)")
    }
  }

  // MARK: Taking back

  /// Makes everything what it was before the run of a record that is pending. What somebody changed
  /// since stays as it is.
  static func takeBack(_ record: RunRecord, in home: String) throws(Failure) {
    let made = Set(record.directories.filter { !isHome($0) })
    for entry in record.entries.reversed() {
      let content = try contents(of: [entry.path], in: home)[entry.path]
      if let root = RunRecord.root(of: entry.path, among: made, in: home) {
        try? Disk.removeFile(root.staged(entry.path))
      }
      try takeBack(entry, from: content, in: home)
    }
    for directory in record.directories.reversed() where made.contains(directory) {
      guard let root = RunRecord.root(of: directory, among: made, in: home) else { continue }
      _ = Disk.removeEmptyDirectory(root.staged(directory))
    }
    try removeState(pendingName, of: home)
    forgetState(of: home)
    removeDirectories(record.directories, in: home)
  }

  private static func takeBack(
    _ entry: RunRecord.Entry, from content: ChangeSet.Content?, in home: String
  ) throws(Failure) {
    let place = join(home, entry.path)
    let staged = Disk.staged(for: place)
    let now: String?
    switch content {
    case .text(let text)?: now = text
    case nil: now = nil
    case .other?: return Disk.discardStaged(for: place)
    }
    let state = entry.state(now: now)
    if state == .after, let left = try text(at: staged),
      entry.state(now: String(decoding: left, as: UTF8.self)) == .changedSince
    {
      // The run was killed when it found that somebody had changed the file.
      return try rename(staged, to: place)
    }
    Disk.discardStaged(for: place)
    guard state == .after else { return }
    if let before = entry.before {
      try makeDirectory(directory(of: place))
      try write(before.text, to: place, mode: before.mode)
    } else {
      try removeFile(place)
    }
  }

  /// Removes the directories that a run made, if they are empty.
  static func removeDirectories(_ directories: [String], in home: String) {
    for directory in directories.reversed() {
      _ = Disk.removeEmptyDirectory(resolve(directory, in: home))
    }
  }

  /// The directories that are not there yet of `home` and those above it, as seen from there:
  /// `["..", ""]`.
  static func missingDirectories(above home: String) -> [String] {
    var missing: [String] = []
    var place = home
    var path = ""
    while Disk.kind(of: place) == nil, directory(of: place) != place {
      missing.append(path)
      path = path.isEmpty ? ".." : "../" + path
      place = directory(of: place)
    }
    return missing.reversed()
  }

  /// The place of a directory that is named from `home`.
  private static func resolve(_ path: String, in home: String) -> String {
    if !isHome(path) { return join(home, path) }
    return path.split(separator: "/").reduce(home) { place, _ in directory(of: place) }
  }

  /// Whether a directory that is named from a home is that one, or above it.
  private static func isHome(_ path: String) -> Bool {
    path.isEmpty || path == ".." || path.hasPrefix("../")
  }
}
