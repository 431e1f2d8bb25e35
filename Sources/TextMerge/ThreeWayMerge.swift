/// What becomes of lines that two sides changed, as stretches of one side or the other.
///
/// A change of one side that no change of the other touches is taken. Changes that touch each other,
/// be it only end to end, stand together, unless both sides did the same.
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

  /// `areNeighborsApart` says that changes that only touch do not stand together, unless both put
  /// something in at one place.
  init(base: [Line], yours: [Line], generated: [Line], areNeighborsApart: Bool = false) {
    self.yours = yours
    self.generated = generated
    let yourDiff = LineDiff(from: base, to: yours)
    let otherDiff = LineDiff(from: base, to: generated)
    var yourChanges = yourDiff.changes[...]
    var otherChanges = otherDiff.changes[...]
    // Where each text stands after what has been dealt with.
    var (yourLine, baseLine, otherLine) = (0, 0, 0)

    while let first = [yourChanges.first, otherChanges.first].compactMap({ $0?.old })
      .min(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
    {
      // Grows as long as a change of either side stands together with what is in it.
      let start = first.lowerBound
      var end = first.upperBound
      func belongs(_ change: LineDiff.Change) -> Bool {
        let old = change.old
        if !areNeighborsApart { return old.lowerBound <= end }
        return old.lowerBound < end || old == start..<end
      }
      var taken = (yours: yourChanges.prefix(0), others: otherChanges.prefix(0))
      while true {
        if let change = yourChanges.first, belongs(change) {
          taken.yours = yourDiff.changes[taken.yours.startIndex...yourChanges.startIndex]
          end = max(end, change.old.upperBound)
          yourChanges.removeFirst()
        } else if let change = otherChanges.first, belongs(change) {
          taken.others = otherDiff.changes[taken.others.startIndex...otherChanges.startIndex]
          end = max(end, change.old.upperBound)
          otherChanges.removeFirst()
        } else {
          break
        }
      }

      let unchanged = start - baseLine
      append(.yours(yourLine..<yourLine + unchanged))
      yourLine += unchanged
      otherLine += unchanged
      let yourEnd = yourLine + taken.yours.newCount(of: end - start)
      let otherEnd = otherLine + taken.others.newCount(of: end - start)
      append(
        stretch(
          yourLine..<yourEnd, start..<end, otherLine..<otherEnd,
          isYours: !taken.yours.isEmpty, isGenerated: !taken.others.isEmpty))
      (yourLine, baseLine, otherLine) = (yourEnd, end, otherEnd)
    }
    append(.yours(yourLine..<yours.count))
  }

  /// Without a base: lines that both have are settled, and so are lines where the other side has
  /// none.
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
  /// How many lines the changes leave of `count`, unchanged ones between them included.
  fileprivate func newCount(of count: Int) -> Int {
    reduce(count) { $0 - $1.old.count + $1.new.count }
  }
}
