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

  /// With `keepsSwapsApart`, words that the generator swapped for others stand apart from changes of
  /// yours that only touch them. The end of a line is no such word: what stands before it may be a
  /// comment.
  init(base: [Line], yours: [Line], generated: [Line], keepsSwapsApart: Bool = false) {
    self.yours = yours
    self.generated = generated
    let yourDiff = LineDiff(from: base, to: yours)
    let otherDiff = LineDiff(from: base, to: generated)
    var yourChanges = yourDiff.changes[...]
    var otherChanges = otherDiff.changes[...]
    // Where each text stands after what has been dealt with.
    var (yourLine, baseLine, otherLine) = (0, 0, 0)

    func isSwap(_ change: LineDiff.Change) -> Bool {
      let words = base[change.old] + generated[change.new]
      return !change.old.isEmpty && !change.new.isEmpty && !words.contains(where: \.isTerminated)
    }

    /// The change that comes next, and whether it is yours.
    func next() -> (change: LineDiff.Change, isYours: Bool)? {
      guard let yours = yourChanges.first else { return otherChanges.first.map { ($0, false) } }
      guard let other = otherChanges.first else { return (yours, true) }
      let (left, right) = (yours.old, other.old)
      let isYours =
        (left.lowerBound, left.upperBound) <= (right.lowerBound, right.upperBound)
      return (isYours ? yours : other, isYours)
    }

    while let first = next()?.change {
      // Grows as long as a change of either side stands together with what is in it.
      let start = first.old.lowerBound
      var end = first.old.upperBound
      var taken = (yours: yourChanges.prefix(0), others: otherChanges.prefix(0))
      while let (change, isYours) = next(), change.old.lowerBound <= end {
        if keepsSwapsApart, change.old.lowerBound == end {
          let other = isYours ? taken.others.last { $0.old.upperBound == end } : change
          if let other, isSwap(other) { break }
        }
        if isYours {
          taken.yours = yourDiff.changes[taken.yours.startIndex...yourChanges.startIndex]
          yourChanges.removeFirst()
        } else {
          taken.others = otherDiff.changes[taken.others.startIndex...otherChanges.startIndex]
          otherChanges.removeFirst()
        }
        end = max(end, change.old.upperBound)
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
