/// A value that is made of other values, wherever a spec can write one.
package enum Composition<Value: Hashable & Sendable>: Hashable, Sendable {
  /// `groupId or context.groupId`: the first that is not 0, empty or nil.
  case first(of: [Operand])
  /// `'{context.server}{file.url}'`: a text with values in it; nil if one of them is.
  case text([Part])
  /// `plain text of comment.body`.
  case conversion(Conversion, Operand)

  /// A value with the type that it has before anything is made of it.
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
