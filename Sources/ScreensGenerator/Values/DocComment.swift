import SourceText
import SpecModel

/// Returns the lines of a doc comment with `text`, without empty ones.
func docComment(_ text: String) -> [String] {
  let lines = text.split(whereSeparator: \.isNewline).map { String(String($0).inComment.trimmed) }
  return lines.filter { !$0.isEmpty }
}

extension String {
  /// The text as a comment on one line can contain it: without line breaks, which would end the
  /// comment, and without invisible characters, which would hide something in it. Joiners stay,
  /// because some scripts and emoji need them.
  var inComment: String {
    // Most texts are ASCII.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
    var visible = String.UnicodeScalarView()
    for character in self {
      if character.isWhitespace {
        visible.append(" ")
      } else {
        visible += character.unicodeScalars.filter { !$0.isInvisible }
      }
    }
    return String(visible)
  }
}

extension [String] {
  /// Returns the names as a doc comment lists them: "`a`, `b` or `c`".
  func inWords(_ conjunction: String) -> String {
    let names = map { "`\($0)`" }
    let others = names.dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : "\(others) \(conjunction) ") + (names.last ?? "")
  }
}
