import SourceText

extension Condition {
  /// Reads a condition about properties of `owner`, of which it says in messages what it is.
  /// `outer` are the values that `owner` could declare, too. Reports an error and returns nil if
  /// something is wrong with the condition.
  init?(
    _ text: Located<String>, _ sentence: RuleSentence, about properties: Declared<PropertySpec>,
    of owner: String, outer: OuterValues = .none, reporting log: DiagnosticLog
  ) {
    let scope = Scope(properties: properties, outer: outer, owner: owner)
    let name = sentence.subject
    let found = properties.item(
      name, besides: outer, reporting: log,
      else: .unknownSubject(name.value, properties.names, owner))
    guard let property = found,
      let predicate = Self.predicate(text, sentence, about: property, scope, reporting: log)
    else { return nil }
    self.init(subject: Expression(property), predicate: predicate)
  }

  /// The properties that a condition can name, the values that it could name if `owner` declared
  /// them, and that owner.
  private struct Scope {
    let properties: Declared<PropertySpec>
    let outer: OuterValues
    let owner: String
  }

  private static func predicate(
    _ text: Located<String>, _ sentence: RuleSentence, about subject: PropertySpec,
    _ scope: Scope, reporting log: DiagnosticLog
  ) -> Predicate? {
    switch sentence.predicate {
    case .isEmpty(let expected):
      guard subject.type.canBeEmpty else {
        log.error(.neverEmpty(subject), at: text.range)
        return nil
      }
      return .isEmpty(expected)
    case .isNil(let expected):
      guard subject.type.isOptional else {
        log.error(.neverNil(subject), at: text.range)
        return nil
      }
      return .isNil(expected)
    case .isSet(let expected):
      guard let predicate = subject.type.predicate(ofBeingSet: expected) else {
        log.error(.neverUnset(subject), at: text.range)
        return nil
      }
      return predicate
    case .compares(let comparison, let operand):
      guard subject.type.supports(comparison) else {
        log.error(.unfitComparison(comparison.rawValue, subject), at: text.range)
        return nil
      }
      return Self.operand(operand, of: subject, scope, reporting: log)
        .map { .compares(comparison, to: $0) }
    }
  }

  private static func operand(
    _ text: Located<String>, of subject: PropertySpec, _ scope: Scope,
    reporting log: DiagnosticLog
  ) -> Expression? {
    if let other = scope.properties[text.value] {
      if other.type == subject.type { return Expression(other) }
      log.error(.unfitProperty(other, subject), at: text.range)
    } else if scope.properties.has(text.value) {
      return nil
    } else if let literal = SwiftLiteral(text.value) {
      if literal == .nil {
        log.error(.comparesNil(subject.name.value), at: text.range)
      } else if literal.fits(subject.type) {
        return Expression(.literal(literal))
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

  /// Returns the predicate that a value is set, or that it is not: that it is not 0, empty or nil.
  /// Returns nil if no single predicate says so, or if a value of the type is always set.
  fileprivate func predicate(ofBeingSet expected: Bool) -> Condition.Predicate? {
    if canBeEmpty { return .isEmpty(!expected) }
    guard let builtin else { return isOptional ? .isNil(!expected) : nil }
    if builtin.isNumber, !isOptional {
      return .compares(expected ? .unequal : .equal, to: Expression(.literal(.integer("0"))))
    }
    return isOptional && builtin.emptyValue == nil ? .isNil(!expected) : nil
  }

  fileprivate func supports(_ comparison: Condition.Comparison) -> Bool {
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
