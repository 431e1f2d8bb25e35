import SourceText
import SpecNotation

/// A condition that a connector's properties must meet, and the message if they do not:
/// `folderId > 0: Undefined folderId`.
package struct ValidationRule: Hashable, Sendable {
  package var condition: Condition
  package internal(set) var message: ShownText
  /// The properties whose values are in the message, in braces: `Only {chairs} chairs`.
  package var values: [PropertySpec] = []
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
      guard let message, var condition,
        let values = values(
          in: message, of: condition, properties, of: owner, reporting: fields.log)
      else { continue }
      condition.holdsForNil = condition.isOrdering
      let rule = ValidationRule(condition: condition, message: message, values: values)
      rules.append(Located(rule, at: text.range))
    }
    warnOfIdleRules(rules, reporting: fields.log)
    return rules.map(\.value)
  }

  /// Returns the properties whose names are in braces in the message, each once. Reports misspelt
  /// ones and those that no message can show, and returns nil then. Other braces are text.
  private static func values(
    in message: ShownText, of condition: Condition, _ properties: Declared<PropertySpec>,
    of owner: String, reporting log: DiagnosticLog
  ) -> [PropertySpec]? {
    let texts = [message.value] + message.translations.map(\.text)
    let names = texts.flatMap { $0.bracedNames.map { String($0.name) } }.eachOnce(by: \.self)
    var values: [PropertySpec] = []
    var isFine = true
    for name in names {
      if let property = properties[name] {
        let isThere = condition.needsValues && condition.propertyNames.contains(name)
        if property.type.optional(property.type.isOptional && !isThere).canBeInMessage {
          values.append(property)
        } else {
          log.error(.unfitInMessage(name, property.type), at: message.range)
          isFine = false
        }
      } else if !properties.has(name), let known = nearest(to: name, in: properties.names) {
        log.error(.unknownInMessage(name, owner, known), at: message.range)
        isFine = false
      }
    }
    return isFine ? values : nil
  }

  /// Returns the message in pieces: texts, and the properties whose values are between them.
  package var pieces: [Expression.Piece] {
    var pieces: [Expression.Piece] = []
    var rest = message.value[...]
    for (name, range) in message.value.bracedNames {
      guard let property = values.named(String(name)) else { continue }
      let text = rest[..<range.lowerBound]
      if !text.isEmpty { pieces.append(.text(String(text))) }
      pieces.append(.value(Expression(property)))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }
}

extension String {
  /// The names in braces, with the ranges that the braces are in. Other texts in braces are texts.
  fileprivate var bracedNames: [(name: Substring, range: Range<String.Index>)] {
    guard contains("{") else { return [] }
    return matches(of: /\{([^{}]+)\}/).map { (name: $0.1, range: $0.range) }
      .filter { SwiftName.isIdentifier(String($0.name)) }
  }
}

extension SwiftType {
  /// Whether a message can show values of the type: texts and numbers.
  fileprivate var canBeInMessage: Bool {
    !isOptional && (builtin == .string || builtin?.isNumber == true)
  }
}

extension Diagnostic.Message {
  fileprivate static func unfitInMessage(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' is '\(type.source)', which a message cannot show; "
      + "name a text or a number that is not nil there"
  }

  fileprivate static func unknownInMessage(
    _ name: String, _ owner: String, _ known: String
  ) -> Self {
    "the \(owner) has no property '\(name)' that the message could show; did you mean '\(known)'?"
  }
}
