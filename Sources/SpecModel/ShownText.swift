package import SourceText
import SpecNotation

/// A text that the user of an app reads, such as a label or a message.
package struct ShownText: Hashable, Sendable {
  /// The place of a text in the string tables of a Screenlet: `addbookmark-screenlet`,
  /// `title-label`.
  package struct Key: Hashable, Sendable {
    package let table: String
    package let name: String
  }

  /// The text in the first language of the spec.
  package internal(set) var value: String
  package let range: SourceRange
  /// The texts in each language, if the spec has several.
  package private(set) var translations: [Translation] = []
  /// The key with which generated code looks up the text; nil if the text is in the code.
  package internal(set) var key: Key?

  package struct Translation: Hashable, Sendable {
    package let language: Located<String>
    package let text: String
  }

  package init(_ value: String, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// Returns the text in a language, or in the first language if there is no translation.
  package func text(in language: String) -> String {
    translations.first { $0.language.value == language }?.text ?? value
  }
}

extension ShownText {
  init(_ text: Located<String>) {
    self.init(text.value, at: text.range)
  }
}

extension Node {
  /// Returns the node as a text for the user, in one or in several languages:
  /// `{ en: Save, es: Guardar }`.
  func shownText(
    of phrase: @autoclosure () -> String, expecting kind: String = "a text",
    reporting log: DiagnosticLog
  ) -> ShownText? {
    guard case .mapping(let entries) = content, !entries.isEmpty else {
      return text(of: phrase(), expecting: kind, reporting: log).map(ShownText.init)
    }
    return ShownText(entries, at: range, reporting: log)
  }
}

extension ShownText {
  /// Reads the texts in several languages. Whether the Screenlet has these languages is checked
  /// after the whole spec is read.
  fileprivate init?(_ entries: [Node.Entry], at range: SourceRange, reporting log: DiagnosticLog) {
    self.init("", at: range)
    for entry in entries {
      let language = entry.name.language(reporting: log)
      let text = entry.value.text(of: entry.name.value.quoted, reporting: log)
      guard let language, let text else { continue }
      translations.append(Translation(language: language, text: text.value))
    }
    guard let first = translations.first, translations.count == entries.count else { return nil }
    value = first.text
  }
}
