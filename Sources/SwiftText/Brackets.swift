/// The pairs of brackets, which are found once, so that everything between two can be skipped.
struct Brackets {
  /// The end of the inside of a bracket.
  private struct End {
    let index: Int32
    let isClosed: Bool
  }

  /// The ends by token, or nil for tokens that open no bracket. It is an array, because a file may
  /// consist only of brackets.
  private var ends: [End?]
  /// The problems, each with the index of its token.
  private(set) var problems: [(kind: Outline.Problem.Kind, index: Int)] = []

  /// Returns the end of the inside of the bracket at `index`: the token that closes it or, if there
  /// is none, the token at which it cannot continue. Returns nil if the token does not open a
  /// bracket.
  func closing(_ index: Int) -> Int? { ends[index].map { Int($0.index) } }

  /// Returns the index after the bracket at `index` and its inside, or nil if the token does not
  /// open a bracket.
  func end(of index: Int) -> Int? {
    ends[index].map { $0.isClosed ? Int($0.index) + 1 : max(Int($0.index), index + 1) }
  }

  /// Finds the pairs. The branches of an `#if` are alternatives: each starts with the brackets that
  /// were open before it.
  init(_ tokens: [Token]) {
    ends = Array(repeating: nil, count: tokens.count)
    var open = OpenBrackets()
    var branches: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(let mark) where OpenBrackets.opens(mark):
        open.append(mark, at: index)
      case .mark(let mark):
        guard let opening = OpenBrackets.closed(by: mark) else { break }
        close(index, opening, &open)
      case .directive(.if):
        branches.append(open.count)
      case .directive(.endif):
        if let count = branches.popLast() { leave(&open, count, until: index) }
      case .directive:
        if let count = branches.last { leave(&open, count, until: index) }
      default:
        break
      }
    }
    leave(&open, 0, until: tokens.count)
  }

  /// Closes the innermost `opening` bracket. Those inside it stay unclosed.
  private mutating func close(_ index: Int, _ opening: UInt8, _ open: inout OpenBrackets) {
    guard let place = open.closable(opening) else {
      problems.append((.unopenedBracket, index))
      return
    }
    leave(&open, place + 1, until: index)
    if let partner = open.removeLast() {
      ends[partner] = End(index: Int32(index), isClosed: true)
    }
  }

  /// Reports the brackets beyond `count` as unclosed. They end before the token `end`.
  private mutating func leave(_ open: inout OpenBrackets, _ count: Int, until end: Int) {
    while open.count > count, let index = open.removeLast() {
      ends[index] = End(index: Int32(end), isClosed: false)
      problems.append((.unclosedBracket, index))
    }
  }
}
