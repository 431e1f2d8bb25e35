/// What a run does to all the files of a spec: a pure function of what was last generated, what is
/// on disk, and what is generated now.
package struct ChangeSet: Hashable, Sendable {
  /// What stands at a path on disk.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A directory, a link, or a file that is no text.
    case other
  }

  /// The change of every file that is or was generated, in the order of the paths.
  package private(set) var changes: [(path: String, change: FileChange)] = []
  /// What is stored as the base of the next run.
  package let base: Base

  /// `base` is nil when there is none: then every file that differs counts as somebody's own.
  package init(base: Base?, yours: [String: Content], generated: FileTree) {
    self.base = Base(files: generated)
    let known = base?.files ?? FileTree()
    for path in Set(generated.paths).union(known.paths).sorted() {
      let change = FileChange(
        base: known[path], yours: yours[path], generated: generated[path])
      if let change { changes.append((path, change)) }
    }
  }

  package var hasConflicts: Bool {
    changes.contains { if case .conflict = $0.change { true } else { false } }
  }

  package var changesDisk: Bool { changes.contains { $0.change.changesDisk } }

  package static func == (left: ChangeSet, right: ChangeSet) -> Bool {
    left.base == right.base && left.changes.elementsEqual(right.changes, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    for (path, change) in changes {
      hasher.combine(path)
      hasher.combine(change)
    }
  }
}

extension FileChange {
  /// Nil if there is nothing to say: the file was generated once, is not any more, and is gone.
  fileprivate init?(base: String?, yours: ChangeSet.Content?, generated: String?) {
    switch (base, yours, generated) {
    case (_, .other?, _?):
      self = .conflict(.notAFile)
    case (_, .other?, nil), (_, nil, nil):
      return nil
    case (nil, nil, let generated?):
      self = .create(generated)
    case (_?, nil, _?):
      self = .skip
    case (let base, .text(let yours)?, let generated?):
      if yours == generated {
        self = .identical
      } else if let base, yours == base {
        self = .update(from: yours, to: generated)
      } else if let base {
        self =
          base == generated ? .keep : .conflict(.edited(yours: yours, generated: generated))
      } else {
        self = .conflict(.notGenerated(yours: yours, generated: generated))
      }
    case (let base, .text(let yours)?, nil):
      self = base == yours ? .remove(yours) : .keep
    }
  }
}
