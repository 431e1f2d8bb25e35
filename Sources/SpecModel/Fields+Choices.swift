import SourceText

extension Fields {
  /// Returns the value that the text of `key` names, or nil if the key is absent. Reports any other
  /// text.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String) -> Choice? {
    choice(key, from: Array(Choice.allCases))
  }

  /// Returns the element of `choices` that the text of `key` names.
  func choice<Choice: RawRepresentable<String>>(_ key: String, from choices: [Choice]) -> Choice? {
    choice(key, from: choices.map(\.rawValue))
      .flatMap(Choice.init(rawValue:))
  }

  /// Returns the text of `key`, which has to be one of `words`.
  func choice(_ key: String, from words: [String]) -> String? {
    guard let text = text(key) else { return nil }
    if words.contains(text.value) { return text.value }
    log.error(.noChoice(key, text.value, words), at: text.range)
    return nil
  }

  /// Returns the values that the texts of `key` name, each once. `what` begins the message about
  /// any other text: `there is no login by`.
  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, else what: String
  ) -> [Choice] {
    let texts = self[key]?.texts(of: key.quoted, reporting: log) ?? []
    let words = Choice.allCases.map(\.rawValue)
    return texts.filter { $0.choice(from: words, else: what, reporting: log) != nil }
      .withoutRepeats(reporting: log).compactMap { Choice(rawValue: $0.value) }
  }

  /// Returns the `yes` or `no` of `key`, or nil if the key is absent. Reports any other text.
  func flag(_ key: String) -> Bool? {
    guard let text = text(key) else { return nil }
    switch text.value {
    case "yes", "true": return true
    case "no", "false": return false
    default:
      log.error(.noFlag(key, text.value), at: text.range)
      return nil
    }
  }
}

extension Located<String> {
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
