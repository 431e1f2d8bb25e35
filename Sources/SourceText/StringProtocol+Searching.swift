// The string algorithms of the toolchain are a library of their own, regular expressions included,
// which slows the start (docs/performance.md). These compare bytes: a line feed is found in CRLF,
// which is one character.
extension StringProtocol {
  /// The first range that has the same bytes as `text`.
  package func firstRange(of text: String) -> Range<String.Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    let bytes = Substring(self).utf8
    // Making a slice takes longer than comparing a byte, which is mostly enough.
    let start = bytes.indices.first {
      bytes[$0] == first && bytes[$0...].starts(with: text.utf8)
    }
    return start.map { $0..<bytes.index($0, offsetBy: text.utf8.count) }
  }

  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// The parts of the text between separators: those of `a, b` at `, ` are `a` and `b`. The separator
  /// must not be empty.
  package func parts(separatedBy separator: String) -> [Substring] {
    precondition(!separator.isEmpty)
    var parts: [Substring] = []
    var rest = Substring(self)
    while let found = rest.firstRange(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with every `old` replaced.
  package func replacing(_ old: String, with new: String) -> String {
    parts(separatedBy: old).joined(separator: new)
  }
}
