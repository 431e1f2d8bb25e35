import SourceText

/// The condition under which a view offers an action: a member of the view model for a button, an
/// attribute of the row for an action of rows.
package enum ActionPermission: Hashable, Sendable {
  case member(ViewModelMember)
  case attribute(ModelSpec.Attribute)

  /// The member of the view model, unless rows offer the action.
  package var member: ViewModelMember? {
    if case .member(let member) = self { member } else { nil }
  }
}

extension ActionPermission {
  /// Reads `permission: canDelete`.
  init?(of action: Fields<ActionKeys>, button: ActionButton, scope: ActionScope) {
    guard let name = action[ActionKeys.permission] else { return nil }
    switch button {
    case .none:
      action.log.error(
        .nothingToOffer, at: action.keyRange(of: ActionKeys.permission) ?? name.range)
      return nil
    case .ofRow:
      let attribute = scope.rows?.attribute(
        name, reporting: action.log, fits: { $0 == SwiftType(.builtin(.bool)) },
        else: { .noTruth(name.value, $0.type) })
      guard let attribute else { return nil }
      self = .attribute(attribute)
    case .titled:
      let member = scope.member(name, like: "{ type: 'Bool { get set }', widget: none }")
      guard let member else { return nil }
      guard member.type.builtin == .bool, !member.type.isOptional, member.isSettable else {
        action.log.error(
          .noTruth(name.value, member.type, isSettable: member.isSettable), at: name.range)
        return nil
      }
      guard member.widget == nil else {
        action.log.error(.shownItself(name.value), at: name.range)
        return nil
      }
      self = .member(member)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingToOffer: Self =
    "no button performs the action, so that there is nothing to hide; remove 'permission'"

  fileprivate static func noTruth(
    _ name: String, _ type: SwiftType, isSettable: Bool = true
  ) -> Self {
    let found = type.source + (isSettable ? "" : " { get }")
    return "'\(name)' is '\(found)'; whether something is permitted is a 'Bool'"
      + (isSettable ? "" : " that the Screenlet sets, 'Bool { get set }'")
  }

  fileprivate static func shownItself(_ name: String) -> Self {
    "'\(name)' has a control of its own, in which users could permit anything; "
      + "add 'widget: none' to it"
  }
}
