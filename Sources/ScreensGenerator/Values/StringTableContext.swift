import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/StringTable` is rendered with.
struct StringTableContext: TemplateContext {
  struct Entry: TemplateContext {
    let key: String
    let comment: String
    let text: String
  }

  let table: String
  let language: String
  let entries: [Entry]
}

extension ScreenletSpec {
  func stringTableContext(in language: String) -> StringTableContext {
    let table = ScreenletSpec.table(of: name.value)
    return StringTableContext(
      table: table, language: language,
      entries: texts.map { entry in
        StringTableContext.Entry(
          key: "\(table)-\(entry.name)", comment: entry.comment.withoutCommentEnd,
          text: entry.text.text(in: language))
      })
  }
}

extension String {
  /// The text as a comment can contain it.
  fileprivate var withoutCommentEnd: String { replacing("*/", with: "* /") }
}
