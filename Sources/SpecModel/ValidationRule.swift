import SourceText
import SpecNotation

/// A condition that a connector's properties must meet, and the message if they do not:
/// `folderId > 0: Undefined folderId`.
package struct ValidationRule: Hashable, Sendable {
  package var condition: Condition
  package internal(set) var message: ShownText
}

extension ValidationRule {
  /// Reads the rules under the key. `owner` is the kind of thing that has the properties: a
  /// connector, which declares them, or a login. `outer` are the values that a connector could
  /// declare too.
  static func list<Owner>(
    _ fields: Fields<Owner>, _ key: Key<Owner, [Node.Entry]>, properties: Declared<PropertySpec>,
    of owner: String = "connector",
    outer: OuterValues = .none
  ) -> [ValidationRule] {
    var rules: [Located<ValidationRule>] = []
    for entry in fields[key] ?? [] {
      let text = entry.name
      let message = entry.value.shownText(
        of: text.value.quoted, expecting: "a message", reporting: fields.log)
      guard let sentence = RuleSentence(text) else {
        fields.log.error(.noRule(text.value, message: entry.value.keyText), at: text.range)
        continue
      }
      let condition = Condition(
        text, sentence, about: properties, of: owner, outer: outer, reporting: fields.log)
      guard let message, let condition else { continue }
      rules.append(Located(ValidationRule(condition: condition, message: message), at: text.range))
    }
    warnOfIdleRules(rules, reporting: fields.log)
    return rules.map(\.value)
  }
}
