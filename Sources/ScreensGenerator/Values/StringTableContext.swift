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

/// What `Templates/StringCatalog` is rendered with.
struct StringCatalogContext: TemplateContext {
  struct Entry: TemplateContext {
    let key: String
    let comment: String
    let translations: [Translation]
    /// Whether a comma follows.
    let comma: Bool
  }

  struct Translation: TemplateContext {
    let language: String
    let text: String
    /// Whether the spec has no text in the language.
    let needsReview: Bool
    /// Whether a comma follows.
    let comma: Bool
  }

  let table: String
  let language: String
  let entries: [Entry]
}

extension ScreenletSpec {
  /// The texts in all languages, in the order in which Xcode writes them.
  var stringCatalogContext: StringCatalogContext {
    let table = ScreenletSpec.table(of: name.value)
    let languages = languages.map(\.value).sorted()
    let texts = texts.sorted { $0.name < $1.name }
    return StringCatalogContext(
      table: table, language: self.languages.first?.value ?? "",
      entries: texts.map { entry in
        StringCatalogContext.Entry(
          key: "\(table)-\(entry.name)", comment: entry.comment,
          translations: languages.map { language in
            StringCatalogContext.Translation(
              language: language, text: entry.text.text(in: language),
              needsReview: language != self.languages.first?.value
                && !entry.text.translations.contains { $0.language.value == language },
              comma: language != languages.last)
          },
          comma: entry.name != texts.last?.name)
      })
  }

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
