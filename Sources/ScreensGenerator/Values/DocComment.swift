import SourceText
import TemplateEngine

/// The lines of a doc comment that says `text`, none of them empty.
func docComment(_ text: String) -> TemplateValue {
  let lines = text.split(whereSeparator: \.isNewline).map { String($0).inComment.trimmed }
  return .list(lines.filter { !$0.isEmpty }.map { .string($0) })
}

extension String {
  /// The text as a comment on one line can hold it: without line breaks, which would end the comment,
  /// and without characters that cannot be seen, which would hide something in it. Joiners stay, as
  /// some scripts and emoji are not written without them.
  var inComment: String {
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x200C, 0x200D, 0xFE00...0xFE0F: visible.append(scalar)
      case _ where scalar.properties.isWhitespace: visible.append(" ")
      case _ where !scalar.isInvisible: visible.append(scalar)
      default: break
      }
    }
    return String(visible)
  }
}
