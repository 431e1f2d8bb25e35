/// A colour of output, in bold, by its number in the escape sequence of a terminal.
package enum TextColor: Int, CaseIterable {
  case plain = 1
  case red = 31
  case green, yellow, blue
  case cyan = 36

  private var start: String { "\u{1B}[1;\(rawValue)m" }
  private static let end = "\u{1B}[0m"

  /// Returns the text in this colour, if the output `isColored`.
  package func paint(_ text: String, isColored: Bool) -> String {
    isColored ? start + text + Self.end : text
  }

  /// Returns the start or end of a colour with which a text begins.
  static func prefix(of text: Substring.UnicodeScalarView) -> String? {
    sequences.first { text.starts(with: $0.unicodeScalars) }
  }

  private static let sequences = [end] + allCases.map(\.start)
}
