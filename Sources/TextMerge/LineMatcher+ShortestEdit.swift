extension LineMatcher {
  /// Up to how many insertions and deletions the shortest edit is looked for. Its price is the
  /// square of this number.
  private static let editLimit = 1_000

  /// Matches lines such that the fewest are inserted and deleted.
  ///
  /// Where that takes more than `editLimit`, the way that got furthest is kept, and the search
  /// starts again from its end, so that texts that have nothing to do with each other take linear
  /// time.
  mutating func matchByShortestEdit(_ old: Range<Int>, _ new: Range<Int>) {
    var rest = (old: old, new: new)
    while !rest.old.isEmpty, !rest.new.isEmpty {
      var search = EditSearch(
        old: self.old[rest.old], new: self.new[rest.new], limit: Self.editLimit)
      let end = search.run()
      for (oldIndex, newIndex) in search.matches(upTo: end) { partner[oldIndex] = newIndex }
      rest.old = end.old..<old.upperBound
      rest.new = end.new..<new.upperBound
    }
  }
}

/// The search for the shortest edit, as Myers describes it in "An O(ND) Difference Algorithm and
/// Its Variations".
///
/// Think of a grid, old lines from left to right, new lines from top to bottom. A step to the right
/// deletes a line, a step down inserts one, and a diagonal step, possible where the lines are
/// equal, is free. For 0, 1, 2… edits, the search keeps the furthest point on each diagonal, which
/// are numbered by old minus new.
private struct EditSearch {
  let old: ArraySlice<Int32>
  let new: ArraySlice<Int32>
  let limit: Int

  /// For each number of edits, the furthest old line on the diagonals -edits, -edits + 2, …, edits.
  private var reached: [[Int32]] = []

  struct End {
    let old: Int
    let new: Int
    let edits: Int
    let diagonal: Int
  }

  init(old: ArraySlice<Int32>, new: ArraySlice<Int32>, limit: Int) {
    self.old = old
    self.new = new
    self.limit = limit
  }

  /// Goes to the end of both texts, or to the furthest point within `limit` edits.
  mutating func run() -> End {
    for edits in 0...limit {
      var row: [Int32] = []
      row.reserveCapacity(edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let start = start(edits, diagonal)
        var x = start
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        row.append(Int32(x))
        if x == old.count, x - diagonal == new.count {
          reached.append(row)
          return end(edits, diagonal)
        }
      }
      reached.append(row)
    }
    return furthest(limit)
  }

  /// The pairs of equal lines on the way to `end`, the last first.
  func matches(upTo end: End) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var diagonal = end.diagonal
    for edits in (0...end.edits).reversed() {
      for x in (start(edits, diagonal)..<x(edits, diagonal)).reversed() {
        matches.append((old.startIndex + x, new.startIndex + x - diagonal))
      }
      diagonal += cameFromAbove(edits, diagonal) ? 1 : -1
    }
    return matches
  }

  /// Where a way of `edits` edits enters `diagonal`: from the left or from above, whichever is
  /// further.
  private func start(_ edits: Int, _ diagonal: Int) -> Int {
    if edits == 0 { return 0 }
    return cameFromAbove(edits, diagonal)
      ? x(edits - 1, diagonal + 1) : x(edits - 1, diagonal - 1) + 1
  }

  private func cameFromAbove(_ edits: Int, _ diagonal: Int) -> Bool {
    if diagonal == -edits { return true }
    if diagonal == edits { return false }
    return x(edits - 1, diagonal - 1) < x(edits - 1, diagonal + 1)
  }

  private func x(_ edits: Int, _ diagonal: Int) -> Int {
    Int(reached[edits][(diagonal + edits) / 2])
  }

  /// The point with the most lines behind it. Points beyond the end of a text lead nowhere.
  private func furthest(_ edits: Int) -> End {
    let ends = stride(from: -edits, through: edits, by: 2).map { end(edits, $0) }
    let best = ends.filter { $0.old <= old.endIndex && $0.new <= new.endIndex }
      .max { $0.old + $0.new < $1.old + $1.new }
    return best ?? end(0, 0)
  }

  private func end(_ edits: Int, _ diagonal: Int) -> End {
    let x = x(edits, diagonal)
    return End(
      old: old.startIndex + x, new: new.startIndex + x - diagonal, edits: edits,
      diagonal: diagonal)
  }
}
