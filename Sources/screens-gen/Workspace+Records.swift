import ScreensGenerator

/// The records of what runs changed, in `.screens-gen/` of each directory that they generated into:
/// one of the run at work, which is pending, and one of the last that ended, for `undo`. They are
/// nobody's but the user's at this machine, and keep themselves out of version control.
extension Workspace {
  private static let stateName = ".screens-gen"
  private static let pendingName = "pending"
  private static let lastName = "last-run"
  private static let settledName = "settled"

  private static func state(in home: String) -> String { join(home, stateName) }
  private static func pending(in home: String) -> String { join(state(in: home), pendingName) }
  private static func last(in home: String) -> String { join(state(in: home), lastName) }

  static func write(_ record: RunRecord, in home: String) throws(Failure) {
    try makeDirectory(home)
    try makeState(in: home)
    try write(record.text, to: pending(in: home))
  }

  private static func makeState(in home: String) throws(Failure) {
    try makeDirectory(state(in: home))
    let ignore = join(state(in: home), ".gitignore")
    if Disk.kind(of: ignore) == nil { try write("*\n", to: ignore) }
  }

  /// The specs of which the last run in a directory remembered that nothing is left to do.
  static func settledSpecs(in home: String) -> [SettledSpec] {
    guard let bytes = try? Disk.bytes(at: join(state(in: home), settledName)) else { return [] }
    return SettledSpec.specs(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Remembers them. Without, the next run takes longer, so that no error is worth a word.
  static func keep(_ specs: [SettledSpec], in home: String) {
    let place = join(state(in: home), settledName)
    guard Disk.kind(of: home) != nil, (try? makeState(in: home)) != nil,
      (try? Disk.stage(SettledSpec.text(of: specs), for: place)) != nil
    else { return }
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
    try record(at: pending(in: home))
  }

  /// The record of the last run that ended.
  static func lastRecord(in home: String) throws(Failure) -> RunRecord? {
    try record(at: last(in: home))
  }

  static func hasPendingRecord(in home: String) -> Bool { Disk.kind(of: pending(in: home)) != nil }
  static func hasLastRecord(in home: String) -> Bool { Disk.kind(of: last(in: home)) != nil }

  /// When the last run that ended was written down.
  static func recordDate(in home: String) -> Disk.Date { Disk.date(of: last(in: home)) }

  private static func record(at place: String) throws(Failure) -> RunRecord? {
    guard let bytes = try text(at: place) else { return nil }
    guard let record = RunRecord(String(decoding: bytes, as: UTF8.self)) else {
      throw Failure(
        code: .inputOutput,
        message: "'\(place)' is damaged; see that the files beside it are whole, then delete it")
    }
    return record
  }

  /// The run has ended well.
  static func keepRecord(in home: String) throws(Failure) {
    do {
      try Disk.rename(pending(in: home), to: last(in: home))
    } catch {
      let place = last(in: home)
      throw Failure(code: .inputOutput, message: "cannot write '\(place)': \(error.reason)")
    }
  }

  /// The undo has ended well.
  static func forgetRecords(in home: String) throws(Failure) {
    // In this order: a record of a run that is taken back already does no harm.
    try removeState(pending(in: home))
    try removeState(last(in: home))
    forgetState(in: home)
  }

  /// Removes the directory of the records if it has none.
  private static func forgetState(in home: String) {
    let ours = [".gitignore", settledName]
    guard let names = try? Disk.names(in: state(in: home)), names.allSatisfy(ours.contains) else {
      return
    }
    for name in names { try? Disk.removeFile(join(state(in: home), name)) }
    _ = Disk.removeEmptyDirectory(state(in: home))
  }

  private static func removeState(_ place: String) throws(Failure) {
    guard Disk.kind(of: place) != nil else { return }
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
    for entry in record.entries.reversed() {
      let place = join(home, entry.path)
      Disk.discardStaged(for: place)
      let now = Disk.kind(of: place) == .directory ? nil : try text(at: place)
      guard entry.state(now: now.map { String(decoding: $0, as: UTF8.self) }) == .after else {
        continue
      }
      if let before = entry.before {
        try makeDirectory(directory(of: place))
        try write(before.text, to: place, mode: before.mode)
      } else {
        try removeFile(place)
      }
    }
    try removeState(pending(in: home))
    forgetState(in: home)
    removeDirectories(of: record, in: home)
  }

  /// Removes the directories that a run made, if they are empty.
  static func removeDirectories(of record: RunRecord, in home: String) {
    for directory in record.directories.reversed() {
      _ = Disk.removeEmptyDirectory(resolve(directory, in: home))
    }
  }

  /// The directories that files below `home` need and that are not there yet, `home` itself and
  /// those above it included: `["..", "", "Models"]`.
  static func missingDirectories(for paths: [String], in home: String) -> [String] {
    var missing: [String] = []
    var place = home
    var path = ""
    while Disk.kind(of: place) == nil, directory(of: place) != place {
      missing.insert(path, at: 0)
      path = path.isEmpty ? ".." : "../" + path
      place = directory(of: place)
    }
    var known = Set(missing)
    for path in paths {
      var names = path.split(separator: "/").dropLast()
      var new: [String] = []
      while !names.isEmpty {
        let directory = names.joined(separator: "/")
        if known.contains(directory) || Disk.kind(of: join(home, directory)) != nil { break }
        known.insert(directory)
        new.insert(directory, at: 0)
        names = names.dropLast()
      }
      missing += new
    }
    return missing
  }

  /// The place of a directory that is named from `home`.
  private static func resolve(_ path: String, in home: String) -> String {
    guard path.hasPrefix("..") else { return path.isEmpty ? home : join(home, path) }
    return path.split(separator: "/").reduce(home) { place, _ in directory(of: place) }
  }
}
