import SourceText

/// Which bracket closes which, found once so that everything between two can be passed over.
struct Brackets {
  /// Where what is inside of a bracket ends, by its place: at the token that closes it or, if none
  /// does, where it can go on no longer.
  private(set) var closing: [Int: Int] = [:]
  private var unclosed: Set<Int> = []
  private(set) var problems: [Outline.Problem] = []

  /// The token behind the bracket at `index` and all that is inside; nil if none opens there.
  func end(of index: Int) -> Int? {
    closing[index].map { unclosed.contains(index) ? max($0, index + 1) : $0 + 1 }
  }

  /// Branches of an `#if` are alternatives: each starts with the brackets that were open before.
  init(_ tokens: [Token], in file: SourceFile) {
    var open = OpenBrackets()
    var branches: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(let mark) where OpenBrackets.opens(mark):
        open.append(mark, at: index)
      case .mark(let mark):
        guard let opening = OpenBrackets.closed(by: mark) else { break }
        close(index, opening, tokens, &open, in: file)
      case .directive(.if):
        branches.append(open.count)
      case .directive(.endif):
        if let count = branches.popLast() { leave(tokens, &open, count, in: file, until: index) }
      case .directive:
        if let count = branches.last { leave(tokens, &open, count, in: file, until: index) }
      default:
        break
      }
    }
    leave(tokens, &open, 0, in: file)
  }

  /// Closes the innermost `opening` bracket; those inside of it stay unclosed.
  private mutating func close(
    _ index: Int, _ opening: UInt8, _ tokens: [Token], _ open: inout OpenBrackets,
    in file: SourceFile
  ) {
    guard let place = open.closable(opening) else {
      problems.append(
        Outline.Problem(kind: .unopenedBracket, range: file.range(tokens[index].range)))
      return
    }
    leave(tokens, &open, place + 1, in: file, until: index)
    if let partner = open.removeLast() { closing[partner] = index }
  }

  /// Gives up on the brackets beyond `count`, which end before the token `end`.
  private mutating func leave(
    _ tokens: [Token], _ open: inout OpenBrackets, _ count: Int, in file: SourceFile,
    until end: Int? = nil
  ) {
    while open.count > count, let index = open.removeLast() {
      closing[index] = end ?? tokens.count
      unclosed.insert(index)
      problems.append(
        Outline.Problem(kind: .unclosedBracket, range: file.range(tokens[index].range)))
    }
  }
}
