import SourceText

/// A change of one file, as a `Transaction` makes it.
package struct FileEdit: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// The file gets a text; it has another one, or does not exist yet.
    case write(over: String?, String)
    /// The file, which has that text, is removed.
    case remove(String)
  }

  /// The directory that paths in the record are relative to: absolute, without links.
  package let tree: String
  package let path: String
  package let effect: Effect
  /// The permissions of a new file; nil for the default.
  package let mode: UInt32?
  /// The path as shown to the user.
  package let shown: String
  /// The directory of what the file is made from, by which an undo finds the run too: absolute,
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

  /// Throws if a new file would have a name or a path that no file can have.
  func checkLength() throws(FileProblem) {
    guard case .write(over: nil, _) = effect, FileStore.isTooLong(place) else { return }
    throw .create(shown, SystemError(code: FileStore.tooLong))
  }

  /// The file's current state, for the record; nil for a file that does not exist yet. Throws if
  /// its owner may not write it.
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
