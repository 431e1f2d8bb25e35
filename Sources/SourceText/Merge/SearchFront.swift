/// The progress of a search: the highest old index that it has reached on each diagonal. A diagonal
/// is the old index minus the new one.
struct SearchFront {
  private var reached: [Int]
  /// The index of diagonal 0 in `reached`.
  private let origin: Int
  /// The index for a diagonal that has not been reached, which is worse than any other.
  private let unreached: Int
  private var low = 0
  private var high = 0

  init(oldCount: Int, newCount: Int, unreached: Int) {
    reached = Array(repeating: 0, count: oldCount + newCount + 3)
    origin = newCount + 1
    self.unreached = unreached
  }

  subscript(diagonal: Int) -> Int {
    get { reached[diagonal + origin] }
    set { reached[diagonal + origin] = newValue }
  }

  /// The diagonals that the current number of edits leads to.
  var diagonals: StrideThrough<Int> { stride(from: high, through: low, by: -2) }

  func covers(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

  mutating func start(on diagonal: Int, at index: Int) {
    (low, high) = (diagonal, diagonal)
    self[diagonal] = index
  }

  /// Advances to the diagonals of one more edit: one more on each side or, at the limits, one less.
  mutating func widen(within limits: ClosedRange<Int>) {
    if low > limits.lowerBound {
      low -= 1
      self[low - 1] = unreached
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      self[high + 1] = unreached
    } else {
      high -= 1
    }
  }
}
