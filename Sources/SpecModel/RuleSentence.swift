/// The words of a rule, before they are checked against the properties.
struct RuleSentence {
  enum Predicate {
    case isEmpty(Bool)
    case isNil(Bool)
    /// Whether the value is neither 0, empty nor nil.
    case isSet(Bool)
    case compares(Condition.Comparison, Located<String>)
    /// Whether the content passes the test, and what a count counts.
    case passes(ContentTest, Bool, ContentTest.Unit?)
    case isWithin(Located<String>, Located<String>, Bool)
  }

  let subject: Located<String>
  let predicate: Predicate

  /// Reads a rule, or any condition about something for which `isSubject` is true.
  init?(_ rule: Located<String>, about isSubject: (String) -> Bool = SwiftName.isIdentifier) {
    if JoinedRules(rule.value) != nil { return nil }
    let words = rule.value.blankSeparated
    if let predicate = Self.content(of: rule) {
      self.init(rule.part(words[0]), predicate)
    } else if words.count > 2, words[1] == "is", let predicate = Self.predicate(words[2...]) {
      self.init(rule.part(words[0]), predicate)
    } else if words.count > 2, words[1] == "is", let literal = Self.literal(in: rule.value, words) {
      self.init(
        rule.part(words[0]), .compares(words[2] == "not" ? .unequal : .equal, rule.part(literal)))
    } else {
      self.init(comparison: rule, about: isSubject)
    }
  }

  private init(_ subject: Located<String>, _ predicate: Predicate) {
    self.subject = subject
    self.predicate = predicate
  }

  /// Returns the predicate after `is`, or nil for other words.
  private static func predicate(_ words: ArraySlice<Substring>) -> Predicate? {
    switch words.joined(separator: " ") {
    case "empty": .isEmpty(true)
    case "not empty": .isEmpty(false)
    case "nil": .isNil(true)
    case "not nil": .isNil(false)
    case "set": .isSet(true)
    case "not set": .isSet(false)
    default: nil
    }
  }

  /// Returns the literal after `is` or `is not`, or nil for other words.
  private static func literal(in rule: String, _ words: [Substring]) -> Substring? {
    let index = words[2] == "not" && words.count > 3 ? 3 : 2
    let text = rule[words[index].startIndex...].trimmed
    let isLiteral = SwiftLiteral(String(text)) != nil || CalendarDay(String(text)) != nil
    return isLiteral ? text : nil
  }

  /// Reads a comparison such as `folderId>0`, with or without blanks around the operator.
  private init?(comparison rule: Located<String>, about isSubject: (String) -> Bool) {
    let text = rule.value
    guard let start = text.firstIndex(where: "<>=!".contains) else { return nil }
    let end = text[start...].firstIndex { !"<>=!".contains($0) } ?? text.endIndex
    let subject = text[..<start].trimmed
    let operand = text[end...].trimmed
    guard let comparison = Condition.Comparison(rawValue: String(text[start..<end])),
      isSubject(String(subject)), !operand.isEmpty
    else { return nil }
    self.init(rule.part(subject), .compares(comparison, rule.part(operand)))
  }
}
