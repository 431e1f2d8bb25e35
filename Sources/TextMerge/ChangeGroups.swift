/// What two sides changed of one text, in groups: changes that touch each other, be it only end to
/// end, stand together.
struct ChangeGroups {
  struct Group {
    /// The lines of the base that the group is about.
    let base: Range<Int>
    let yours: ArraySlice<LineDiff.Change>
    let generated: ArraySlice<LineDiff.Change>
  }

  private let yours: LineDiff
  private let generated: LineDiff
  private let keepsSwapsApart: Bool
  /// The changes that are in no group yet.
  private var yourRest: ArraySlice<LineDiff.Change>
  private var otherRest: ArraySlice<LineDiff.Change>

  /// With `keepsSwapsApart`, words that the generator swapped for others stand apart from changes of
  /// yours that only touch them. The end of a line is no such word: what stands before it may be a
  /// comment.
  init(base: [Line], yours: [Line], generated: [Line], keepsSwapsApart: Bool) {
    self.yours = LineDiff(from: base, to: yours)
    self.generated = LineDiff(from: base, to: generated)
    self.keepsSwapsApart = keepsSwapsApart
    yourRest = self.yours.changes[...]
    otherRest = self.generated.changes[...]
  }

  /// The next group, in the order of the base.
  mutating func next() -> Group? {
    guard let first = nextChange?.change else { return nil }
    let (yourStart, otherStart) = (yourRest.startIndex, otherRest.startIndex)
    var end = first.old.upperBound
    while let (change, isYours) = nextChange, change.old.lowerBound <= end {
      let others = generated.changes[otherStart..<otherRest.startIndex]
      if change.old.lowerBound == end, isApart(change, isYours, behind: others, at: end) { break }
      if isYours { yourRest.removeFirst() } else { otherRest.removeFirst() }
      end = max(end, change.old.upperBound)
    }
    return Group(
      base: first.old.lowerBound..<end, yours: yours.changes[yourStart..<yourRest.startIndex],
      generated: generated.changes[otherStart..<otherRest.startIndex])
  }

  /// The change that comes next, and whether it is yours.
  private var nextChange: (change: LineDiff.Change, isYours: Bool)? {
    guard let yours = yourRest.first else { return otherRest.first.map { ($0, false) } }
    guard let other = otherRest.first else { return (yours, true) }
    let (left, right) = (yours.old, other.old)
    let isYours = (left.lowerBound, left.upperBound) <= (right.lowerBound, right.upperBound)
    return (isYours ? yours : other, isYours)
  }

  /// Whether a change that only touches the group, with these changes of the generator in it, is a
  /// swap, or is one of yours that touches a swap.
  private func isApart(
    _ change: LineDiff.Change, _ isYours: Bool, behind others: ArraySlice<LineDiff.Change>,
    at end: Int
  ) -> Bool {
    guard keepsSwapsApart else { return false }
    let swap = isYours ? others.last { $0.old.upperBound == end } : change
    return swap.map(isSwap) ?? false
  }

  /// Whether words of the base became others.
  private func isSwap(_ change: LineDiff.Change) -> Bool {
    let words = generated.old[change.old] + generated.new[change.new]
    return !change.old.isEmpty && !change.new.isEmpty && !words.contains(where: \.isTerminated)
  }
}
