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
    var open: [Int] = []
    var branches: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(let mark) where Self.partners[mark] != nil:
        open.append(index)
      case .mark(let mark) where Self.partners.values.contains(mark):
        close(index, mark, tokens, &open, in: file)
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

  private static let partners: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Closes the innermost bracket of that kind; those inside of it stay unclosed.
  private mutating func close(
    _ index: Int, _ mark: UInt8, _ tokens: [Token], _ open: inout [Int], in file: SourceFile
  ) {
    let isPartner = { (opening: Int) in
      guard case .mark(let other) = tokens[opening].kind else { return false }
      return Self.partners[other] == mark
    }
    // A brace closes whatever is open in it; other brackets only what was opened since the brace.
    let isBrace = mark == UInt8(ascii: "}")
    let place = open.lastIndex { isPartner($0) || !isBrace && tokens[$0].isMark("{") }
    guard let place, isPartner(open[place]) else {
      problems.append(
        Outline.Problem(kind: .unopenedBracket, range: file.range(tokens[index].range)))
      return
    }
    leave(tokens, &open, place + 1, in: file, until: index)
    closing[open.removeLast()] = index
  }

  /// Gives up on the brackets beyond `count`, which end before the token `end`.
  private mutating func leave(
    _ tokens: [Token], _ open: inout [Int], _ count: Int, in file: SourceFile,
    until end: Int? = nil
  ) {
    while open.count > count {
      let index = open.removeLast()
      closing[index] = end ?? tokens.count
      unclosed.insert(index)
      problems.append(
        Outline.Problem(kind: .unclosedBracket, range: file.range(tokens[index].range)))
    }
  }
}
