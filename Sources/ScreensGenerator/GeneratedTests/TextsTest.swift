import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

extension ScreenletSpec {
  /// The values for the test that every language has all texts and that the view shows them; nil if
  /// there are no string tables.
  ///
  /// The view is compared with the tables, not with the spec, so that translations can be changed
  /// in the tables.
  var textsTest: TemplateValue? {
    guard let table, !texts.isEmpty else { return nil }
    let shown = controlTexts.map { "\($0.reading)\(.point) == \($0.text.localized.text)" as Code }
    let messages = messageExpectations
    return [
      "usesView": .bool(!shown.isEmpty || !messages.isEmpty),
      "table": .string(table), "viewClass": .string(defaultViewClass),
      "languages": .code(.list(languages.map { "\"\($0.value)\"" })),
      "keys": .code(.list(texts.map { "\"\($0.name.escapedForSwift)\"" })),
      "shown": .list(shown.map { .code($0) }),
      "messages": .list(messages.map { .code($0) }),
    ]
  }

  /// The expected messages of the view while actions are running, and when they have ended.
  private var messageExpectations: [Code] {
    speakingActions.flatMap { owner, constant, progress in
      progress.messages.map { kind, text in
        "messages[\(owner).\(constant)]?[.\(kind)]\(.point) == \(text.localized.text)"
      }
    }
  }
}
