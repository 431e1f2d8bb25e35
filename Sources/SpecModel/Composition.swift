/// A value that is composed of other values. A spec can use one wherever it can use a value.
package enum Composition<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The first value that is not 0, empty or nil: `groupId or context.groupId`.
  case first(of: [Operand])
  /// A text with values in it, which is nil if one of them is: `'{context.server}{file.url}'`.
  case text([Part])
  /// A conversion of a value: `plain text of comment.body`.
  case conversion(Conversion, Operand)

  /// A value in a composition, with the type that it has by itself.
  package struct Operand: Hashable, Sendable {
    package var value: Value
    package var type: SwiftType
  }

  package enum Part: Hashable, Sendable {
    case text(String)
    case value(Operand)
  }
}

extension Composition {
  package var type: SwiftType {
    switch self {
    case .first(let operands):
      operands[0].type.optional(operands.allSatisfy(\.type.isOptional))
    case .text:
      SwiftType(.builtin(.string), isOptional: operands.contains(where: \.type.isOptional))
    case .conversion(let conversion, let operand):
      SwiftType(
        .builtin(conversion.result), isOptional: operand.type.isOptional || conversion.canFail)
    }
  }

  package var operands: [Operand] {
    switch self {
    case .first(let operands): operands
    case .text(let parts):
      parts.compactMap { part in
        if case .value(let operand) = part { operand } else { nil }
      }
    case .conversion(_, let operand): [operand]
    }
  }
}
