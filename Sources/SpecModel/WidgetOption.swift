import SourceText
package import SpecNotation

/// A key such as `placeholder`, in the long form of a member, that sets up the member's control:
/// its key in the language, and the message about a value that is out of its limits.
package struct WidgetOption: Sendable {
  package let key: Key<MemberKeys, Node>
  let refusal: Diagnostic.Message

  init(
    _ name: String, _ value: ValueForm, _ sentence: String, _ presence: KeyRow.Presence,
    example: String, else refusal: Diagnostic.Message = ""
  ) {
    key = MemberKeys.key(name, .node(value), sentence, presence, example: example)
    self.refusal = refusal
  }

  package var name: String { key.name }
}

/// Two options are equal if their keys are.
extension WidgetOption: Hashable {
  package static func == (one: WidgetOption, other: WidgetOption) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension WidgetOption {
  /// Returns the value of the option for a member of `type`, or nil if there is none. Reports an
  /// invalid value, and one that is missing though it is required.
  func value(
    _ fields: Fields<MemberKeys>, of type: SwiftType, isRequired: Bool
  ) -> WidgetOptions.Value? {
    guard let node = isRequired ? fields.required(key) : fields[key] else { return nil }
    switch key.row.value {
    case .flag:
      return fields.text(key)?.flag(of: name, reporting: fields.log).map { .flag($0) }
    case .choice(let words):
      return fields.text(key)?.word(from: words, of: name, reporting: fields.log)
        .map { .choice($0) }
    case .number(let limits):
      let number = fields.text(key)
        .flatMap { Fields.number($0, of: name, type, reporting: fields.log) }
      if let number, !limits.contains(number) { fields.log.error(refusal, at: node.range) }
      return number.map { .number($0) }
    case .list(.text, let count):
      return fields.literals(key, of: type, count: count, else: refusal).map { .literals($0) }
    case .list(_, let count):
      if let items = node.list, count.contains(items.count) {
        return .texts(items.compactMap { $0.shownText(of: name.quoted, reporting: fields.log) })
      }
      fields.log.error(refusal, at: node.range)
      return nil
    default:
      return node.shownText(of: name.quoted, reporting: fields.log).map { .text($0) }
    }
  }
}

extension Fields<MemberKeys> {
  /// Returns the texts of `key` for a member that is a text, or the numbers. Reports a list of the
  /// wrong length, and values that are repeated.
  fileprivate func literals(
    _ key: Key<MemberKeys, Node>, of type: SwiftType, count: ClosedRange<Int>,
    else refusal: Diagnostic.Message
  ) -> [WidgetOptions.Literal]? {
    guard let node = self[key] else { return nil }
    guard let items = node.list, count.contains(items.count) else {
      log.error(refusal, at: node.range)
      return nil
    }
    // That a `Bool` has no values is said once.
    if type.builtin == .bool { return nil }
    let literals = items.compactMap { item -> WidgetOptions.Literal? in
      guard let text = item.text(of: key.name.quoted, reporting: log) else { return nil }
      if type.builtin == .string { return .text(text.value) }
      return Self.number(text, of: key.name, type, reporting: log).map { .number($0) }
    }
    guard literals.count == items.count else { return nil }
    // Different numbers can be one `Float`.
    let distinct = Set(literals.map { type.builtin == .float ? $0.asFloat : $0 })
    if distinct.count < literals.count { log.error(refusal, at: node.range) }
    return literals
  }

  /// Returns a number of `key`. Reports a number that the type of the member cannot hold.
  fileprivate static func number(
    _ text: Located<String>, of key: String, _ type: SwiftType,
    reporting log: DiagnosticLog
  ) -> Double? {
    let literal = SwiftLiteral(text.value)
    switch literal {
    case .integer(let digits)?, .float(let digits)?:
      if let number = Double(digits), literal?.fits(type.optional(false)) == true { return number }
    default: break
    }
    log.error(.noNumber(key, text.value, type), at: text.range)
    return nil
  }
}

extension WidgetOptions.Literal {
  fileprivate var asFloat: Self {
    if case .number(let number) = self { .number(Double(Float(number))) } else { self }
  }
}

extension Diagnostic.Message {
  fileprivate static func noNumber(_ key: String, _ text: String, _ type: SwiftType) -> Self {
    let kind = type.builtin?.isInteger == true ? "a whole number" : "a number"
    return "'\(text)' is not a value of '\(key)'; write \(kind) that '\(type.source)' holds"
  }
}
