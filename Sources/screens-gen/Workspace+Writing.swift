import ScreensGenerator

/// A change of a file, with the path where it happens, as it is shown.
struct PlacedChange {
  let place: String
  let change: FileChange
  /// Whether the file is what screens-gen keeps for itself, rather than output.
  var isBase = false
}

extension Workspace {
  /// Does what the changes say; nobody calls it while one of them is a conflict.
  static func apply(_ changes: [PlacedChange]) throws(Failure) {
    for change in changes {
      switch change.change {
      case .create(let text), .update(_, let text):
        try write(text, to: change.place)
      case .remove:
        try remove(change.place)
      case .identical, .keep, .skip, .conflict:
        break
      }
    }
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    let directory = directory(of: path)
    do {
      try Disk.makeDirectory(directory)
    } catch {
      throw Failure(
        code: .cannotCreate, message: "cannot create '\(directory)': \(error.reason)")
    }
    do {
      // A spec may be a link to where it is kept; output never is.
      try Disk.write(text, to: Disk.realPath(of: path) ?? path)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write '\(path)': \(error.reason)")
    }
  }

  /// Removes a file, and the directories that it leaves empty.
  private static func remove(_ path: String) throws(Failure) {
    do {
      try Disk.removeFile(path)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot remove '\(path)': \(error.reason)")
    }
    var directory = directory(of: path)
    while Disk.removeEmptyDirectory(directory) { directory = self.directory(of: directory) }
  }
}
