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
    let line = map { $0.isNewline || $0 == "\t" ? " " : $0 }
    var visible = String.UnicodeScalarView()
    for scalar in String(line).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        if scalar == "\u{200C}" || scalar == "\u{200D}" { visible.append(scalar) }
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
