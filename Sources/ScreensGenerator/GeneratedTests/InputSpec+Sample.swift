import SpecModel
import SwiftLayout

// How a generated test has the Screenlet pass a value to an interactor.

extension InputSpec {
  /// Whether the value can come from where the input does. `isPerformed` says that a control of the
  /// view performs the action.
  func canBe(_ value: SampleValue, isPerformed: Bool) -> Bool {
    switch source {
    case .property(let property):
      return property.type.holds(value)
    case .viewModel(let member):
      return member.type.holds(value) && member.canHold(value)
    case .sender(let sender):
      guard let member = sentMember(isPerformed: isPerformed) else {
        return sender.type.holds(value)
      }
      return member.type.holds(value) && member.canHold(value)
    }
  }

  /// The statement that has the Screenlet pass the value on; nil if it does so already, or if the
  /// value is passed as the action is performed.
  func statement(for value: SampleValue, isPerformed: Bool) -> Code? {
    switch source {
    case .property(let property):
      return .assignment(
        "screenlet\(Names.access(property.name.value))", value.source)
    case .viewModel(let member):
      return member.statement(for: value)
    case .sender:
      return sentMember(isPerformed: isPerformed)?.statement(for: value)
    }
  }

  /// The member of the view model whose value the view sends; nil if the app sends one.
  func sentMember(isPerformed: Bool) -> ViewModelMember? {
    guard case .sender(let sender) = source, isPerformed else { return nil }
    return sender.member
  }
}

extension SwiftType {
  /// Whether a value of a type that this one is passed as is one of this type too.
  fileprivate func holds(_ value: SampleValue) -> Bool {
    switch value.content {
    case .none: isOptional
    case .integer(let number): builtin != .int32 || Int32(exactly: number) != nil
    case .number(let number):
      switch builtin {
      case .int32: Int32(exactly: number) != nil
      case .int, .int64: Int64(exactly: number) != nil
      case .float: Double(Float(number)) == number
      default: true
      }
    case .bool, .text, .date, .other: true
    }
  }
}
