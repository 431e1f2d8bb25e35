import SourceText

// Rules about the content of a value: `title has at most 75 characters`, `phone matches "[0-9 ]+"`.

extension RuleSentence {
  /// Returns the predicate of a rule about the content of its subject, or nil for other rules.
  static func content(of rule: Located<String>) -> Predicate? {
    let text = rule.value
    let words = text.blankSeparated
    guard words.count > 2 else { return nil }
    func predicate(_ verb: Substring, _ index: Int, _ expected: Bool) -> Predicate? {
      guard index < words.count else { return nil }
      let object = text[words[index].startIndex...].trimmed
      switch verb {
      case "contains", "contain":
        guard case .string(let part)? = SwiftLiteral(String(object)), !part.isEmpty else {
          return nil
        }
        return .passes(.contains(part), expected, nil)
      case "matches", "match": return pattern(object).map { .passes(.matches($0), expected, nil) }
      default: return nil
      }
    }
    switch words[1] {
    case "has": return count(words[2...])
    case "contains", "matches": return predicate(words[1], 2, true)
    case "does" where words[2] == "not" && words.count > 3: return predicate(words[3], 4, false)
    case "is":
      let isNegated = words[2] == "not"
      let object = Array(words[(isNegated ? 3 : 2)...])
      if let test = ContentTest(named: object.joined(separator: " ")) {
        return .passes(test, !isNegated, nil)
      }
      guard object.count > 3, object[0] == "from" else { return nil }
      let bounds = rule.part(text[object[1].startIndex...]).split(at: "to")
      guard bounds.count == 2,
        bounds.allSatisfy({ !$0.value.contains(" ") || SwiftLiteral($0.value) != nil })
      else { return nil }
      return .isWithin(bounds[0], bounds[1], !isNegated)
    default: return nil
    }
  }

  /// Reads `at most 75 characters`.
  private static func count(_ words: ArraySlice<Substring>) -> Predicate? {
    let words = Array(words)
    let comparison: Condition.Comparison? =
      switch words.dropLast(2).joined(separator: " ") {
      case "at most": .lessOrEqual
      case "at least": .greaterOrEqual
      case "exactly": .equal
      default: nil
      }
    guard words.count > 2, let comparison, let number = Int(words[words.count - 2]),
      (0...ContentTest.maximumCount).contains(number),
      let unit = ContentTest.Unit.allCases.first(where: {
        words[words.count - 1] == $0.rawValue || words[words.count - 1] == $0.rawValue.dropLast()
      })
    else { return nil }
    return .passes(.count(comparison, number), true, unit)
  }

  /// Returns what is between quotes, as it is written; nil if a quote within has no backslash.
  private static func pattern(_ text: Substring) -> String? {
    guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
    let pattern = String(text.dropFirst().dropLast())
    var isEscaped = false
    for character in pattern {
      if character == "\"", !isEscaped { return nil }
      isEscaped = character == "\\" && !isEscaped
    }
    return pattern
  }

  /// Returns what to write for `title.count <= 75`; nil for other words.
  private static func count(meantBy words: [Substring]) -> String? {
    guard words.count == 3, let dot = words[0].lastIndex(of: "."), let number = Int(words[2]),
      ["count", "length"].contains(words[0][dot...].dropFirst())
    else { return nil }
    let phrase: String
    switch words[1] {
    case ">=": phrase = "at least \(number)"
    case ">" where number < ContentTest.maximumCount: phrase = "at least \(number + 1)"
    case "<=": phrase = "at most \(number)"
    case "<" where number > 0: phrase = "at most \(number - 1)"
    case "==": phrase = "exactly \(number)"
    default: return nil
    }
    return "'\(words[0][..<dot]) has \(phrase) characters', or 'elements' of a list"
  }

  /// Returns what to write for words that are nearly a rule about the content; nil for other words.
  static func content(meantBy text: String) -> String? {
    let words = text.blankSeparated
    if let count = count(meantBy: words) { return count }
    guard words.count > 1, SwiftName.isIdentifier(String(words[0])) else { return nil }
    let name = words[0]
    if text.contains("\" and ") || text.contains("\" or ") {
      return "one condition, and another rule for each of the others"
    }
    let object = words.dropFirst(2).filter { !["a", "an", "valid", "not"].contains($0) }
    switch words[1] {
    case "has":
      return "'\(name) has at most 75 characters', or 'at least' or 'exactly'"
        + ", with 'elements' for a list and up to \(ContentTest.maximumCount)"
    case "contains":
      let part = words.count == 3 && !words[2].contains("\"") ? words[2] : "text"
      return "a text in quotes, as in '\(name) contains \"\(part)\"'"
    case "matches": return "a regular expression in quotes, as in '\(name) matches \"[0-9]+\"'"
    case "does": return "'\(name) does not contain \"text\"' or '\(name) does not match \"[0-9]+\"'"
    case "is":
      let wanted = object.joined(separator: " ").lowercased()
      if wanted.hasPrefix("between") || wanted.hasPrefix("from") {

        return "'\(name) is from 1 to 5', with numbers, days, properties or texts in quotes"

      }
      if ["email", "e-mail", "email address", "e-mail address"].contains(wanted) {
        return "'\(name) is an email address'"
      }
      if ["url", "web address", "link", "address"].contains(wanted) { return "'\(name) is a URL'" }
      if wanted == "past" || wanted == "in past" { return "'\(name) is in the past'" }
      return wanted == "future" || wanted == "in future" ? "'\(name) is in the future'" : nil
    default: return nil
    }
  }
}

extension Located<String> {
  /// Whether the text is a rule about the content of a value, in whose quotes anything can stand.
  package var isRuleAboutContent: Bool { RuleSentence.content(of: self) != nil }
}
