import SourceText
import SpecNotation

/// A condition that a connector's properties must meet, and what to say if they do not:
/// `folderId > 0: Undefined folderId`.
package struct ValidationRule: Hashable, Sendable {
  package enum Condition: Hashable, Sendable {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(Comparison, to: Operand)
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

  package enum Operand: Hashable, Sendable {
    case property(PropertySpec)
    case literal(SwiftLiteral)
  }

  package var subject: PropertySpec
  package var condition: Condition
  package var message: Located<String>
}

extension ValidationRule {
  static func list(
    _ node: Node?, properties: Declared<PropertySpec>, reporting diagnostics: inout Diagnostics
  ) -> [ValidationRule] {
    guard let entries = node?.entries(of: "validate", reporting: &diagnostics) else { return [] }
    return entries.compactMap { entry in
      let rule = Located(entry.key.keyText, at: entry.key.range)
      let message = entry.value.text(of: rule.value, reporting: &diagnostics)
      let parsed = Self.parse(rule, properties: properties, reporting: &diagnostics)
      guard let message, let (subject, condition) = parsed else { return nil }
      return ValidationRule(subject: subject, condition: condition, message: message)
    }
  }

  private static func parse(
    _ rule: Located<String>, properties: Declared<PropertySpec>,
    reporting diagnostics: inout Diagnostics
  ) -> (PropertySpec, Condition)? {
    guard let sentence = Sentence(rule.value) else {
      diagnostics.error(.noRule(rule.value), at: rule.range)
      return nil
    }
    guard let subject = properties[sentence.subject] else {
      if !properties.names.contains(sentence.subject) {
        diagnostics.error(.unknownSubject(sentence.subject, properties.names), at: rule.range)
      }
      return nil
    }
    switch sentence.predicate {
    case .isEmpty(let expected):
      guard subject.type.canBeEmpty else {
        diagnostics.error(.neverEmpty(subject), at: rule.range)
        return nil
      }
      return (subject, .isEmpty(expected))
    case .isNil(let expected):
      guard subject.type.isOptional else {
        diagnostics.error(.neverNil(subject), at: rule.range)
        return nil
      }
      return (subject, .isNil(expected))
    case .compares(let comparison, let text):
      let operand = operand(text, of: subject, properties: properties)
      guard let operand, subject.type.supports(comparison) else {
        diagnostics.error(.unfitOperand(comparison.rawValue, text, subject), at: rule.range)
        return nil
      }
      return (subject, .compares(comparison, to: operand))
    }
  }

  private static func operand(
    _ text: String, of subject: PropertySpec, properties: Declared<PropertySpec>
  ) -> Operand? {
    if let other = properties[text] {
      return other.type == subject.type ? .property(other) : nil
    }
    guard let literal = SwiftLiteral(text), literal != .nil, literal.fits(subject.type) else {
      return nil
    }
    return .literal(literal)
  }
}

/// The words of a rule, before anybody looks whether they fit the properties.
private struct Sentence {
  enum Predicate {
    case isEmpty(Bool)
    case isNil(Bool)
    case compares(ValidationRule.Comparison, String)
  }

  let subject: String
  let predicate: Predicate

  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    switch Array(words.dropFirst()) {
    case ["is", "empty"]: self.init(first, .isEmpty(true))
    case ["is", "not", "empty"]: self.init(first, .isEmpty(false))
    case ["is", "nil"]: self.init(first, .isNil(true))
    case ["is", "not", "nil"]: self.init(first, .isNil(false))
    default: self.init(comparison: text)
    }
  }

  private init(_ subject: String, _ predicate: Predicate) {
    self.subject = subject
    self.predicate = predicate
  }

  /// `folderId>0`, with or without blanks around the operator.
  private init?(comparison text: String) {
    let symbols: Set<Character> = ["<", ">", "=", "!"]
    let subject = text.prefix { !symbols.contains($0) }
    let symbol = text.dropFirst(subject.count).prefix { symbols.contains($0) }
    let operand = text.dropFirst(subject.count + symbol.count).trimmed
    guard let comparison = ValidationRule.Comparison(rawValue: String(symbol)),
      SwiftName.isIdentifier(String(subject.trimmed)), !operand.isEmpty
    else { return nil }
    self.init(String(subject.trimmed), .compares(comparison, String(operand)))
  }
}

extension SwiftType {
  fileprivate var canBeEmpty: Bool {
    if case .list = base { return true }
    return builtin == .string || builtin == .data || builtin == .attributes
  }

  fileprivate func supports(_ comparison: ValidationRule.Comparison) -> Bool {
    guard let builtin else { return false }
    if comparison.isOrdering {
      return !isOptional && (builtin.isNumber || builtin == .date || builtin == .string)
    }
    return builtin != .attributes
  }
}

extension Diagnostic.Message {
  fileprivate static func noRule(_ text: String) -> Self {
    "cannot read the rule '\(text)'; "
      + "write '<property> is not empty', 'is not nil' or a comparison as in '<property> > 0'"
  }

  fileprivate static func unknownSubject(_ name: String, _ names: [String]) -> Self {
    "the connector has no property '\(name)'\(suggestion(for: name, in: names))"
  }

  fileprivate static func neverEmpty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' and cannot be empty; compare it instead"
  }

  fileprivate static func neverNil(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)' and never nil; remove the rule"
  }

  fileprivate static func unfitOperand(_ symbol: String, _ text: String, _ property: PropertySpec)
    -> Self
  {
    "'\(property.name.value)' is '\(property.type.source)', "
      + "which '\(symbol)' cannot compare with '\(text)'"
  }
}
