import SourceText
import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// The values for the test that every language has all texts and that the view shows them; nil if
  /// there are no string tables.
  ///
  /// The view is compared with the tables, not with the spec, so that translations can be changed
  /// in the tables.
  var textsTest: TemplateValue? {
    guard let table, !texts.isEmpty else { return nil }
    let shown = controlTexts.map { "\($0.reading) == \($0.text.localized)" }
    let messages = messageExpectations
    return [
      "usesView": .bool(!shown.isEmpty || !messages.isEmpty),
      "table": .string(table), "viewClass": .string(defaultViewClass),
      "languages": .string(.list(languages.map { "\"\($0.value)\"" })),
      "keys": .string(.list(texts.map { "\"\($0.name.escapedForSwift)\"" })),
      "shown": .list(shown.map { .string($0) }),
      "messages": .list(messages.map { .string($0) }),
    ]
  }

  /// The expected messages of the view while actions are running, and when they have ended.
  private var messageExpectations: [String] {
    speakingActions.flatMap { owner, constant, progress in
      progress.messages.map { kind, text in
        "messages[\(owner).\(constant)]?[.\(kind)] == \(text.localized)"
      }
    }
  }
}
