/// The result of merging the lines of two sides, as ranges of one side or the other.
///
/// A change that touches no change of the other side is applied. Changes that touch each other,
/// even only end to end, are merged together. They are a conflict unless both sides made the same
/// change.
struct ThreeWayMerge {
  enum Stretch {
    /// Lines of yours, changed or not.
    case yours(Range<Int>)
    /// Lines that only the generator changed.
    case generated(Range<Int>)
    case conflict(yours: Range<Int>, base: Range<Int>, generated: Range<Int>)
  }

  private(set) var stretches: [Stretch] = []

  private let yours: [Line]
  private let generated: [Line]

  init(
    base: [Line], yours: [Line], generated: [Line], joining: ChangeGroups.Joining = .touching
  ) {
    self.yours = yours
    self.generated = generated
    var groups = ChangeGroups(
      base: base, yours: yours, generated: generated, joining: joining)
    // The index in each text after the merged lines.
    var (yourLine, baseLine, otherLine) = (0, 0, 0)
    while let group = groups.next() {
      let unchanged = group.base.lowerBound - baseLine
      append(.yours(yourLine..<yourLine + unchanged))
      yourLine += unchanged
      otherLine += unchanged
      let yourEnd = yourLine + group.yours.newCount(of: group.base.count)
      let otherEnd = otherLine + group.generated.newCount(of: group.base.count)
      append(
        stretch(
          yourLine..<yourEnd, group.base, otherLine..<otherEnd,
          isYours: !group.yours.isEmpty, isGenerated: !group.generated.isEmpty))
      (yourLine, baseLine, otherLine) = (yourEnd, group.base.upperBound, otherEnd)
    }
    append(.yours(yourLine..<yours.count))
  }

  /// Merges without a base. Lines that both sides have are settled, and so are lines where the
  /// other side has none.
  init(yours: [Line], generated: [Line]) {
    self.yours = yours
    self.generated = generated
    var yourLine = 0
    for change in LineDiff(from: yours, to: generated).changes {
      append(.yours(yourLine..<change.old.lowerBound))
      if change.new.isEmpty {
        append(.yours(change.old))
      } else if change.old.isEmpty {
        append(.generated(change.new))
      } else {
        append(.conflict(yours: change.old, base: 0..<0, generated: change.new))
      }
      yourLine = change.old.upperBound
    }
    append(.yours(yourLine..<yours.count))
  }

  private func stretch(
    _ yourLines: Range<Int>, _ baseLines: Range<Int>, _ otherLines: Range<Int>, isYours: Bool,
    isGenerated: Bool
  ) -> Stretch {
    if !isYours { return .generated(otherLines) }
    if !isGenerated || yours[yourLines] == generated[otherLines] { return .yours(yourLines) }
    return .conflict(yours: yourLines, base: baseLines, generated: otherLines)
  }

  private mutating func append(_ stretch: Stretch) {
    switch stretch {
    case .yours(let lines) where lines.isEmpty, .generated(let lines) where lines.isEmpty: break
    default: stretches.append(stretch)
    }
  }
}

extension ArraySlice<LineDiff.Change> {
  /// Returns the number of lines that `count` lines become after the changes, including unchanged
  /// ones between them.
  func newCount(of count: Int) -> Int {
    reduce(count) { $0 - $1.old.count + $1.new.count }
  }
}
