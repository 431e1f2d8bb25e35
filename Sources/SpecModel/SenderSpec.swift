package import SourceText
import SpecNotation

/// The value that an action is performed with: `score: Double` is passed as the `sender` of
/// `performAction`.
package struct SenderSpec: Hashable, Sendable, Named {
  package var name: Located<String>
  package var type: SwiftType
  /// The range of the type.
  package var typeRange: SourceRange
  /// The member of the view model whose value a generated view sends: the member of the same name,
  /// or else the member whose control performs the action.
  package var member: ViewModelMember?
}

extension SenderSpec {
  // A CGFloat is a number to Foundation on some platforms only.
  private static let types = SwiftType.Builtin.allCases.filter { $0 != .cgFloat }

  /// Reads `{ score: Double }`, the sender of the action of that name.
  init?(_ node: Node, of action: String, scope: ActionScope) {
    guard let entry = node.onlyEntry else {
      scope.log.error(.notOneValue, at: node.range)
      return nil
    }
    let key = entry.name
    let name = key.memberName("sender", avoiding: .interactor, reporting: scope.log)
    let text = entry.value.declaration(of: key.value.quoted, reporting: scope.log)
    let type = text.flatMap {
      SwiftType($0, models: scope.models.names, allowed: Self.types, reporting: scope.log)
    }
    guard let text, let type else { return nil }
    guard !type.isOptional else {
      scope.log.error(.optionalSender(type), at: text.range)
      return nil
    }
    guard let name else { return nil }
    guard !scope.properties.has(name.value) else {
      scope.log.error(.propertyToo(name.value), at: name.range)
      return nil
    }
    let performers = scope.viewModel.items.filter { $0.performs?.action.value == action }
    if scope.viewModel[name.value] == nil, performers.count > 1 {
      scope.log.error(.severalSend(performers, name.value), at: name.range)
      return nil
    }
    let member = scope.viewModel[name.value] ?? performers.first
    self.init(name: name, type: type, typeRange: text.range, member: member)
    if let member, !type.canBe(member.type) {
      scope.log.error(.unfitMember(member, type), at: text.range)
      return nil
    }
  }
}

extension SwiftType {
  /// Whether a sender of this type can have the value of a member: the types are the same, or both
  /// are numbers, which the Screenlet converts.
  fileprivate func canBe(_ member: SwiftType) -> Bool {
    member.base == base || builtin?.isNumber == true && member.builtin?.isNumber == true
  }
}

extension Diagnostic.Message {
  fileprivate static let notOneValue: Self =
    "expected one value, as in '{ score: Double }'; wrap several values in a model"

  fileprivate static func optionalSender(_ type: SwiftType) -> Self {
    "a sender is never nil, since an action fails without one; "
      + "write '\(type.optional(false).source)'"
  }

  fileprivate static func propertyToo(_ name: String) -> Self {
    "'\(name)' is a property already; give the sender another name, or make it an input"
  }

  fileprivate static func severalSend(_ performers: [ViewModelMember], _ name: String) -> Self {
    let names = performers.map(\.name.value.quoted).joined(separator: " and ")
    return "\(names) perform the action, and none is called '\(name)'; "
      + "name the sender after the one whose value it is"
  }

  fileprivate static func unfitMember(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    "'\(member.name.value)' is '\(member.type.source)' in the view model "
      + "but '\(type.source)' as the sender; make the types agree"
  }
}
