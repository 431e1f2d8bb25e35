import SourceText

/// A value that the Screenlet hands to an interactor, from its own properties or from its view.
package struct InputSpec: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case property(PropertySpec)
    case viewModel(ViewModelMember)

    package var type: SwiftType {
      switch self {
      case .property(let property): property.type
      case .viewModel(let member): member.type
      }
    }
  }

  package var name: Located<String>
  package var source: Source
  /// The type the interactor holds: that of the connector's property, if there is one.
  package var type: SwiftType
}

extension InputSpec {
  /// Whether a value of `source` can be handed on as `target` without losing what was typed: the
  /// same type, a wider or equally wide number, or nothing where there may be nothing.
  static func canPass(_ source: SwiftType, as target: SwiftType) -> Bool {
    let isSameBase = source.base == target.base
    if source.isOptional, !target.isOptional {
      return isSameBase && target.emptyValue != nil
    }
    if isSameBase { return true }
    guard let from = source.builtin, let to = target.builtin, !source.isOptional else {
      return false
    }
    let widening: [SwiftType.Builtin: [SwiftType.Builtin]] = [
      .int: [.int64], .int32: [.int, .int64, .double], .int64: [.int],
      .float: [.double, .cgFloat], .cgFloat: [.double], .double: [.cgFloat],
    ]
    return widening[from]?.contains(to) == true
  }
}
