import SourceText
import SpecModel

extension ScreenletSpec {
  /// The test that every language has all texts and that the view shows them; nil if there are no
  /// string tables.
  ///
  /// The view is compared with the tables, not with the spec, so that translations can be changed
  /// in the tables.
  var textsTest: TestsContext.Texts? {
    guard let table, !texts.isEmpty else { return nil }
    let shown = controlTexts.map { "\($0.reading) == \($0.text.localized)" }
    let messages = messageExpectations
    return TestsContext.Texts(
      table: table, viewClass: testedViewClass,
      languages: .list(languages.map { "\"\($0.value)\"" }),
      keys: .list(texts.map { "\"\($0.name.escapedForSwift)\"" }),
      usesView: !shown.isEmpty || !messages.isEmpty, shown: shown, messages: messages)
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
