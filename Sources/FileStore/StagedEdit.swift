import SourceText

/// A staged change, whose texts are on disk and no longer in memory.
struct StagedEdit: Sendable {
  private enum Work {
    case create
    /// Replaces the file, whose old text has that fingerprint.
    case replace(Fingerprint)
    case remove(Fingerprint)
  }

  let tree: String
  let path: String
  let shown: String
  /// The temporary file, which contains the new text if there is one.
  let staged: String
  private let work: Work

  init(_ edit: FileEdit, staged: String) {
    tree = edit.tree
    path = edit.path
    shown = edit.shown
    self.staged = staged
    work =
      switch edit.effect {
      case .write(over: nil, _): .create
      case .write(over: let old?, _): .replace(Fingerprint(of: old))
      case .remove(let old): .remove(Fingerprint(of: old))
      }
  }

  var removesFile: Bool { if case .remove = work { true } else { false } }

  /// Changes the file if it still has the expected content. This is checked up to the last moment,
  /// so that nothing that is written in the meantime is lost. Throws an error otherwise.
  func make(in store: FileStore) throws(FileProblem) {
    let place = Path.join(tree, path)
    let isDone: Bool
    do {
      isDone =
        switch work {
        case .create: try store.system.rename(staged, toNew: place)
        case .replace(let old): try store.replace(place, by: staged, over: old)
        case .remove(let old): try store.remove(place, by: staged, over: old)
        }
    } catch  where error.code == FileStore.noEntry {
      isDone = false
    } catch {
      throw removesFile ? .remove(shown, error) : .write(shown, error)
    }
    if !isDone {
      throw FileProblem(
        .inputOutput, "'\(shown)' changed while screens-gen was at work; run again")
    }
  }
}

// Both functions return false and leave the file unchanged if it does not have the expected
// content.
extension FileStore {
  /// Replaces the file at `path`, whose text has the fingerprint `old`, with `staged`.
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

  /// Removes the file at `path`, whose text has the fingerprint `old`, by moving it to `staged`.
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
    bytesOfOwnFile(at: path).map { Fingerprint(of: $0) }
  }
}
