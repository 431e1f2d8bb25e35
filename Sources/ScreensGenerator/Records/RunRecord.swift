/// What a run changed in a directory: enough to take it back, and to tell whether somebody changed
/// the same files since.
package struct RunRecord: Hashable, Sendable {
  /// One file that the run changed.
  package struct Entry: Hashable, Sendable {
    package let path: String
    /// What the file was; nil if there was none.
    package let before: Before?
    /// What the run left; nil if nothing.
    package let after: Fingerprint?

    package init(path: String, before: Before?, after: Fingerprint?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  package struct Before: Hashable, Sendable {
    package let text: String
    /// The bits of its permissions.
    package let mode: UInt32

    package init(text: String, mode: UInt32) {
      self.text = text
      self.mode = mode
    }
  }

  /// What the records of one run have in common, in all the directories that it changed.
  package let run: String
  /// The directories that the run made, each after the one that holds it.
  package let directories: [String]
  package let entries: [Entry]

  package init(run: String, directories: [String], entries: [Entry]) {
    self.run = run
    self.directories = directories
    self.entries = entries
  }
}

extension RunRecord.Entry {
  /// Where a file stands now, as seen from the run.
  package enum State: Hashable, Sendable {
    case before, after, changedSince
  }

  /// `text` is what the file holds now; nil if there is none.
  package func state(now text: String?) -> State {
    switch (before?.text, text) {
    case (nil, nil): .before
    case (let before?, let text?) where isSameText(before, text): .before
    default: after == text.map { Fingerprint(of: $0) } ? .after : .changedSince
    }
  }
}
