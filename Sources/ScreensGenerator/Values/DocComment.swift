import SourceText
import SpecModel
import TemplateEngine

/// The lines of a doc comment that says `text`, none of them empty.
func docComment(_ text: String) -> TemplateValue {
  let lines = text.split(whereSeparator: \.isNewline).map { String(String($0).inComment.trimmed) }
  return .list(lines.filter { !$0.isEmpty }.map { .string($0) })
}

extension String {
  /// The text as a comment on one line can hold it: without line breaks, which would end the
  /// comment, and without characters that cannot be seen, which would hide something in it. Joiners
  /// stay, as some scripts and emoji are not written without them.
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
  /// The names as a doc comment lists them: "`a`, `b` or `c`".
  func inWords(_ conjunction: String) -> String {
    let names = map { "`\($0)`" }
    let others = names.dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : "\(others) \(conjunction) ") + (names.last ?? "")
  }
}
