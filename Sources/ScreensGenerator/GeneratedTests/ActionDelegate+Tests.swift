import SpecModel

extension [DelegateMethod] {
  /// The variables in which the tests' delegate keeps the values that its methods return.
  var answerDeclarations: [String] {
    compactMap { method in
      guard let answer = method.answer, let variable = answerVariable(of: method) else {
        return nil
      }
      let start = answer.absent == "nil" ? "" : " = \(answer.absent)"
      return "var \(Names.member(variable)): \(answer.type)\(start)"
    }
  }

  /// Returns the value that a method of the tests' delegate returns, or nil if it returns none.
  func answerInTests(of method: DelegateMethod) -> String? {
    guard let answer = method.answer else { return nil }
    let variable = answerVariable(of: method)
    return variable.map { Names.member($0, hiddenBy: method.valueNames) } ?? answer.absent
  }

  /// Returns the variable in which the tests' delegate keeps the value that a method returns, or
  /// nil if the method returns none or shares its name with another one.
  func answerVariable(of method: DelegateMethod) -> String? {
    guard method.answer != nil, filter({ $0.name == method.name }).count == 1 else {
      return nil
    }
    return method.name + "Answer"
  }
}

extension ActionSpec {
  /// Returns the test of what the view shows then; nil if the delegate returns nothing, or nothing
  /// that differs visibly from what the server sends.
  func answerTest(_ methods: [DelegateMethod]) -> ActionTestContext.Answer? {
    guard let name = delegate.success?.value, let answer = delegate.answer,
      let method = methods.first(where: { $0.name == name }),
      let variable = methods.answerVariable(of: method)
    else { return nil }
    let target = "delegate\(Names.access(variable))"
    switch answer {
    case .permission:
      let members = updates.compactMap(\.member).filter { $0.type.isComparable }
        .filter { !readsMember($0.name.value) }
      if members.isEmpty { return nil }
      return ActionTestContext.Answer(
        what: "leaves the view as it is if the delegate says so",
        assignment: .assignment(target, "false"),
        kept: members.enumerated().map { index, member in
          ActionTestContext.KeptMember(
            variable: "shown\(index + 1)", member: member.place)
        },
        shown: [])
    case .replacement(let result):
      let members = updates.filter { $0.isWhole(result) && result.type.builtin == .string }
        .compactMap(\.member)
      if members.isEmpty { return nil }
      return ActionTestContext.Answer(
        what: "shows what the delegate returns",
        assignment: .assignment(target, "\"Other\""), kept: [],
        shown: members.map { ActionTestContext.ShownMember(member: $0.place) })
    }
  }

  /// Whether the member of the view model is an input too, which a test sets.
  private func readsMember(_ name: String) -> Bool {
    inputs.contains { $0.source.member?.name.value == name }
  }
}

extension ActionUpdate {
  /// Whether the member shows the result itself, instead of a part of it or a value made from it.
  fileprivate func isWhole(_ result: ResultSpec) -> Bool {
    guard let path = value.reference?.path else { return false }
    return path.result == result && path.parts.isEmpty && member?.type.builtin == .string
  }
}

extension SwiftType {
  /// Whether a test can compare two values of the type.
  var isComparable: Bool { builtin.map { $0 != .attributes } ?? false }
}
