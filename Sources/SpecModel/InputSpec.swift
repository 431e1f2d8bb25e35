import SourceText

/// A value that the Screenlet passes to an interactor: from its own properties, from its view, or
/// from the code that performs the action.
package struct InputSpec: Hashable, Sendable, Named {
  package indirect enum Source: Hashable, Sendable {
    case property(PropertySpec)
    case viewModel(ViewModelMember)
    case sender(SenderSpec)
    /// A part of a model that is another source: `article.title`.
    case part(Source, ResultPath)

    package var type: SwiftType {
      switch self {
      case .property(let property): property.type
      case .viewModel(let member): member.type
      case .sender(let sender): sender.type
      case .part(_, let path): path.type
      }
    }

    /// The sender of the action, if the value is the sender or a part of it.
    package var sender: SenderSpec? {
      switch self {
      case .property, .viewModel: nil
      case .sender(let sender): sender
      case .part(let whole, _): whole.sender
      }
    }

    package var isPart: Bool { if case .part = self { true } else { false } }

    /// The source of which it is a part, or itself.
    var whole: Source { if case .part(let whole, _) = self { whole.whole } else { self } }

    /// Whether there is always a value if the sender is of the right type, but none otherwise.
    package var isSender: Bool { sender != nil && !type.isOptional }
  }

  package var name: Located<String>
  package var source: Source
  /// The type that the interactor works with: the type of the connector's property, if there is
  /// one.
  package var type: SwiftType

  /// Whether the value comes from the sender of the action, which can be of another type at run
  /// time.
  package var isSender: Bool { source.isSender }
}

extension InputSpec {
  /// Whether a value of `source` can be passed as `target` without loss: the type is the same, the
  /// number is as wide or wider, or an empty value can stand for nil.
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
