import SourceText

extension Fields {
  /// The value that the text of `key` names; nil if it is absent, and reported if it names nothing.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, reporting diagnostics: inout Diagnostics
  ) -> Choice? {
    choice(key, from: Array(Choice.allCases), reporting: &diagnostics)
  }

  /// The one of `choices` that the text of `key` names.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String, from choices: [Choice], reporting diagnostics: inout Diagnostics
  ) -> Choice? {
    choice(key, from: choices.map(\.rawValue), reporting: &diagnostics)
      .flatMap(Choice.init(rawValue:))
  }

  /// The text of `key`, which is one of `words`.
  func choice(
    _ key: String, from words: [String], reporting diagnostics: inout Diagnostics
  ) -> String? {
    guard let text = text(key, reporting: &diagnostics) else { return nil }
    if words.contains(text.value) { return text.value }
    diagnostics.error(.noChoice(key, text.value, words), at: text.range)
    return nil
  }

  /// The `yes` or `no` of `key`; nil if it is absent, and reported if it is neither.
  func flag(_ key: String, reporting diagnostics: inout Diagnostics) -> Bool? {
    guard let text = text(key, reporting: &diagnostics) else { return nil }
    switch text.value {
    case "yes", "true": return true
    case "no", "false": return false
    default:
      diagnostics.error(.noFlag(key, text.value), at: text.range)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noChoice(_ key: String, _ text: String, _ choices: [String]) -> Self {
    "'\(text)' is not a value of '\(key)'"
      + suggestion(for: text, in: choices, else: "; expected \(choices.choice)")
  }

  fileprivate static func noFlag(_ key: String, _ text: String) -> Self {
    "'\(text)' is not a value of '\(key)'; write 'yes' or 'no'"
  }
}
