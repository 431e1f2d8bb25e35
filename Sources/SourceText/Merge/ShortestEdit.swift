/// The shortest way from one sequence to another by insertions and deletions, found with the
/// linear-space variation of the algorithm of Myers, "An O(ND) Difference Algorithm and Its
/// Variations".
///
/// The sequences form a grid, with the old items from left to right and the new ones from top to
/// bottom. A step to the right deletes an item, a step down inserts one, and a diagonal step, which
/// is possible where the items are equal, is free. Two searches go towards each other, from the
/// start and from the end of the grid, and with each edit as far as possible on each diagonal. The
/// grid is divided where they meet.
struct ShortestEdit {
  /// A part of the grid.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [Int32]
  private let new: [Int32]
  private var forward: SearchFront
  private var backward: SearchFront

  /// The number of edits after which a search stops, takes the furthest point, and leaves the rest
  /// to further searches. So the time grows linearly with the length of the sequences, instead of
  /// quadratically.
  private static let editLimit = 256

  init(from old: [Int32], to new: [Int32]) {
    self.old = old
    self.new = new
    forward = SearchFront(oldCount: old.count, newCount: new.count, unreached: -1)
    backward = SearchFront(oldCount: old.count, newCount: new.count, unreached: .max)
  }

  /// Returns the pairs of items that stay, in any order.
  mutating func matches() -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var boxes = [Box(old: old.indices, new: new.indices)]
    while var box = boxes.popLast() {
      while let first = box.old.first, let other = box.new.first, old[first] == new[other] {
        matches.append((first, other))
        box = Box(old: first + 1..<box.old.upperBound, new: other + 1..<box.new.upperBound)
      }
      while let last = box.old.last, let other = box.new.last, old[last] == new[other] {
        matches.append((last, other))
        box = Box(old: box.old.lowerBound..<last, new: box.new.lowerBound..<other)
      }
      if box.old.isEmpty || box.new.isEmpty { continue }
      let (x, y) = middle(of: box)
      boxes.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
      boxes.append(Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
    }
    return matches
  }

  /// Returns a point on the shortest path through the box, or at least nearer to its end.
  private mutating func middle(of box: Box) -> (x: Int, y: Int) {
    let start = box.old.lowerBound - box.new.lowerBound
    let end = box.old.upperBound - box.new.upperBound
    let diagonals =
      box.old.lowerBound - box.new.upperBound...box.old.upperBound - box.new.lowerBound
    forward.start(on: start, at: box.old.lowerBound)
    backward.start(on: end, at: box.old.upperBound)
    // A path with an odd number of edits is found by the search that goes first.
    let isOdd = !(start - end).isMultiple(of: 2)
    for _ in 0..<Self.editLimit {
      forward.widen(within: diagonals)
      for diagonal in forward.diagonals {
        let x = stepForward(on: diagonal, in: box)
        if isOdd, backward.covers(diagonal), backward[diagonal] <= x { return (x, x - diagonal) }
      }
      backward.widen(within: diagonals)
      for diagonal in backward.diagonals {
        let x = stepBackward(on: diagonal, in: box)
        if !isOdd, forward.covers(diagonal), x <= forward[diagonal] { return (x, x - diagonal) }
      }
    }
    return furthest(in: box)
  }

  /// Returns the old index to which one more edit leads on a diagonal: a deletion on the diagonal
  /// below, or an insertion on the one above.
  private mutating func stepForward(on diagonal: Int, in box: Box) -> Int {
    var x = max(forward[diagonal - 1] + 1, forward[diagonal + 1])
    while x < box.old.upperBound, x - diagonal < box.new.upperBound, old[x] == new[x - diagonal] {
      x += 1
    }
    forward[diagonal] = x
    return x
  }

  private mutating func stepBackward(on diagonal: Int, in box: Box) -> Int {
    var x = min(backward[diagonal - 1], backward[diagonal + 1] - 1)
    while x > box.old.lowerBound, x - diagonal > box.new.lowerBound,
      old[x - 1] == new[x - 1 - diagonal]
    {
      x -= 1
    }
    backward[diagonal] = x
    return x
  }

  /// Returns the point furthest from the start that the search from there has reached.
  private func furthest(in box: Box) -> (x: Int, y: Int) {
    let points = forward.diagonals.map { diagonal in
      let x = min(forward[diagonal], box.old.upperBound, box.new.upperBound + diagonal)
      return (x: x, y: x - diagonal)
    }
    return points.max { $0.x + $0.y < $1.x + $1.y }
      ?? (box.old.upperBound, box.new.lowerBound)
  }
}
