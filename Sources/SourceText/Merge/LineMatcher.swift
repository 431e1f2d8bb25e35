/// Finds the lines that two texts have in common, so that as few lines as possible are inserted and
/// deleted.
struct LineMatcher {
  /// The lines as numbers, equal for equal lines.
  private let old: [Int32]
  private let new: [Int32]
  private let kindCount: Int

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
    self.kindCount = numbers.count
  }

  /// Returns for each old line the index of the equal new line, or nil. The indices are increasing.
  func partners() -> [Int?] {
    var partners: [Int?] = Array(repeating: nil, count: old.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - start
    let rest = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    for index in 0..<start { partners[index] = index }
    for index in 1..<rest + 1 { partners[old.count - index] = new.count - index }

    // Lines that the other text does not have need no search. In unrelated texts, these are almost
    // all.
    let oldLines = (start..<old.count - rest).filter(isIn(new, old))
    let newLines = (start..<new.count - rest).filter(isIn(old, new))
    var edit = ShortestEdit(from: oldLines.map { old[$0] }, to: newLines.map { new[$0] })
    for match in edit.matches() { partners[oldLines[match.old]] = newLines[match.new] }
    return partners
  }

  /// Returns a function that returns whether the line at an index of `lines` is also one of
  /// `others`.
  private func isIn(_ others: [Int32], _ lines: [Int32]) -> (Int) -> Bool {
    var isThere = Array(repeating: false, count: kindCount)
    for line in others { isThere[Int(line)] = true }
    return { isThere[Int(lines[$0])] }
  }
}
