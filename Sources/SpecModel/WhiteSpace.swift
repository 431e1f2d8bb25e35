extension StringProtocol where SubSequence == Substring {
  /// The text without white space at its ends.
  package var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}

extension String {
  /// The parts between white space.
  var blankSeparated: [Substring] { split(whereSeparator: \.isWhitespace) }

  /// The text without white space.
  var withoutBlanks: String { filter { !$0.isWhitespace } }
}
