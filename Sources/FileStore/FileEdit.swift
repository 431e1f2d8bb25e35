import SourceText

/// A change of one file, as a `Transaction` makes it.
package struct FileEdit: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// Writes a text to the file, which has another one or does not exist yet.
    case write(over: String?, String)
    /// Removes the file, which has that text.
    case remove(String)
  }

  /// The directory that paths in the record are relative to: absolute, without links.
  package let tree: String
  package let path: String
  package let effect: Effect
  /// The permissions of a new file, or nil for the default.
  package let mode: UInt32?
  /// The path as shown to the user.
  package let shown: String
  /// The directory of the sources of the file, by which an undo also finds the run: absolute,
  /// without links. Nil for the tree itself.
  package let source: String?

  package init(
    tree: String, path: String, effect: Effect, mode: UInt32? = nil, shown: String? = nil,
    source: String? = nil
  ) {
    self.tree = tree
    self.path = path
    self.effect = effect
    self.mode = mode
    self.shown = shown ?? Path.join(tree, path)
    self.source = source
  }

  var place: String { Path.join(tree, path) }

  /// The number of bytes in the new text.
  var size: Int {
    if case .write(_, let text) = effect { text.utf8.count } else { 0 }
  }

  /// Throws an error if a new file would have a name or a path that is too long.
  func checkLength() throws(FileProblem) {
    guard case .write(over: nil, _) = effect, FileStore.isTooLong(place) else { return }
    throw .create(shown, SystemError(code: FileStore.tooLong))
  }

  /// Returns the file's current state for the record, or nil for a file that does not exist yet.
  /// Throws an error if its owner may not write it.
  func before(in store: FileStore) throws(FileProblem) -> RunRecord.Before? {
    let text: String
    switch effect {
    case .write(over: let old?, _), .remove(let old): text = old
    case .write(over: nil, _): return nil
    }
    let mode = store.system.status(of: place, followingLinks: false)?.mode ?? 0o644
    // The permissions are checked here because the system lets an administrator write everything.
    if mode & 0o200 == 0 {
      throw FileProblem(
        .cannotCreate, "'\(shown)' is read-only; make it writable, then run again")
    }
    return RunRecord.Before(text: text, mode: mode)
  }
}
