/// What a run does to one file, decided before anything is done.
package enum FileChange: Hashable, Sendable {
  /// The file is new.
  case create(String)
  /// The file was generated, nobody edited it, and it changes.
  case update(from: String, to: String)
  /// The file is already what would be written.
  case identical
  /// The file was edited, and nothing new was generated for it: it stays as it is.
  case keep
  /// Edits and what is generated come together.
  case merge(from: String, to: String)
  /// Edits and what is generated contradict each other. The new text has both, between markers; a
  /// XIB stays as it is, and what was generated is put beside it.
  case conflict(from: String, to: String)
  /// Edits give way to what is generated, as that was asked for; a copy of them is kept.
  case force(from: String, to: String)
  /// A conflict of an earlier run, or of a merge by git, is not settled yet: the file stays as it
  /// is.
  case open(Conflict)
  /// The spec no longer yields the file, and it was edited: it stays as it is.
  case orphan
  /// The spec no longer yields the file, and nobody edited it.
  case remove(String)
  /// The file was deleted by hand: it stays deleted.
  case skip
  /// The file of another path comes here, with what became of it; its name changed.
  case move(from: String, text: String, isConflict: Bool)
  /// The run cannot say what to do with the file, and does nothing at all.
  case blocked(Obstacle)

  /// How a conflict shows.
  package enum Conflict: Hashable, Sendable {
    /// The file has markers, from this line on, counted from 0.
    case markers(text: String, line: Int)
    /// What a conflict left beside the file is still there, at this path.
    case beside(String)
    /// Both branches changed the file, and git left ours. Theirs is put at this path, beside it.
    case branches(String)
  }

  package enum Obstacle: Hashable, Sendable {
    /// Something that is not a text file is at the path.
    case notAFile
    /// A file that is written once, and never again, exists and holds something else.
    case exists
    /// Somebody changed the file after the run that is to be undone.
    case changedSince
    /// A copy of yours would be kept, and all the names for it are taken.
    case tooManyCopies
  }

  /// The word of the status line, as Rails and its kin use them.
  package var word: String {
    switch self {
    case .create: "create"
    case .update: "update"
    case .identical: "identical"
    case .keep, .orphan: "keep"
    case .merge: "merge"
    case .conflict, .open, .blocked, .move(_, _, isConflict: true): "conflict"
    case .move: "move"
    case .force: "force"
    case .remove: "remove"
    case .skip: "skip"
    }
  }

  /// What the change does on disk.
  package enum Effect: Hashable, Sendable {
    case none
    /// A file gets a new text; it had the old one, or did not exist.
    case write(from: String?, to: String)
    case remove(String)
  }

  package var effect: Effect {
    switch self {
    case .create(let text), .move(_, let text, _): .write(from: nil, to: text)
    case .conflict(let old, let new) where isSameText(old, new): .none
    case .update(let old, let new), .merge(let old, let new), .conflict(let old, let new),
      .force(let old, let new):
      .write(from: old, to: new)
    case .remove(let text): .remove(text)
    case .identical, .keep, .orphan, .skip, .open, .blocked: .none
    }
  }

  package var changesDisk: Bool {
    if case .none = effect { false } else { true }
  }

  /// The change without the texts that no report needs, so that they need not be kept.
  package var withoutTexts: FileChange {
    switch self {
    case .create: .create("")
    case .update: .update(from: "", to: "")
    case .merge: .merge(from: "", to: "")
    case .force: .force(from: "", to: "")
    case .remove: .remove("")
    case .move(let origin, _, isConflict: false): .move(from: origin, text: "", isConflict: false)
    case .identical, .keep, .orphan, .skip, .conflict, .open, .move, .blocked: self
    }
  }

  package var isConflict: Bool {
    switch self {
    case .conflict, .open, .move(_, _, isConflict: true): true
    default: false
    }
  }

  package var isOpen: Bool {
    if case .open = self { true } else { false }
  }

  package var isBlocked: Bool {
    if case .blocked = self { true } else { false }
  }
}

/// Whether two texts are the same to the byte. As strings, two spellings of `é` are equal.
func isSameText(_ text: String, _ other: String) -> Bool {
  text == other && text.utf8.elementsEqual(other.utf8)
}
