extension [String] {
  /// The pieces as the inside of one string literal, or of several that are concatenated:
  /// `"a\(b)"`, `"a" + "b"`. The linter rejects a literal with interpolations that is too long for
  /// a line.
  var asLiterals: String {
    var literals = [""]
    for source in self {
      let last = literals.count - 1
      if literals[last].isEmpty || literals[last].count + source.count <= Self.literalLength {
        literals[last] += source
      } else {
        literals.append(source)
      }
    }
    return literals.map { "\"\($0)\"" }.joined(separator: " + ")
  }

  private static let literalLength = 80
}
