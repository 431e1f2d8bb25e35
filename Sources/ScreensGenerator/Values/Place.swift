import SourceText
import SpecModel

/// How the names and literals of expressions are written at a place of the generated code.
struct Place {
  /// Writes a name whose value is of the type.
  let name: (Expression.Reference, SwiftType?) -> ValueExpression
  /// Writes a literal. It has a type in other values only.
  let literal: (SwiftLiteral, SwiftType?) -> ValueExpression
  /// Names the variable that holds a value of a text, beside so many that hold others of it. Without
  /// this, a text is nil where one of its values is.
  var variable: ((Expression, Int) -> String)?
  /// The delegate of an upload.
  var observer: String?
  /// Whether a list or a map is a JSON body, in which values can be nil.
  var isBody = false
  /// Which numbers in a text are written as users read them, in the way of their locale.
  var formats: @Sendable (SwiftType.Builtin) -> Bool = { _ in false }

  /// Writes an expression that needs no conditions.
  func write(_ expression: Expression) -> ValueExpression {
    var writer = ExpressionWriter(at: self)
    return writer.write(expression)
  }

  /// Writes conditions that all have to hold as the clauses of an `if`.
  func clauses(_ conditions: [Condition]) -> [String] {
    var writer = ExpressionWriter(at: self)
    return writer.clauses(conditions)
  }
}

extension Place {
  /// A connector, whose properties hold the values.
  static var connector: Place { .call { _ in nil } }

  /// A request, which may be one for a page of a list.
  static func request(_ variable: @escaping (String) -> String? = { _ in nil }) -> Place {
    let call = call(variable)
    return Place(
      name: { reference, type in
        guard case .page(let value) = reference else { return call.name(reference, type) }
        return ValueExpression(code: value.ofServerPage, isOptional: false)
      }, literal: call.literal)
  }

  /// The body of a request, as the argument of a method whose parameter determines its type.
  static var body: Place {
    var place = connector
    place.isBody = true
    return place
  }

  /// A call of a service. `variable` is the local variable that holds a property, if one does.
  static func call(_ variable: @escaping (String) -> String?) -> Place {
    Place(
      name: { reference, type in
        guard case .property(let name) = reference, let variable = variable(name) else {
          return ValueExpression(reference, isOptional: type?.isOptional ?? false)
        }
        return ValueExpression(code: variable, isOptional: type?.isOptional ?? false)
      },
      literal: { literal, type in
        var code = literal.source
        // What is passed need not have a type that the literal could take on.
        if let type, literal.isNumber, !["Int", "Double"].contains(type.source) {
          code = .call(type.source, [code])
        }
        return ValueExpression(code: code, isOptional: type?.isOptional ?? false)
      })
  }
}

extension ValueExpression {
  /// What a name stands for, held by a property of the same name.
  init(_ reference: Expression.Reference, isOptional: Bool) {
    self.init(code: reference.code, isOptional: isOptional)
    hasOperators = reference == .context(.userId)
    isChain = reference.path?.isChain ?? false
  }
}

extension ServiceCall.PageValue {
  /// The value as a member of the `ServerPage` in the variable `page`.
  fileprivate var ofServerPage: String {
    switch self {
    case .page: "page.number"
    case .pageIndex: "page.index"
    case .pageSize: "page.size"
    case .startRow, .endRow, .obc: "page.\(rawValue)"
    }
  }
}

extension Expression.Reference {
  fileprivate var code: String {
    switch self {
    case .property(let name): Names.member(name, hiddenBy: ["service", "session", "result"])
    case .input(let name, _): Names.member(name.value)
    case .result(let path): path.expression(from: Names.result(path.result), isOptional: true)
    case .element(let path, let list):
      path.expression(from: Names.member(list.name.value), isOptional: false)
    // The Mobile SDK counts rows in 32 bits.
    case .page(.startRow): "Int32(clamping: startRow)"
    case .page(.endRow): "Int32(clamping: endRow)"
    case .page(let value): value.rawValue
    case .context(let value): value.expression
    }
  }
}
