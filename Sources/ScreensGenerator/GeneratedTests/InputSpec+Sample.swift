import SpecModel

// The statements that make the Screenlet pass a value to an interactor in a generated test.

extension InputSpec {
  /// Returns the statement that makes the Screenlet pass the value, or nil if it does so already or
  /// if the value is passed when the action is performed.
  func statement(for value: SampleValue, isPerformed: Bool) -> String? {
    if case .property(let property) = source {
      return .assignment("screenlet\(Names.access(property.name.value))", value.source)
    }
    return member(isPerformed: isPerformed)?.statement(for: value)
  }

  /// Returns the member of the view model that the value comes from, or nil if it comes from the
  /// app. `isPerformed` is whether a control of the view performs the action.
  func member(isPerformed: Bool) -> ViewModelMember? {
    switch source {
    case .property: nil
    case .viewModel(let member): member
    case .sender(let sender): isPerformed ? sender.member : nil
    }
  }
}

extension [InputSpec] {
  /// Returns the statements that make the Screenlet pass the values; an input without a value keeps
  /// its own.
  func statements(for values: [SampleValue?], isPerformed: Bool) -> [String] {
    zip(self, values).compactMap { input, value in
      value.flatMap { input.statement(for: $0, isPerformed: isPerformed) }
    }
  }
}

extension [InputSpec] {
  /// The numbers that tests pass to the inputs: each has its own, so that two which are mixed up
  /// are noticed.
  var numbers: [String: Int64] { Self.numbers(map { ($0.name.value, $0.type) }) }
}

extension [PropertySpec] {
  /// The numbers that tests set the properties to: each has its own, so that two which are mixed up
  /// are noticed.
  var numbers: [String: Int64] { Self.numbers(map { ($0.name.value, $0.type) }) }
}

extension Array {
  fileprivate static func numbers(_ members: [(name: String, type: SwiftType)]) -> [String: Int64] {
    let names = members.filter { $0.type.builtin?.isNumber == true }.map(\.name)
    return Dictionary(zip(names, 1...)) { first, _ in first }
  }
}

extension SampleCandidates {
  /// Keeps the values that the source of the input can hold.
  mutating func keep(whatPasses input: InputSpec, isPerformed: Bool) {
    let member = input.member(isPerformed: isPerformed)
    if let member { keep(whatShows: member) }
    keep(where: (member?.type ?? input.source.type).holds)
  }

  /// Keeps the values that the control of the member can show.
  mutating func keep(whatShows member: ViewModelMember) {
    member.control?.numbers.map { keep($0) }
    keep(where: member.canHold)
  }
}

extension SwiftType {
  /// Whether the type can hold the value, which is of a type that it can be passed as.
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
