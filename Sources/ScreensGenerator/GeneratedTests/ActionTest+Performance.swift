import SpecModel
import SwiftLayout

extension ScreenletSpec {
  /// The statement with which the user performs the action; nil if no control does it, or if users
  /// pick what it sends.
  func control(performing action: ActionSpec) -> Code? {
    if action.sender != nil, action.sentMember == nil { return nil }
    return action.hasButton
      ? .sending("touchUpInside", from: Names.button(action))
      : control(performing: action.name.value)
  }

  /// The same for the control of a member.
  func control(performing action: String) -> Code? {
    for member in viewModel {
      guard let trigger = member.performs, trigger.action.value == action else { continue }
      return .sending(trigger.event.rawValue, from: member.control?.outlet ?? "")
    }
    return nil
  }

  /// The statement with which the app performs the action.
  func performance(of action: ActionSpec, with sender: SampleValue?) -> Code {
    let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
    guard let sender, let type = action.sender?.type else {
      return .call("screenlet.performAction", ["name: \(constant)"])
    }
    // Nothing else says of what type the elements of a literal are.
    let source =
      type.builtin == nil || type.builtin == .attributes
      ? "\(sender.source) as \(type.swiftSource)" : sender.source
    return .call("screenlet.performAction", ["name: \(constant)", "sender: \(source)"])
  }
}

extension Code {
  /// What the control of a view does when its user makes the event happen.
  static func sending(_ event: String, from outlet: String) -> Code {
    .call("view.\(outlet)?.sendActions", ["for: .\(event)"])
  }
}
