/// The change that a run makes to one file, decided before anything is done.
package enum FileChange: Hashable, Sendable {
  /// The file is new.
  case create(String)
  /// The file was generated and not edited, and what is generated has changed.
  case update(from: String, to: String)
  /// The file already has the text that would be written.
  case identical
  /// The file was edited, and what is generated has not changed: the file stays as it is.
  case keep
  /// Edits and generated changes are merged.
  case merge(from: String, to: String)
  /// Edits and generated changes conflict. The new text has both, between markers. A XIB stays as
  /// it is, and what was generated is put beside it.
  case conflict(from: String, to: String)
  /// Edits are replaced by what is generated, as requested; a copy of them is kept.
  case force(from: String, to: String)
  /// A conflict of an earlier run, or of a merge by git, is not settled yet: the file stays as it
  /// is.
  case open(Conflict)
  /// The spec no longer yields the file, which was edited: it stays as it is.
  case orphan
  /// The spec no longer yields the file, which was not edited.
  case remove(String)
  /// The file was deleted by hand: it stays deleted.
  case skip
  /// The file moves here from another path, with its merged text, because its name changed.
  case move(from: String, text: String, isConflict: Bool)
  /// An obstacle keeps the run from deciding about the file, and the run does nothing at all.
  case blocked(Obstacle)

  /// The form of a conflict.
  package enum Conflict: Hashable, Sendable {
    /// The file has markers of a run, beginning at this line, counted from 0.
    case markers(text: String, line: Int)
    /// The file has markers of git, beginning at this line.
    case markersOfGit(text: String, line: Int)
    /// The file that a conflict left beside it still exists at this path. With `isUnmerged`, git's
    /// index has the versions of both branches, too.
    case generatedCopy(String, isUnmerged: Bool = false)
    /// Both branches changed the file, and git kept ours. Theirs is put at this path, beside it.
    case branches(String)
  }

  package enum Obstacle: Hashable, Sendable {
    /// Something that is not a text file is at the path.
    case notAFile
    /// A file that is written only once exists and has other content.
    case exists
    /// The file was changed after the run that is to be undone.
    case changedSince
    /// A copy of the user's version would be kept, and all names for it are taken.
    case tooManyCopies
  }

  /// The word in the status line, as in Rails and similar tools.
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

  /// The effect of a change on disk.
  package enum Effect: Hashable, Sendable {
    case none
    /// A file gets a new text instead of the old one, or is created.
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

  /// The change without the texts that no report needs, to save memory.
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

/// Whether two texts have the same bytes. As strings, two encodings of `é` are equal.
func isSameText(_ text: String, _ other: String) -> Bool {
  text == other && text.utf8.elementsEqual(other.utf8)
}
