/// The changes between two texts, line by line.
///
/// ```swift
/// let diff = LineDiff(from: "a\nb\nc\n", to: "a\nc\nd\n")
/// diff.changes  // line 1 of the old text became nothing; after line 2, line 2 of the new came in
/// ```
package struct LineDiff: Hashable, Sendable {
  /// Lines of the old text, and the lines of the new one that replaced them. Either may be empty,
  /// but not both. Lines count from 0.
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
  /// The changes from first to last. Before, between and after them, the lines of both texts are
  /// the same. Between two changes there is at least one such line.
  package let changes: [Change]

  package init(from old: String, to new: String) {
    self.init(from: [Line](of: old), to: [Line](of: new))
  }

  package init(from old: [Line], to new: [Line]) {
    self.old = old
    self.new = new
    let partners = LineMatcher(old, new).partners()
    var oldMarks = ChangeMarks(partners.map { $0 == nil })
    var newMarks = ChangeMarks(changedLines(partners, count: new.count))
    oldMarks.slide(in: old, beside: newMarks)
    newMarks.slide(in: new, beside: oldMarks)
    self.changes = Self.changes(oldMarks, newMarks)
  }

  /// The unchanged lines, from first to last, with their indices in both texts.
  package var unchanged: [(old: Int, new: Int)] {
    var pairs: [(Int, Int)] = []
    var (oldLine, newLine) = (0, 0)
    for change in changes + [Change(old: old.count..<old.count, new: new.count..<new.count)] {
      pairs += zip(oldLine..<change.old.lowerBound, newLine..<change.new.lowerBound)
      (oldLine, newLine) = (change.old.upperBound, change.new.upperBound)
    }
    return pairs
  }

  /// Returns the changes between each two unchanged lines.
  private static func changes(_ old: ChangeMarks, _ new: ChangeMarks) -> [Change] {
    var changes: [Change] = []
    var (oldStart, newStart) = (0, 0)
    for (oldCount, newCount) in zip(old.runs, new.runs) {
      let (oldEnd, newEnd) = (oldStart + oldCount, newStart + newCount)
      if oldCount + newCount > 0 {
        changes.append(Change(old: oldStart..<oldEnd, new: newStart..<newEnd))
      }
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    return changes
  }
}

/// Returns whether each of `count` new lines is new, instead of an unchanged old line.
private func changedLines(_ partners: [Int?], count: Int) -> [Bool] {
  var isChanged = Array(repeating: true, count: count)
  for case let partner? in partners { isChanged[partner] = false }
  return isChanged
}
