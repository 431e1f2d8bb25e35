import SourceText

extension Located<String> {
  /// Returns the element of `choices` that the text of `key` names. Reports any other text.
  func choice<Choice: RawRepresentable<String>>(
    from choices: [Choice], of key: String, reporting log: DiagnosticLog
  ) -> Choice? {
    word(from: choices.map(\.rawValue), of: key, reporting: log).flatMap(Choice.init)
  }

  /// Returns the text of `key` if it is one of `words`. Reports any other text.
  func word(from words: [String], of key: String, reporting log: DiagnosticLog) -> String? {
    if words.contains(value) { return value }
    log.error(.noChoice(key, value, words), at: range)
    return nil
  }

  /// Returns the `yes` or `no` of `key`. Reports any other text.
  func flag(of key: String, reporting log: DiagnosticLog) -> Bool? {
    switch value {
    case "yes", "true": return true
    case "no", "false": return false
    default:
      log.error(.noFlag(key, value), at: range)
      return nil
    }
  }

  /// Returns the value that the text names. Reports any other text, in a message that begins with
  /// `what`.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    else what: String, reporting log: DiagnosticLog
  ) -> Choice? {
    let known = Choice.allCases.map(\.rawValue)
    return choice(from: known, else: what, reporting: log).flatMap(Choice.init)
  }

  /// Returns the text if it is one of `words`. Reports any other text, in a message that begins
  /// with `what`.
  func choice(from words: [String], else what: String, reporting log: DiagnosticLog) -> String? {
    if words.contains(value) { return value }
    log.error(.noneOf(words, value, what), at: range)
    return nil
  }
}

extension [Located<String>] {
  /// Returns each text once, and reports the texts that are repeated.
  func withoutRepeats(reporting log: DiagnosticLog) -> Self {
    var seen: Set<String> = []
    return filter { text in
      if seen.insert(text.value).inserted { return true }
      log.error(.listedTwice(text.value), at: text.range)
      return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noneOf(_ words: [String], _ text: String, _ what: String) -> Self {
    "\(what) '\(text)'"
      + suggestion(for: text, in: words, else: "; expected \(words.choice)")
  }

  fileprivate static func listedTwice(_ text: String) -> Self {
    "'\(text)' is listed twice; remove one"
  }

  fileprivate static func noChoice(_ key: String, _ text: String, _ choices: [String]) -> Self {
    "'\(text)' is not a value of '\(key)'"
      + suggestion(for: text, in: choices, else: "; expected \(choices.choice)")
  }

  fileprivate static func noFlag(_ key: String, _ text: String) -> Self {
    "'\(text)' is not a value of '\(key)'; write 'yes' or 'no'"
  }
}
