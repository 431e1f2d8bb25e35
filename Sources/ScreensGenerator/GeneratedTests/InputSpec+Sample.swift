import SpecModel
import SwiftLayout

// How a generated test has the Screenlet pass a value to an interactor.

extension InputSpec {
  /// The statement that has the Screenlet pass the value on; nil if it does so already, or if the
  /// value is passed as the action is performed.
  func statement(for value: SampleValue, isPerformed: Bool) -> Code? {
    if case .property(let property) = source {
      return .assignment("screenlet\(Names.access(property.name.value))", value.source)
    }
    return member(isPerformed: isPerformed)?.statement(for: value)
  }

  /// The member of the view model that the value comes from; nil if it comes from the app.
  /// `isPerformed` says that a control of the view performs the action.
  func member(isPerformed: Bool) -> ViewModelMember? {
    switch source {
    case .property: nil
    case .viewModel(let member): member
    case .sender(let sender): isPerformed ? sender.member : nil
    }
  }
}

extension SampleDomain {
  /// Leaves what can come from where the input does.
  mutating func keep(whatPasses input: InputSpec, isPerformed: Bool) {
    let member = input.member(isPerformed: isPerformed)
    if let member { keep(whatShows: member) }
    keep(where: (member?.type ?? input.source.type).holds)
  }

  /// Leaves what the control of the member can show.
  mutating func keep(whatShows member: ViewModelMember) {
    member.control?.numbers.map { keep($0) }
    keep(where: member.canHold)
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
