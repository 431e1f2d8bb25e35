import SourceText
import SpecModel
import SwiftLayout

/// A Swift expression, with what matters when it becomes a part of another one.
struct ValueExpression {
  var code: Code
  var isOptional: Bool
  /// Whether it has operators, so that it needs parentheses before a dot or `??`.
  var hasOperators = false
  /// Whether it is an optional chain whose last member is not optional by itself, as in
  /// `bookmarks.first?.name`, which continues without another `?`.
  var isChain = false

  /// Whether it is a `??`, which another `??` takes without parentheses, because it associates to
  /// the right.
  var isCoalescing = false
  /// Whether it has a trailing closure, which a condition of `if` or `guard` allows only in
  /// parentheses.
  var hasClosure = false

  /// The expression as a condition.
  var inCondition: Code { hasClosure ? "(\(code))" : code }

  /// The expression as an operand of another one.
  fileprivate var operand: Code { hasOperators ? "(\(code))" : code }
}

extension Composition {
  /// - Parameters:
  ///   - present: returns an operand that cannot be nil where it is used. Without it, a text is nil
  ///     if one of its operands is.
  ///   - other: returns any other operand.
  func expression(
    _ present: ((Operand) -> Code)? = nil, _ other: (Operand) -> ValueExpression
  ) -> ValueExpression {
    switch self {
    case .first(let operands):
      let last = other(operands[operands.count - 1])
      return operands.dropLast().reversed().reduce(last) { rest, operand in
        other(operand).or(rest, operand.type)
      }
    case .text(let parts):
      if parts.count == 1, case .value(let operand) = parts[0],
        operand.type.optional(false) == SwiftType(.builtin(.string))
      {
        let value = other(operand)
        guard value.isOptional, let present else { return value }
        return ValueExpression(code: present(operand), isOptional: false)
      }
      guard let present else { return Self.text(parts, other) }
      let pieces = parts.map { $0.piece { present($0).text } }
      return ValueExpression(code: pieces.asLiterals, isOptional: false)
    case .conversion(let conversion, let operand):
      let value = other(operand)
      let needsMark = value.isOptional && !value.isChain
      return ValueExpression(
        code: "\(value.operand)\(needsMark ? "?" : "").\(conversion.method)()",
        isOptional: value.isOptional || conversion.canFail, isChain: value.isOptional)
    }
  }
}

extension Composition {
  /// Returns a text that is nil if one of its values is: `title.map { "\(server)/\($0)" }`.
  private static func text(
    _ parts: [Part], _ value: (Operand) -> ValueExpression
  ) -> ValueExpression {
    let values = parts.map { part in
      if case .value(let operand) = part { value(operand) } else { nil as ValueExpression? }
    }
    let missing = values.compactMap { value in
      if let value, value.isOptional { value } else { nil as ValueExpression? }
    }.eachOnce(by: \.code.text)
    let others = values.compactMap { $0?.code.text }
    var variables: [String: String] = [:]
    for value in missing {
      let name = missing.count == 1 ? "$0" : value.localName(besides: others + variables.values)
      variables[value.code.text] = name
    }
    let pieces = zip(parts, values).map { part, value in
      part.piece { _ in value.map { variables[$0.code.text] ?? $0.code.text } ?? "" }
    }
    var text = ValueExpression(code: pieces.asLiterals, isOptional: false)
    for (index, value) in missing.reversed().enumerated() {
      let function: Code = "\(value.whole)\(index == 0 ? ".map" : ".flatMap")"
      let name = variables[value.code.text] ?? ""
      text.code =
        missing.count == 1
        ? .closure(function, text.code)
        : "\(function) { \(name) in\(.closure) \(text.code) \(.end)}"
      (text.isOptional, text.hasClosure) = (true, true)
    }
    return text
  }
}

extension Composition.Part {
  /// Returns the part as the inside of a string literal.
  fileprivate func piece(_ expression: (Composition.Operand) -> String) -> String {
    switch self {
    case .text(let text): text.escapedForSwift
    case .value(let operand): "\\(\(expression(operand)))"
    }
  }
}

extension Conversion {
  /// The method of the runtime.
  fileprivate var method: String {
    switch self {
    case .plainText: "asPlainText"
    case .localizedText: "asLocalized"
    case .fileSize: "asFileSize"
    case .jpeg: "asJPEG"
    }
  }
}

extension ValueExpression {
  /// The value before a method of optionals. Parentheses end an optional chain, because its last
  /// member has no such method.
  fileprivate var whole: Code { isChain ? "(\(code))" : operand }

  /// Returns the name of a variable for the value that hides none of `others`: the last name in the
  /// value.
  fileprivate func localName(besides others: [String]) -> String {
    let name = code.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
    return Names.member(Names.local(name ?? "value", besides: others.filter { $0 != code.text }))
  }

  /// Returns the value, or `rest` if it is 0, empty or nil.
  fileprivate func or(_ rest: ValueExpression, _ type: SwiftType) -> ValueExpression {
    let isNumber = if case .builtin(let builtin) = type.base { builtin.isNumber } else { false }
    let canBeEmpty =
      if case .list = type.base { true } else { type.base == .builtin(.string) }
    // An empty text would be replaced with an empty text, and 0 with 0.
    let zeros = ["0", "0.0", "\(type.optional(false).source)(0)"]
    if type.base == .builtin(.string) && rest.code.text == "\"\""
      || isNumber && zeros.contains(rest.code.text)
    {
      return isOptional
        ? ValueExpression(
          code: .coalescing(operand, rest.code), isOptional: false, hasOperators: true,
          isCoalescing: true, hasClosure: hasClosure)
        : self
    }
    guard isOptional else {
      let choice: Code =
        isNumber
        ? "\(operand) != 0\(.point) ? \(code)\(.point) : \(rest.code)"
        : "\(operand).isEmpty\(.point) ? \(rest.operand)\(.point) : \(code)"
      return ValueExpression(
        code: choice, isOptional: rest.isOptional, hasOperators: true,
        hasClosure: hasClosure || rest.hasClosure)
    }
    let empty: Code? = isNumber ? "$0 == 0" : canBeEmpty ? "$0.isEmpty" : nil
    let value = empty.map { Code.closure("\(whole).flatMap", "\($0) ? nil : $0") } ?? operand
    return ValueExpression(
      code: .coalescing(value, rest.isCoalescing ? rest.code : rest.operand),
      isOptional: rest.isOptional, hasOperators: true, isCoalescing: true,
      hasClosure: empty != nil || hasClosure || rest.hasClosure)
  }
}
