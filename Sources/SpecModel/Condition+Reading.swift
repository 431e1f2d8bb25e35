import SourceText

extension Condition {
  /// Reads a condition about properties. Reports an error and returns nil if something is wrong with
  /// it.
  ///
  /// - Parameters:
  ///   - owner: what has the properties, in a word for messages: `connector`.
  ///   - outer: the values around the owner, which it could declare too.
  init?(
    _ text: Located<String>, _ sentence: RuleSentence, about properties: Declared<PropertySpec>,
    of owner: String, outer: OuterValues = .none, reporting log: DiagnosticLog
  ) {
    let name = sentence.subject
    let subject = properties.item(
      name, besides: outer, reporting: log,
      else: .unknownSubject(name.value, properties.names, owner))
    guard let subject else { return nil }
    self.init(text, sentence, about: Expression(subject), reporting: log) { text in
      if let other = properties[text.value] { return Expression(other) }
      // A property with a mistake was reported where it is declared.
      if properties.has(text.value) { return nil }
      if let literal = SwiftLiteral(text.value) { return Expression(.literal(literal)) }
      if !outer.report(text, reporting: log) {
        log.error(.noOperand(text.value, properties.names, owner), at: text.range)
      }
      return nil
    }
  }

  /// Reads a condition about a value, which `meaning` compares with another.
  init?(
    _ text: Located<String>, _ sentence: RuleSentence, about subject: Expression,
    reporting log: DiagnosticLog, _ meaning: Expression.Meaning
  ) {
    guard let type = subject.type else { return nil }
    let name = sentence.subject.value
    func predicate() -> Predicate? {
      switch sentence.predicate {
      case .isEmpty(let expected):
        if type.canBeEmpty { return .isEmpty(expected) }
        log.error(.neverEmpty(name, type), at: text.range)
      case .isNil(let expected):
        if type.isOptional { return .isNil(expected) }
        log.error(.neverNil(name, type), at: text.range)
      case .isSet(let expected):
        if let predicate = type.predicate(ofBeingSet: expected) { return predicate }
        log.error(.neverUnset(name, type), at: text.range)
      case .compares(let comparison, let text):
        return operand(text, comparison).map { .compares(comparison, to: $0) }
      case .passes(let test, let expected, let unit):
        guard let mistake = test.mistake(named: name, type, unit: unit) else {
          return .passes(test, expected: expected, holds: true)
        }
        log.error(mistake, at: text.range)
      case .isWithin(let lower, let upper, let expected):
        guard let from = operand(lower, .greaterOrEqual), let to = operand(upper, .lessOrEqual)
        else { return nil }
        if !from.isKnownToBeAbove(to) { return .isWithin(from, to, expected) }
        log.error(.emptyRange(lower.value, upper.value), at: text.range)
      }
      return nil
    }
    /// Returns what the subject is compared with.
    func operand(_ operand: Located<String>, _ comparison: Comparison) -> Expression? {
      guard type.supports(comparison) else {
        log.error(.unfitComparison(comparison.rawValue, name, type), at: text.range)
        return nil
      }
      if type.builtin == .date, operand.value.first.map({ $0.isNumber || $0 == "\"" }) == true {
        if let day = CalendarDay(operand.value) { return Expression(.literal(.day(day))) }
        log.error(.noDay(operand.value), at: operand.range)
        return nil
      }
      guard let other = meaning(operand) else { return nil }
      let isOfOneType = other.type?.optional(false) == type.optional(false)
      if comparison.isOrdering, isOfOneType { return other }
      // Swift compares a value with an optional one, but cannot order the two.
      let wanted = comparison.isOrdering ? type : type.optional(other.isOptional)
      guard let message = Diagnostic.Message(comparing: name, wanted, with: operand.value, other)
      else { return other }
      log.error(message, at: operand.range)
      return nil
    }
    guard let predicate = predicate() else { return nil }
    self.init(subject: subject, predicate: predicate)
  }
}

extension Expression {
  /// Whether both are literals, and this one is the greater.
  fileprivate func isKnownToBeAbove(_ other: Expression) -> Bool {
    guard case .literal(let own) = form, case .literal(let other) = other.form else { return false }
    switch (own, other) {
    case (.integer(let own), .integer(let other)):
      guard let own = Int64(own), let other = Int64(other) else { return false }
      return own > other
    case (.string(let own), .string(let other)): return own > other
    case (.day(let own), .day(let other)): return own.number > other.number
    case (.integer(let own), .float(let other)), (.float(let own), .integer(let other)),
      (.float(let own), .float(let other)):
      return Double(own) ?? 0 > Double(other) ?? 0
    default: return false
    }
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
      return builtin.isNumber || builtin == .date || builtin == .string
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
    return supports(.equal) ? "write '==' or '!='" : "remove the condition"
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

  fileprivate static func neverEmpty(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' is '\(type.source)' and cannot be empty; compare it instead"
  }

  fileprivate static func neverUnset(_ name: String, _ type: SwiftType) -> Self {
    "it is not clear when '\(name)', which is '\(type.source)', is set; "
      + (type == SwiftType(.builtin(.bool))
        ? "write '\(name) is true'"
        : (type.isOptional ? "write '\(name) is not nil', or " : "") + type.possibleRule)
  }

  fileprivate static func noDay(_ text: String) -> Self {
    "'\(text)' is not a day of the years \(CalendarDay.years.lowerBound) to \(CalendarDay.years.upperBound); "
      + "write year, month and day with a hyphen between them, without quotes: 2030-01-31"
  }

  fileprivate static func emptyRange(_ lower: String, _ upper: String) -> Self {
    "nothing is from \(lower) to \(upper); write the lower bound first"
  }

  fileprivate static func neverNil(_ name: String, _ type: SwiftType) -> Self {
    "'\(name)' is '\(type.source)' and never nil; remove the condition"
  }

  fileprivate static func unfitComparison(
    _ symbol: String, _ name: String, _ type: SwiftType
  ) -> Self {
    "'\(name)' is '\(type.source)', which '\(symbol)' cannot compare; " + type.possibleRule
  }

  /// Creates the message about a comparison with a value that does not fit; nil if it does.
  fileprivate init?(
    comparing name: String, _ type: SwiftType, with text: String, _ other: Expression
  ) {
    switch other.form {
    case .literal(.nil):
      self = "'nil' is not compared; write '\(name) is nil' or '\(name) is not nil'"
    case .literal(let literal) where !literal.fits(type):
      self =
        "'\(name)' is '\(type.source)' and never '\(text)'; compare it with a value of its type"
    case .literal: return nil
    default:
      guard let found = other.type, found != type else { return nil }
      self =
        "'\(name)' is '\(type.source)' but '\(text)' is '\(found.source)'; compare values of one type"
    }
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
