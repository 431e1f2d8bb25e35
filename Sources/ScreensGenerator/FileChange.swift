/// What a run does to one file, decided before anything is done.
package enum FileChange: Hashable, Sendable {
  /// The file is new.
  case create(String)
  /// The file was generated, nobody edited it, and it changes.
  case update(from: String, to: String)
  /// The file is already what would be written.
  case identical
  /// The file was edited, and nothing new was generated for it, or nothing at all any more: it
  /// stays as it is.
  case keep
  /// The spec no longer yields the file, and nobody edited it.
  case remove(String)
  /// The file was deleted by hand: it stays deleted.
  case skip
  /// There are edits, or a file of somebody's, where the run would write.
  case conflict(Conflict)

  package enum Conflict: Hashable, Sendable {
    /// The file was never generated.
    case notGenerated(yours: String, generated: String)
    /// The file was generated, then edited, and generates differently now.
    case edited(yours: String, generated: String)
    /// Something that is no file stands at its path.
    case notAFile
  }

  /// The word of the status line, as Rails and its kin use them.
  package var word: String {
    switch self {
    case .create: "create"
    case .update: "update"
    case .identical: "identical"
    case .keep: "keep"
    case .remove: "remove"
    case .skip: "skip"
    case .conflict: "conflict"
    }
  }

  /// Whether the run writes or removes the file.
  package var changesDisk: Bool {
    switch self {
    case .create, .update, .remove: true
    case .identical, .keep, .skip, .conflict: false
    }
  }
}
