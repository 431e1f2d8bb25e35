import SourceText
import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// Returns the values for `Templates/StringTable`, for one language.
  func stringTableValue(in language: String) -> TemplateValue {
    let table = ScreenletSpec.table(of: name.value)
    return [
      "table": .string(table), "language": .string(language),
      "entries": .list(
        texts.map { entry in
          [
            "key": .string("\(table)-\(entry.name)"),
            "comment": .string(entry.comment.withoutCommentEnd),
            "text": .string(entry.text.text(in: language)),
          ]
        }),
    ]
  }
}

extension String {
  /// The text as a comment can contain it.
  fileprivate var withoutCommentEnd: String { replacing("*/", with: "* /") }
}
