import TemplateEngine

/// The lines of a doc comment: text of a spec, without what would end the comment or hide in it.
func docComment(_ text: String) -> TemplateValue {
  let lines = text.split(whereSeparator: \.isNewline).map { line in
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\t"
          default: true
          }
        }))
  }
  return .list(lines.map { .string($0) })
}
