import ScreensGenerator

extension Workspace {
  /// The directories, at or below `places`, that the last run changed files in: of all the runs on
  /// record there, the one that ended last.
  static func homesOfLastRun(in places: [String]) throws(Failure) -> [String] {
    var homes: [String] = []
    for place in places {
      guard Disk.kind(of: place, followingLinks: true) == .directory else {
        throw Failure(code: .noInput, message: "no directory is at '\(place)'")
      }
      homes += StateDirectory.trees(below: place).filter {
        hasPendingRecord(in: $0) || hasLastRecord(in: $0)
      }
    }
    homes = distinct(homes)
    let interrupted = homes.filter { hasPendingRecord(in: $0) }
    if !interrupted.isEmpty { return interrupted }
    guard let last = homes.max(by: { recordDate(in: $0) < recordDate(in: $1) }) else {
      let shown = places.map { "'\($0)'" }.joined(separator: " or ")
      throw Failure(code: .noInput, message: "no run is on record in \(shown) or below")
    }
    let run = try lastRecord(in: last)?.run
    var same: [String] = []
    for home in homes where try lastRecord(in: home)?.run == run { same.append(home) }
    return same
  }

  /// Makes the changes that take back the last run in `homes`, and forgets the run.
  static func undo(
    _ changes: [PlacedChange], in homes: [String], on console: Console
  ) throws(Failure) {
    var records: [(home: String, record: RunRecord)] = []
    for home in homes {
      if let record = try lastRecord(in: home) { records.append((home, record)) }
    }
    try apply(changes, isUndo: true, on: console)
    for (home, record) in records {
      try forgetRecords(in: home)
      removeDirectories(record.directories, in: home)
    }
  }
}
