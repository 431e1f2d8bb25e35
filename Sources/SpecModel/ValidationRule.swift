import SourceText
import SpecNotation

/// A condition that a connector's properties must meet, and the message if they do not:
/// `folderId > 0: Undefined folderId`.
package struct ValidationRule: Hashable, Sendable {
  package enum Condition: Hashable, Sendable {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(Comparison, to: Operand)

    /// The condition that holds exactly when this one does not.
    package var negated: Condition {
      switch self {
      case .isEmpty(let expected): .isEmpty(!expected)
      case .isNil(let expected): .isNil(!expected)
      case .compares(let comparison, let operand): .compares(comparison.negated, to: operand)
      }
    }
  }

  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case greaterOrEqual = ">="
    case lessOrEqual = "<="
    case equal = "=="
    case unequal = "!="
    case greater = ">"
    case less = "<"

    /// The comparison that holds exactly when this one does not.
    package var negated: Comparison {
      switch self {
      case .greaterOrEqual: .less
      case .lessOrEqual: .greater
      case .equal: .unequal
      case .unequal: .equal
      case .greater: .lessOrEqual
      case .less: .greaterOrEqual
      }
    }

    fileprivate var isOrdering: Bool { self != .equal && self != .unequal }
  }

  package indirect enum Operand: Hashable, Sendable {
    case property(PropertySpec)
    case literal(SwiftLiteral)
  }

  package var subject: PropertySpec
  package var condition: Condition
  package internal(set) var message: ShownText

  /// The properties that the rule is about.
  package var properties: [PropertySpec] {
    guard case .compares(_, to: .property(let other)) = condition else { return [subject] }
    return [subject, other]
  }
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
      let rule = reading(
        text, sentence, about: properties, of: owner, outer: outer, saying: message,
        reporting: fields.log)
      guard message != nil, let rule else { continue }
      rules.append(Located(rule, at: text.range))
    }
    warnOfIdleRules(rules, reporting: fields.log)
    return rules.map(\.value)
  }

  /// Reads one rule. Without a message, its own text is the message.
  static func reading(
    _ text: Located<String>, _ sentence: RuleSentence, about properties: Declared<PropertySpec>,
    of owner: String, outer: OuterValues = .none, saying message: ShownText? = nil,
    reporting log: DiagnosticLog
  ) -> ValidationRule? {
    let scope = Scope(properties: properties, outer: outer, owner: owner)
    return parse(text, sentence, scope, reporting: log).map {
      ValidationRule(subject: $0, condition: $1, message: message ?? ShownText(text))
    }
  }

  /// The properties that a rule can name, the values that it could name if `owner` declared them,
  /// and that owner.
  private struct Scope {
    let properties: Declared<PropertySpec>
    let outer: OuterValues
    let owner: String
  }

  private static func parse(
    _ rule: Located<String>, _ sentence: RuleSentence, _ scope: Scope,
    reporting log: DiagnosticLog
  ) -> (PropertySpec, Condition)? {
    let name = sentence.subject
    let found = scope.properties.item(
      name, besides: scope.outer, reporting: log,
      else: .unknownSubject(name.value, scope.properties.names, scope.owner))
    guard let subject = found else { return nil }
    switch sentence.predicate {
    case .isEmpty(let expected):
      guard subject.type.canBeEmpty else {
        log.error(.neverEmpty(subject), at: rule.range)
        return nil
      }
      return (subject, .isEmpty(expected))
    case .isNil(let expected):
      guard subject.type.isOptional else {
        log.error(.neverNil(subject), at: rule.range)
        return nil
      }
      return (subject, .isNil(expected))
    case .isSet(let expected):
      guard let condition = subject.type.condition(ofBeingSet: expected) else {
        log.error(.neverUnset(subject), at: rule.range)
        return nil
      }
      return (subject, condition)
    case .compares(let comparison, let text):
      guard subject.type.supports(comparison) else {
        log.error(.unfitComparison(comparison.rawValue, subject), at: rule.range)
        return nil
      }
      return operand(text, of: subject, scope, reporting: log)
        .map { (subject, .compares(comparison, to: $0)) }
    }
  }

  private static func operand(
    _ text: Located<String>, of subject: PropertySpec, _ scope: Scope,
    reporting log: DiagnosticLog
  ) -> Operand? {
    if let other = scope.properties[text.value] {
      if other.type == subject.type { return .property(other) }
      log.error(.unfitProperty(other, subject), at: text.range)
    } else if scope.properties.has(text.value) {
      return nil
    } else if let literal = SwiftLiteral(text.value) {
      if literal == .nil {
        log.error(.comparesNil(subject.name.value), at: text.range)
      } else if literal.fits(subject.type) {
        return .literal(literal)
      } else {
        log.error(.unfitLiteral(text.value, subject), at: text.range)
      }
    } else if !scope.outer.report(text, reporting: log) {
      log.error(.noOperand(text.value, scope.properties.names, scope.owner), at: text.range)
    }
    return nil
  }
}

extension SwiftType {
  fileprivate var canBeEmpty: Bool {
    if case .list = base { return true }
    return builtin == .string || builtin == .data || builtin == .attributes
  }

  /// Returns the condition that a value is set, or that it is not: that it is not 0, empty or nil.
  /// Returns nil if no single condition says so, or if a value of the type is always set.
  fileprivate func condition(ofBeingSet expected: Bool) -> ValidationRule.Condition? {
    if canBeEmpty { return .isEmpty(!expected) }
    guard let builtin else { return isOptional ? .isNil(!expected) : nil }
    if builtin.isNumber, !isOptional {
      return .compares(expected ? .unequal : .equal, to: .literal(.integer("0")))
    }
    return isOptional && builtin.emptyValue == nil ? .isNil(!expected) : nil
  }

  fileprivate func supports(_ comparison: ValidationRule.Comparison) -> Bool {
    guard let builtin else { return false }
    if comparison.isOrdering {
      return !isOptional && (builtin.isNumber || builtin == .date || builtin == .string)
    }
    return builtin != .attributes
  }

  /// Advice on what to write instead of a comparison that the type does not support.
  fileprivate var possibleRule: String {
    if isOptional, optional(false).supports(.greater) {
      return "make it '\(optional(false).source)'"
    }
    if canBeEmpty { return "write 'is empty' or 'is not empty'" }
    if isOptional { return "write 'is nil' or 'is not nil'" }
    return supports(.equal) ? "write '==' or '!='" : "remove the rule"
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownSubject(
    _ name: String, _ names: [String], _ owner: String
  ) -> Self {
    let advice =
      owner == "connector" ? "declare it under its 'properties'" : "expected \(names.choice)"
    return "the \(owner) has no property '\(name)'"
      + suggestion(for: name, in: names, else: "; " + advice)
  }

  fileprivate static func neverEmpty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' and cannot be empty; compare it instead"
  }

  fileprivate static func neverUnset(_ property: PropertySpec) -> Self {
    "it is not clear when '\(property.name.value)', which is '\(property.type.source)', is set; "
      + (property.type == SwiftType(.builtin(.bool))
        ? "write '\(property.name.value) is true'" : property.type.possibleRule)
  }

  fileprivate static func neverNil(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' and never nil; remove the rule"
  }

  fileprivate static func unfitComparison(_ symbol: String, _ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)', which '\(symbol)' cannot compare; "
      + property.type.possibleRule
  }

  fileprivate static func unfitProperty(_ other: PropertySpec, _ subject: PropertySpec) -> Self {
    "'\(subject.name.value)' is '\(subject.type.source)' but '\(other.name.value)' is "
      + "'\(other.type.source)'; compare values of one type"
  }

  fileprivate static func comparesNil(_ name: String) -> Self {
    "'nil' is not compared; write '\(name) is nil' or '\(name) is not nil'"
  }

  fileprivate static func unfitLiteral(_ text: String, _ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' and never '\(text)'; "
      + "compare it with a value of its type"
  }

  fileprivate static func noOperand(_ text: String, _ names: [String], _ owner: String) -> Self {
    if let mistake = SwiftLiteral.mistake(inText: text) {
      return "cannot read the text '\(text)'; \(mistake)"
    }
    let what = "'\(text)' is neither a property nor a literal"
    if let near = nearest(to: text, in: names) { return "\(what); did you mean '\(near)'?" }
    let canBeDeclared = owner == "connector" && SwiftName.isIdentifier(text)
    return "\(what); "
      + (canBeDeclared ? "declare it under the connector's 'properties', or " : "")
      + "write a text in double quotes"
  }
}
