import SwiftLayout

extension [String] {
  /// The pieces as the inside of one string literal, or of several that are added up: `"a\(b)"`,
  /// `"a" + "b"`. The linter rejects a literal with values in it that is longer than the page.
  var asLiterals: Code {
    var literals = [""]
    for source in self {
      let last = literals.count - 1
      if literals[last].isEmpty || literals[last].count + source.count <= Self.literalLength {
        literals[last] += source
      } else {
        literals.append(source)
      }
    }
    return .sum(literals.map { "\"\($0)\"" })
  }

  private static let literalLength = 80
}
