package import SourceText

/// What a run changed, in all the directories that it generated into: enough to take it back, and to
/// tell whether somebody changed the same files since.
package struct RunRecord: Hashable, Sendable {
  /// A directory that the run changed files in.
  package struct Tree: Hashable, Sendable {
    /// The absolute path, without links.
    package let path: String
    /// The directories that the run made, as seen from there, each after the one that holds it: `Models`,
    /// and `..` and an empty path if the tree itself was missing.
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
    /// Where the file is below its tree.
    package let path: String
    /// The name of its temporary file in the staging directory of the tree.
    package let staged: String
    /// What the file was; nil if there was none.
    package let before: Before?
    /// The fingerprint of what the run left; nil if it removed the file.
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
    /// What its owner, the group and others could do with it.
    package let mode: UInt32

    package init(text: String, mode: UInt32) {
      self.text = text
      self.mode = mode
    }
  }

  /// What tells the run from all others.
  package let run: String
  /// The run that this one takes back; nil if it is not an undo.
  package let undone: String?
  package var trees: [Tree]

  package init(run: String, undone: String? = nil, trees: [Tree]) {
    self.run = run
    self.undone = undone
    self.trees = trees
  }
}

extension RunRecord.Entry {
  /// What the file is now that holds `text`; nil if there is none.
  package func state(now text: String?) -> FileState {
    FileState(before: before?.text, after: after, now: text)
  }
}
