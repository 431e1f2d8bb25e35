/// The words of a rule, before anybody looks whether they fit the properties.
struct RuleSentence {
  enum Predicate {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(ValidationRule.Comparison, Located<String>)
  }

  let subject: Located<String>
  let predicate: Predicate

  init?(_ rule: Located<String>) {
    let words = rule.words
    guard let first = words.first else { return nil }
    switch words.dropFirst().map(\.value) {
    case ["is", "empty"]: self.init(first, .isEmpty(true))
    case ["is", "not", "empty"]: self.init(first, .isEmpty(false))
    case ["is", "nil"]: self.init(first, .isNil(true))
    case ["is", "not", "nil"]: self.init(first, .isNil(false))
    default: self.init(comparison: rule)
    }
  }

  private init(_ subject: Located<String>, _ predicate: Predicate) {
    self.subject = subject
    self.predicate = predicate
  }

  /// `folderId>0`, with or without blanks around the operator.
  private init?(comparison rule: Located<String>) {
    let symbols: Set<Character> = ["<", ">", "=", "!"]
    let text = Substring(rule.value)
    let subject = text.prefix { !symbols.contains($0) }
    let symbol = text[subject.endIndex...].prefix { symbols.contains($0) }
    let operand = text[symbol.endIndex...].trimmed
    guard let comparison = ValidationRule.Comparison(rawValue: String(symbol)),
      SwiftName.isIdentifier(String(subject.trimmed)), !operand.isEmpty
    else { return nil }
    self.init(rule.part(subject.trimmed), .compares(comparison, rule.part(operand)))
  }
}
