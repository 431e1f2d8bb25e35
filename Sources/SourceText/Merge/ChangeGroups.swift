/// The changes that two sides made to the same text, in groups that belong together.
struct ChangeGroups {
  /// The changes of different sides that belong together.
  enum Joining {
    /// Changes that touch each other, even only end to end.
    case touching
    /// Changes that touch each other, except that words replaced by the generator are separate from
    /// changes of yours that only touch them. A line end is not such a word, because the text
    /// before it may be a comment.
    case touchingButSwaps
    /// Changes of the same lines, and lines that both sides insert at the same position.
    case overlapping
  }

  struct Group {
    /// The lines of the base that the group covers.
    let base: Range<Int>
    let yours: ArraySlice<LineDiff.Change>
    let generated: ArraySlice<LineDiff.Change>
  }

  private let yours: LineDiff
  private let generated: LineDiff
  private let joining: Joining
  /// The changes that are not in a group yet.
  private var yourRest: ArraySlice<LineDiff.Change>
  private var otherRest: ArraySlice<LineDiff.Change>

  init(base: [Line], yours: [Line], generated: [Line], joining: Joining) {
    self.yours = LineDiff(from: base, to: yours)
    self.generated = LineDiff(from: base, to: generated)
    self.joining = joining
    yourRest = self.yours.changes[...]
    otherRest = self.generated.changes[...]
  }

  /// Returns the next group, in the order of the base.
  mutating func next() -> Group? {
    guard let first = nextChange?.change else { return nil }
    let (yourStart, otherStart) = (yourRest.startIndex, otherRest.startIndex)
    var end = first.old.upperBound
    while let (change, isYours) = nextChange, change.old.lowerBound <= end {
      let group = Group(
        base: first.old.lowerBound..<end, yours: yours.changes[yourStart..<yourRest.startIndex],
        generated: generated.changes[otherStart..<otherRest.startIndex])
      let isFirst = group.yours.isEmpty && group.generated.isEmpty
      if !isFirst, change.old.lowerBound == end, isApart(change, isYours, from: group) { break }
      if isYours { yourRest.removeFirst() } else { otherRest.removeFirst() }
      end = max(end, change.old.upperBound)
    }
    return Group(
      base: first.old.lowerBound..<end, yours: yours.changes[yourStart..<yourRest.startIndex],
      generated: generated.changes[otherStart..<otherRest.startIndex])
  }

  /// The next change, and whether it is yours.
  private var nextChange: (change: LineDiff.Change, isYours: Bool)? {
    guard let yours = yourRest.first else { return otherRest.first.map { ($0, false) } }
    guard let other = otherRest.first else { return (yours, true) }
    let (left, right) = (yours.old, other.old)
    let isYours = (left.lowerBound, left.upperBound) <= (right.lowerBound, right.upperBound)
    return (isYours ? yours : other, isYours)
  }

  /// Returns whether a change that only touches the end of the group is not part of it.
  private func isApart(_ change: LineDiff.Change, _ isYours: Bool, from group: Group) -> Bool {
    let end = group.base.upperBound
    switch joining {
    case .touching:
      return false
    case .touchingButSwaps:
      let swap = isYours ? group.generated.last { $0.old.upperBound == end } : change
      return swap.map(isSwap) ?? false
    case .overlapping:
      return !change.old.isEmpty
        || !(group.yours + group.generated).contains { $0.old == change.old }
    }
  }

  /// Returns whether the change replaces words of the base with others.
  private func isSwap(_ change: LineDiff.Change) -> Bool {
    let words = generated.old[change.old] + generated.new[change.new]
    return !change.old.isEmpty && !change.new.isEmpty && !words.contains(where: \.isTerminated)
  }
}
