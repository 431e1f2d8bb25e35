import ScreensGenerator

extension Workspace {
  /// Does what the changes say, all of it or nothing; nobody calls it while one of them is blocked.
  ///
  /// What each file was is written down first, so that the run can be taken back: at once if
  /// something goes wrong, by the next run if this one is killed, or by `screens-gen undo`. A run
  /// that is an undo itself is not written down for that.
  static func apply(
    _ changes: [PlacedChange], isUndo: Bool = false, on console: Console
  ) throws(Failure) {
    let writes = changes.filter(\.change.changesDisk)
    if writes.isEmpty { return }
    let transaction = try Transaction(writes, isUndo: isUndo)
    let signals = HeldSignals()
    let progress = console.progress { "\($0) of \(writes.count) files" }
    defer { progress.end() }
    do {
      try transaction.prepare(unless: signals, progress)
      try transaction.commit(unless: signals)
      try transaction.finish()
    } catch {
      progress.end()
      do {
        try transaction.takeBack()
      } catch let second {
        signals.release()
        throw Failure(
          code: error.code,
          message: [error.message, second.message].compactMap(\.self).joined(separator: "; ")
            + "; the next run takes back what was written")
      }
      if signals.areWaiting {
        console.hint("interrupted; nothing was written")
      }
      signals.release()
      throw error
    }
    signals.release()
  }

  static func makeDirectory(_ directory: String) throws(Failure) {
    do {
      try Disk.makeDirectory(directory)
    } catch {
      throw Failure(
        code: .cannotCreate, message: "cannot create '\(directory)': \(error.reason)")
    }
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
