import ScreensGenerator

extension Workspace {
  /// Does what the changes say, all of it or nothing; nobody calls it while one of them is blocked.
  /// An undo is not written down to be taken back itself.
  static func apply(
    _ changes: [PlacedChange], isUndo: Bool = false, on console: Console
  ) throws(Failure) {
    try Transaction.perform(isUndo: isUndo, on: console) { transaction throws(Failure) in
      // Those of one directory together, as threads in one directory wait for each other.
      let groups = Dictionary(grouping: changes) { directory(of: $0.place) }
      for (_, changes) in groups.sorted(by: { $0.key < $1.key }) { try transaction.add(changes) }
      try transaction.commit(on: console)
    }
  }

  static func makeDirectory(_ directory: String) throws(Failure) {
    do {
      try Disk.makeDirectory(directory)
    } catch {
      throw Failure(
        code: .cannotCreate, message: "cannot create '\(directory)': \(error.reason)")
    }
  }

  /// Makes sure that all files in a directory of ours, and below it, outlive a failure of the machine.
  static func flush(below directory: String) {
    let files = (try? files(below: directory, hidden: { _ in true })) ?? []
    Disk.flush(files.lazy.map { join(directory, $0) })
  }

  static func removeFile(_ path: String) throws(Failure) {
    do {
      try Disk.removeFile(path)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot remove '\(path)': \(error.reason)")
    }
  }

  /// Removes the directory of a file, and those above it, as long as they are empty.
  static func removeEmptyDirectories(of path: String) {
    var directory = directory(of: path)
    while Disk.removeEmptyDirectory(directory) { directory = self.directory(of: directory) }
  }

  /// The bytes of a file; nil if there is none.
  static func text(at place: String) throws(Failure) -> [UInt8]? {
    guard Disk.kind(of: place) != nil else { return nil }
    do {
      return try Disk.bytes(at: place)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(place)': \(error.reason)")
    }
  }
}
