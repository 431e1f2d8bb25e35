import SourceText
import SpecNotation

extension Diagnostic.Message {
  /// Returns the message about a key of `validate` that is not a rule, with what was most likely
  /// meant. `message` is the value of the key.
  static func noRule(_ text: String, message: String) -> Self {
    let what = "cannot read the rule '\(text)'; "
    if let meant = RuleSentence.content(meantBy: text) {
      return Self(what + "write " + meant)
    }
    if let joined = JoinedRules(text) {
      if joined.isAlternative {
        return Self(what + "a rule has one condition; check '\(joined.word)' in \(byHand)")
      }
      let rules = joined.parts.map(\.quoted).joined(separator: " and ")
      return Self(what + "a rule has one condition; write \(rules), each with a message")
    }
    let slips = ["=": "==", "=>": ">=", "=<": "<=", "<>": "!=", "===": "==", "!==": "!="]
    let symbol = text.drop { !"=<>!".contains($0) }.prefix { "=<>!".contains($0) }
    if let meant = slips[String(symbol)] { return Self(what + "write '\(meant)' for '\(symbol)'") }
    if SwiftName.isIdentifier(text) {
      let condition = ValidationRule.condition(meantBy: message) ?? "is not empty"
      return Self(
        what + "the condition goes before the colon, and the message after it, "
          + "as in '\(text) \(condition): …'")
    }
    let subject = text.prefix { $0 != " " && $0 != "." && $0 != "(" }.drop { $0 == "!" }
    let predicate = text.drop { $0 == "!" }.dropFirst(subject.count)
    if subject != "is", symbol.isEmpty,
      let meant = ValidationRule.condition(meantBy: String(predicate))
    {
      let isNegated = text.hasPrefix("!") && meant == "is empty"
      return Self(what + "write '\(subject) \(isNegated ? "is not empty" : meant)'")
    }
    let isOther = predicate.hasPrefix(".") || predicate.hasPrefix(" ") && symbol.isEmpty
    return Self(
      what + "write '<property> is not empty', 'is not nil' or a comparison as in '<property> > 0'"
        + (isOther && !predicate.hasPrefix(" is ") ? "; check anything else in \(byHand)" : ""))
  }

  private static var byHand: String { "'validateData()' of the generated connector" }
}

extension ValidationRule {
  /// Returns the condition that other words for it mean.
  fileprivate static func condition(meantBy words: String) -> String? {
    let text = words.drop { $0 == "." || $0.isWhitespace }
    if text.first.map({ "<>=!".contains($0) }) == true { return String(text) }
    switch text.split(separator: " ").filter({ $0 != "is" }).joined(separator: " ") {
    case "required", "present", "not empty", "exists", "set", "mandatory", "not blank",
      "not missing":
      return "is not empty"
    case "not null", "not nil": return "is not nil"
    case "empty", "isEmpty", "blank", "missing": return "is empty"
    case "null", "nil": return "is nil"
    default: return nil
    }
  }
}

/// Several rules in one text: `title is not empty and folderId > 0`.
struct JoinedRules {
  let parts: [String]
  /// The word that joins them.
  let word: String
  let isAlternative: Bool

  /// Reads joined rules. Returns nil if nothing joins them, or if the text has quotes, within which
  /// such words are not joins.
  init?(_ text: String) {
    let words = text.split(separator: " ").dropLast()
    let join = ["and", "&&", ",", "or", "||"].first { join in
      words.contains { join == "," ? $0.hasSuffix(join) : $0 == join }
    }
    guard let join, !text.contains("\"" as Character) else { return nil }
    parts = text.parts(separatedBy: join == "," ? ", " : " \(join) ").map {
      String(Substring($0).trimmed)
    }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    word = join
    isAlternative = join == "or" || join == "||"
  }
}
