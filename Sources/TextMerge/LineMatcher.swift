/// Finds which lines of two texts are the same line.
///
/// Lines that both texts have exactly once are matched first, as far as they come in the same
/// order: people read by such lines, and not by blank ones and braces. What lies between them is
/// matched by the shortest edit, see `matchByShortestEdit`.
struct LineMatcher {
  /// The lines as numbers, equal for equal lines.
  let old: [Int32]
  let new: [Int32]
  var partner: [Int?]

  private var occurrences: [Occurrence]
  private var regions: [Region] = []

  /// How often the search for unique lines is repeated between those that were found. A text can be
  /// made for which each round finds only one.
  private static let roundLimit = 8

  init(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int32] = [:]
    func number(_ line: Line) -> Int32 {
      if let known = numbers[line] { return known }
      let number = Int32(numbers.count)
      numbers[line] = number
      return number
    }
    self.old = old.map(number)
    self.new = new.map(number)
    self.partner = Array(repeating: nil, count: old.count)
    self.occurrences = Array(repeating: Occurrence(), count: numbers.count)
  }

  /// For each old line the new line that it became.
  mutating func partners() -> [Int?] {
    regions = [Region(old: old.indices, new: new.indices, round: 0)]
    while let region = regions.popLast() {
      let rest = matchEnds(of: region)
      if rest.old.isEmpty || rest.new.isEmpty { continue }
      if rest.round == Self.roundLimit || !matchUniqueLines(of: rest) {
        matchByShortestEdit(rest.old, rest.new)
      }
    }
    return partner
  }
}

/// A stretch of both texts whose lines are matched with each other.
private struct Region {
  var old: Range<Int>
  var new: Range<Int>
  var round: Int
}

/// How often a line stands in a region, and where it was last seen.
private struct Occurrence {
  var oldCount = 0
  var newCount = 0
  var newIndex = 0
}

extension LineMatcher {
  /// Matches equal lines at the start and at the end, and returns what is left.
  private mutating func matchEnds(of region: Region) -> Region {
    var rest = region
    while let first = rest.old.first, let other = rest.new.first, old[first] == new[other] {
      partner[first] = other
      rest.old.removeFirst()
      rest.new.removeFirst()
    }
    while let last = rest.old.last, let other = rest.new.last, old[last] == new[other] {
      partner[last] = other
      rest.old.removeLast()
      rest.new.removeLast()
    }
    return rest
  }

  /// Matches the lines that both sides have once, and leaves what is between them for the next
  /// round. False if there are none.
  private mutating func matchUniqueLines(of region: Region) -> Bool {
    for index in region.old { occurrences[Int(old[index])].oldCount += 1 }
    for index in region.new {
      occurrences[Int(new[index])].newCount += 1
      occurrences[Int(new[index])].newIndex = index
    }
    let candidates = region.old.compactMap { index in
      let occurrence = occurrences[Int(old[index])]
      let isUnique = occurrence.oldCount == 1 && occurrence.newCount == 1
      return isUnique ? (old: index, new: occurrence.newIndex) : nil
    }
    for index in region.old { occurrences[Int(old[index])] = Occurrence() }
    for index in region.new { occurrences[Int(new[index])] = Occurrence() }
    if candidates.isEmpty { return false }

    var (oldStart, newStart) = (region.old.lowerBound, region.new.lowerBound)
    for position in longestIncreasingRun(of: candidates.map(\.new)) {
      let match = candidates[position]
      partner[match.old] = match.new
      regions.append(
        Region(
          old: oldStart..<match.old, new: newStart..<match.new, round: region.round + 1))
      (oldStart, newStart) = (match.old + 1, match.new + 1)
    }
    regions.append(
      Region(
        old: oldStart..<region.old.upperBound, new: newStart..<region.new.upperBound,
        round: region.round + 1))
    return true
  }
}

extension Range<Int> {
  fileprivate mutating func removeFirst() { self = lowerBound + 1..<upperBound }
  fileprivate mutating func removeLast() { self = lowerBound..<upperBound - 1 }
}

/// The positions of the longest run of values that grow, others left out: `[0, 2, 3]` for
/// `[1, 9, 2, 5]`. Each value is laid on the first pile whose top is not smaller; the number of
/// piles is the length of the run, and each value remembers the top of the pile before.
private func longestIncreasingRun(of values: [Int]) -> [Int] {
  var tops: [Int] = []
  var previous: [Int?] = []
  for (position, value) in values.enumerated() {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? tops[low - 1] : nil)
    if low < tops.count { tops[low] = position } else { tops.append(position) }
  }
  var run: [Int] = []
  var position = tops.last
  while let current = position {
    run.append(current)
    position = previous[current]
  }
  return run.reversed()
}
