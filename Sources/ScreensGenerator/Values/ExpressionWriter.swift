import SourceText
import SpecModel

/// A Swift expression, with what whoever puts it into another one has to know.
struct ValueExpression {
  var code: String
  var isOptional: Bool
  /// Whether it has operators, so that it goes between brackets before a dot or `??`.
  var hasOperators = false
  /// Whether only what comes before the last member of a chain is optional, as in
  /// `bookmarks.first?.name`, which goes on without another `?`.
  var isChain = false

  /// Whether it is a `??`, which goes on without brackets: it is read from right to left.
  var isCoalescing = false
  /// Whether it has a closure, which a condition of `if` or `guard` takes between brackets only.
  var hasClosure = false

  /// What a variable for the value is called; nil for the last name in the code.
  var name: String?

  /// The expression as a condition takes it.
  var inCondition: String { hasClosure ? "(\(code))" : code }

  /// The expression as the operand of another.
  fileprivate var operand: String { hasOperators ? "(\(code))" : code }
}

/// Writes expressions as Swift at a place of the generated code.
struct ExpressionWriter {
  let place: Place
  /// What must be there before the expressions can be made: `let title = resultTitle`.
  private(set) var conditions: [String] = []

  init(at place: Place) { self.place = place }

  mutating func write(_ expression: Expression) -> ValueExpression {
    switch expression.form {
    case .literal(let literal): return place.literal(literal, expression.type)
    case .name(let reference): return place.name(reference, expression.type)
    case .composed(let composition): return write(composition)
    case .list(let values):
      return ValueExpression(code: .collection(values.map { member($0) }), isOptional: false)
    case .object(let className, let attributes):
      let name: [String] = className.map { ["className: \"\($0.escapedForSwift)\""] } ?? []
      let object = "jsonObject: \(write(attributes))"
      return ValueExpression(code: .call("LRJSONObjectWrapper", name + [object]), isOptional: false)
    case .map(let attributes):
      return ValueExpression(code: write(attributes), isOptional: false)
    case .upload(let attributes): return upload(attributes)
    }
  }

  private mutating func write(_ composition: Expression.Composition) -> ValueExpression {
    switch composition {
    case .firstSet(let values):
      let last = write(values[values.count - 1])
      return values.dropLast().reversed().reduce(last) { rest, value in
        write(value).or(rest, value.type)
      }
    case .text(let pieces): return write(pieces)
    case .conversion(let conversion, let source):
      return write(source).converted(by: conversion, from: source.type)
    case .condition(let condition):
      return answer(to: condition)
    }
  }

  /// `["ascending": false]`
  private mutating func write(_ attributes: [Expression.Attribute]) -> String {
    if attributes.isEmpty { return "[:]" }
    return .collection(attributes.map { .entry($0.name.escapedForSwift, member($0.value)) })
  }

  /// A value in a list or a map. In a body, nothing determines the type of an inner one.
  private mutating func member(_ value: Expression) -> String {
    let code = write(value).code
    switch value.form {
    case .map where place.isBody: return "\(code) as [String: Any?]"
    case .list where place.isBody: return "\(code) as [Any?]"
    default: return code
    }
  }

  /// `LRUploadData(data: photo, fileName: name, mimeType: type)`, or nil if it has no data.
  private mutating func upload(_ attributes: [Expression.Attribute]) -> ValueExpression {
    var optional: String?
    let values = attributes.map { attribute -> String in
      let value = write(attribute.value).code
      guard attribute.value.isComposed, attribute.value.isOptional else {
        return .labeled(attribute.name, value)
      }
      optional = value
      return .labeled(attribute.name, "$0")
    }
    let observer = place.observer.map { [String.labeled("progressDelegate", $0)] } ?? []
    let file = String.call("LRUploadData", values + observer)
    return ValueExpression(
      code: optional.map { .closure("\($0).map", file) } ?? file, isOptional: optional != nil)
  }
}

// MARK: Conditions

extension ExpressionWriter {
  /// Writes conditions that all have to hold as the clauses of an `if`. What may be missing is bound
  /// where it is compared in order, after the clauses that need no such variable.
  mutating func clauses(_ conditions: [Condition]) -> [String] {
    var clauses: [String] = []
    var bound: [String] = []
    var variables: [String: String] = [:]
    for condition in conditions {
      let operands = condition.operands.map { write($0) }
      guard condition.isOrdering, operands.contains(where: \.isOptional) else {
        clauses.append(condition.code(of: operands))
        continue
      }
      let values = operands.map { operand in
        guard operand.isOptional else { return operand }
        let others = operands.map(\.code) + variables.values
        let name = variables[operand.code] ?? operand.localName(besides: others)
        if variables.updateValue(name, forKey: operand.code) == nil {
          bound.append(
            name == operand.code
              ? "let \(name)" : .assignment("let \(name)", operand.inCondition))
        }
        return ValueExpression(code: name, isOptional: false)
      }
      bound.append(condition.code(of: values))
    }
    return clauses + bound
  }

  /// Writes a condition as an expression of type `Bool`, which is nil without what it compares in
  /// order.
  private mutating func answer(to condition: Condition) -> ValueExpression {
    let operands = operands(of: condition)
    let missing = condition.isOrdering ? operands.filter(\.isOptional) : []
    var answer = ifThere(missing, besides: operands) { variable in
      condition.code(of: operands.map(variable))
    }
    if missing.isEmpty { answer.hasOperators = true }
    return answer
  }

  /// Writes what a condition is about. What may be missing is bound where it is compared in order,
  /// if the place has variables.
  private mutating func operands(of condition: Condition) -> [ValueExpression] {
    condition.operands.enumerated().map { index, operand in
      let value = write(operand)
      guard value.isOptional, condition.isOrdering, let variable = place.variable else {
        return value
      }
      return ValueExpression(code: hold(value, in: variable(operand, index)), isOptional: false)
    }
  }
}

extension Condition {
  /// Returns the condition as an expression of type `Bool`, about the operands in their order.
  fileprivate func code(of operands: [ValueExpression]) -> String {
    let (value, code) = (operands[0], operands[0].operand)
    switch predicate {
    case .isEmpty(let expected) where value.isOptional:
      return "\(code)\(value.isChain ? "" : "?").isEmpty \(expected ? "!= false" : "== false")"
    case .isEmpty(let expected): return "\(expected ? "" : "!")\(code).isEmpty"
    case .isNil(let expected): return "\(code) \(expected ? "==" : "!=") nil"
    case .compares(let comparison, let other):
      if case .literal(.bool(let isTrue)) = other.form, !value.isOptional {
        return isTrue == (comparison == .equal) ? code : "!\(code)"
      }
      return "\(value.comparable(with: other)) \(comparison.rawValue) \(operands[1].operand)"
    case .passes(let test, let expected, let holds) where value.isOptional:
      // What is missing or empty passes.
      let isDate = subject.type?.builtin == .date
      let passes = test.expression(of: "$0", expected)
      let closure = isDate ? passes : "$0.isEmpty || \(passes)"
      return "\(value.whole).map({ \(closure) }) \(holds ? "!=" : "==") false"
    case .passes(let test, let expected, let holds):
      return test.expression(of: code, expected == holds)
    case .isWithin(let lower, let upper, let expected):
      let (low, high) = (value.comparable(with: lower), value.comparable(with: upper))
      let (first, last) = (operands[1].operand, operands[2].operand)
      return expected
        ? "\(low) >= \(first) && \(high) <= \(last)" : "\(low) < \(first) || \(high) > \(last)"
    }
  }
}

extension ValueExpression {
  /// What is compared with another value: of a date the day, if that is a day.
  fileprivate func comparable(with other: Expression) -> String {
    if case .literal(.day) = other.form { member("isoDay").operand } else { operand }
  }
}

// MARK: Texts

extension ExpressionWriter {
  private mutating func write(_ pieces: [Expression.Piece]) -> ValueExpression {
    if pieces.count == 1, case .value(let value) = pieces[0],
      value.type?.optional(false) == SwiftType(.builtin(.string))
    {
      let written = write(value)
      guard written.isOptional, let variable = place.variable else { return written }
      return ValueExpression(code: hold(written, in: variable(value, 0)), isOptional: false)
    }
    guard let variable = place.variable else { return textOrNil(pieces) }
    var count = 0
    let texts = pieces.map { piece in
      piece.inLiteral { value in
        let written = write(value)
        guard written.isOptional else { return written.code }
        defer { count += 1 }
        return hold(written, in: variable(value, count))
      }
    }
    return ValueExpression(code: texts.asLiterals, isOptional: false)
  }

  private mutating func hold(_ value: ValueExpression, in variable: String) -> String {
    conditions.append(.assignment("let \(variable)", value.inCondition))
    return variable
  }

  /// A text that is nil where one of its values is: `title.map { "\(server)/\($0)" }`.
  private mutating func textOrNil(_ pieces: [Expression.Piece]) -> ValueExpression {
    let values = pieces.map { piece -> ValueExpression? in
      guard case .value(let value) = piece else { return nil }
      let written = write(value)
      let isFormatted = !pieces.isAddress && value.type?.builtin.map(place.formats) == true
      return isFormatted ? written.member("formatted()") : written
    }
    let written = values.compactMap(\.self)
    return ifThere(written.filter(\.isOptional), besides: written) { variable in
      let texts = zip(pieces, values).map { piece, value in
        piece.inLiteral { _ in value.map { variable($0).code } ?? "" }
      }
      return texts.asLiterals
    }
  }

  /// Returns a value that is nil where one of `missing` is. `code` returns the expression, whose
  /// values are among `all`, after it replaces each by its variable.
  private func ifThere(
    _ missing: [ValueExpression], besides all: [ValueExpression],
    _ code: ((ValueExpression) -> ValueExpression) -> String
  ) -> ValueExpression {
    let missing = missing.eachOnce(by: \.code)
    var variables: [String: String] = [:]
    for value in missing {
      variables[value.code] =
        missing.count == 1 ? "$0" : value.localName(besides: all.map(\.code) + variables.values)
    }
    let inner = code { value in
      variables[value.code].map { ValueExpression(code: $0, isOptional: false) } ?? value
    }
    var result = ValueExpression(code: inner, isOptional: false)
    for (index, value) in missing.reversed().enumerated() {
      let function = "\(value.whole)\(index == 0 ? ".map" : ".flatMap")"
      let name = variables[value.code] ?? ""
      result.code =
        missing.count == 1
        ? .closure(function, result.code)
        : "\(function) { \(name) in \(result.code) }"
      (result.isOptional, result.hasClosure) = (true, true)
    }
    return result
  }
}

extension Expression.Piece {
  /// The part as the inside of a string literal.
  fileprivate func inLiteral(_ written: (Expression) -> String) -> String {
    switch self {
    case .text(let text): text.escapedForSwift
    case .value(let value): "\\(\(written(value)))"
    }
  }
}

extension Conversion {
  /// The call of a method of the value, after a dot.
  var call: String {
    switch self {
    case .plainText: "asPlainText()"
    case .localizedText: "asLocalized()"
    case .fileSize: "asFileSize()"
    case .jpeg: "asJPEG()"
    case .date: "formatted(date: .abbreviated, time: .omitted)"
    case .time: "formatted(date: .omitted, time: .shortened)"
    case .month: "formatted(.dateTime.month(.wide).year())"
    case .day: "isoDay"
    case .host: "host?.lowercased()"
    case .path: .call("path", ["percentEncoded: false"])
    case .fileName: "lastPathComponent"
    case .firstLetter: .closure("first.map", "$0.uppercased()")
    }
  }
}

extension Conversion {
  /// The name of the result if it is a part of the value, instead of another form of it.
  fileprivate var nameOfPart: String? {
    switch self {
    case .date, .time, .month, .day, .host, .path: rawValue
    case .fileName: "fileName"
    case .firstLetter: "initial"
    case .plainText, .localizedText, .fileSize, .jpeg: nil
    }
  }
}

extension ValueExpression {
  /// The value and a member of it, such as a call of a method.
  func member(_ member: String, canFail: Bool = false) -> ValueExpression {
    let mark = isOptional && !isChain ? "?" : ""
    return ValueExpression(
      code: "\(operand)\(mark).\(member)", isOptional: isOptional || canFail,
      isChain: isOptional, name: name ?? lastName)
  }

  fileprivate func converted(
    by conversion: Conversion, from type: SwiftType?
  ) -> ValueExpression {
    var value = self
    if conversion.isOfAddress, type?.builtin == .string {
      value = ValueExpression(
        code: isOptional
          ? .closure("\(whole).flatMap", "URL(string: $0)") : .call("URL", ["string: \(code)"]),
        isOptional: true)
    }
    var converted = value.member(conversion.call, canFail: conversion.canFail)
    if conversion == .host { converted.isChain = true }
    converted.name = conversion.nameOfPart ?? name ?? lastName
    converted.hasClosure =
      hasClosure || conversion == .firstLetter || conversion.isOfAddress && isOptional
    return converted
  }

  /// The value before a method of optionals: brackets end an optional chain, as its last member has
  /// no such method.
  var whole: String { isChain ? "(\(code))" : operand }

  /// A variable for the value, which hides none of `others`: the last name in it.
  fileprivate func localName(besides others: [String]) -> String {
    Names.member(Names.local(name ?? lastName, besides: others.filter { $0 != code }))
  }

  /// The last name in the code.
  private var lastName: String {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? "value"
  }

  /// The value, or `rest` where it is 0, empty or nil.
  fileprivate func or(_ rest: ValueExpression, _ type: SwiftType?) -> ValueExpression {
    let isNumber = type?.base.builtin?.isNumber ?? false
    let isText = type?.base == .builtin(.string)
    let canBeEmpty = if case .list? = type?.base { true } else { isText }
    // An empty text would be replaced with an empty text, and 0 with 0.
    let zeros = ["0", "0.0", "\(type?.optional(false).source ?? "")(0)"]
    if isText && rest.code == "\"\""
      || isNumber && zeros.contains(rest.code)
    {
      return isOptional
        ? ValueExpression(
          code: .coalescing(operand, rest.code), isOptional: false, hasOperators: true,
          isCoalescing: true, hasClosure: hasClosure)
        : self
    }
    guard isOptional else {
      let choice: String =
        isNumber
        ? "\(operand) != 0 ? \(code) : \(rest.code)"
        : "\(operand).isEmpty ? \(rest.operand) : \(code)"
      return ValueExpression(
        code: choice, isOptional: rest.isOptional, hasOperators: true,
        hasClosure: hasClosure || rest.hasClosure)
    }
    let empty: String? = isNumber ? "$0 == 0" : canBeEmpty ? "$0.isEmpty" : nil
    let value = empty.map { String.closure("\(whole).flatMap", "\($0) ? nil : $0") } ?? operand
    if rest.code == "nil" {
      return ValueExpression(code: value, isOptional: true, hasClosure: empty != nil || hasClosure)
    }
    return ValueExpression(
      code: .coalescing(value, rest.isCoalescing ? rest.code : rest.operand),
      isOptional: rest.isOptional, hasOperators: true, isCoalescing: true,
      hasClosure: empty != nil || hasClosure || rest.hasClosure)
  }
}
