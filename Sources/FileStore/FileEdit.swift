import SourceText

/// A change of one file, as a `Transaction` makes it.
package struct FileEdit: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// The file gets a text; it has another one, or is not there yet.
    case write(over: String?, String)
    /// The file, which has that text, is removed.
    case remove(String)
  }

  /// The directory that the record names the file from: absolute, without links.
  package let tree: String
  package let path: String
  package let effect: Effect
  /// What the owner, the group and others may do with a new file; nil for the usual.
  package let mode: UInt32?
  /// The path as the user knows it.
  package let shown: String

  package init(
    tree: String, path: String, effect: Effect, mode: UInt32? = nil, shown: String? = nil
  ) {
    self.tree = tree
    self.path = path
    self.effect = effect
    self.mode = mode
    self.shown = shown ?? Path.join(tree, path)
  }

  var place: String { Path.join(tree, path) }

  /// How many bytes the new text has.
  var size: Int {
    if case .write(_, let text) = effect { text.utf8.count } else { 0 }
  }

  /// What the record says that the file was; nil if there was none. Throws if its owner does not let it
  /// be written.
  func before(in store: FileStore) throws(FileProblem) -> RunRecord.Before? {
    let text: String
    switch effect {
    case .write(over: let old?, _), .remove(let old): text = old
    case .write(over: nil, _): return nil
    }
    let mode = store.system.status(of: place, followingLinks: false)?.mode ?? 0o644
    // Of the permissions, as the system lets an administrator write everything.
    if mode & 0o200 == 0 {
      throw FileProblem(
        .cannotCreate, "'\(shown)' is read-only; make it writable, then run again")
    }
    return RunRecord.Before(text: text, mode: mode)
  }
}
