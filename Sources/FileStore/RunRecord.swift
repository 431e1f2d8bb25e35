package import SourceText

/// The changes of a run in all the directories that it generated into: enough to undo it or roll it
/// back, and to detect whether the same files have been changed since.
package struct RunRecord: Hashable, Sendable {
  /// A directory in which the run changed files.
  package struct Tree: Hashable, Sendable {
    /// The absolute path, without links.
    package let path: String
    /// The directories that the run created, relative to the tree, parents first: `Models`, and
    /// `..` and an empty path if the tree itself was missing.
    package var directories: [String]
    package var entries: [Entry]

    package init(path: String, directories: [String] = [], entries: [Entry] = []) {
      self.path = path
      self.directories = directories
      self.entries = entries
    }
  }

  /// One file that the run changed.
  package struct Entry: Hashable, Sendable {
    /// The path of the file, relative to its tree.
    package let path: String
    /// The name of its temporary file in the staging directory of the tree.
    package let staged: String
    /// The state of the file before the run, or nil if there was none.
    package let before: Before?
    /// The fingerprint of the text that the run wrote, or nil if it removed the file.
    package let after: Fingerprint?

    package init(path: String, staged: String = "0", before: Before?, after: Fingerprint?) {
      self.path = path
      self.staged = staged
      self.before = before
      self.after = after
    }
  }

  package struct Before: Hashable, Sendable {
    package let text: String
    /// The permissions of its owner, the group and others.
    package let mode: UInt32

    package init(text: String, mode: UInt32) {
      self.text = text
      self.mode = mode
    }
  }

  /// The unique identifier of the run.
  package let run: String
  /// The run that this one reverts, or nil if this is not an undo.
  package let undone: String?
  package var trees: [Tree]

  package init(run: String, undone: String? = nil, trees: [Tree]) {
    self.run = run
    self.undone = undone
    self.trees = trees
  }
}

extension RunRecord {
  /// The absolute paths of the files.
  var places: some Sequence<String> {
    trees.lazy.flatMap { tree in tree.entries.lazy.map { Path.join(tree.path, $0.path) } }
  }
}

extension RunRecord.Entry {
  /// Returns the state of the file if it now has `text`, which is nil if there is no file.
  package func state(now text: String?) -> FileState {
    FileState(before: before?.text, after: after, now: text)
  }
}
