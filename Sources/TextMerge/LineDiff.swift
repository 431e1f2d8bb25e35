/// What changed between two texts, line by line.
///
/// ```swift
/// let diff = LineDiff(from: "a\nb\nc\n", to: "a\nc\nd\n")
/// diff.changes  // line 1 of the old text became nothing; after line 2, line 2 of the new came in
/// ```
package struct LineDiff: Hashable, Sendable {
  /// Lines of the old text, and the lines of the new one that took their place. Either may be
  /// empty, never both; lines count from 0.
  package struct Change: Hashable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  package let old: [Line]
  package let new: [Line]
  /// From first to last. Between two changes, and before the first and after the last, the lines of
  /// both texts are the same, one at least between two.
  package let changes: [Change]

  package init(from old: String, to new: String) {
    self.init(from: [Line](of: old), to: [Line](of: new))
  }

  package init(from old: [Line], to new: [Line]) {
    self.old = old
    self.new = new
    var matcher = LineMatcher(old, new)
    self.changes = Self.changes(between: matcher.partners(), newCount: new.count)
  }

  /// The gaps between lines that have a partner. `partners[i]` is the new line that old line `i`
  /// became; partners only grow.
  private static func changes(between partners: [Int?], newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    func close(_ oldEnd: Int, _ newEnd: Int) {
      if old < oldEnd || new < newEnd {
        changes.append(Change(old: old..<oldEnd, new: new..<newEnd))
      }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    for (index, partner) in partners.enumerated() {
      if let partner { close(index, partner) }
    }
    close(partners.count, newCount)
    return changes
  }
}
