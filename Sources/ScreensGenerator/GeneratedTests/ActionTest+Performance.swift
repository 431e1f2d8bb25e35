import SpecModel

extension ScreenletSpec {
  /// Returns the statement with which the user performs the action, or nil if no control does or if
  /// users pick what it sends.
  func control(performing action: ActionSpec) -> String? {
    if action.sender != nil, action.sentMember == nil { return nil }
    return action.hasButton
      ? .sending("touchUpInside", from: Names.button(action))
      : control(performing: action.name.value)
  }

  /// Returns the same statement for the control of a member.
  func control(performing action: String) -> String? {
    for member in viewModel {
      guard let trigger = member.performs, trigger.action.value == action else { continue }
      return .sending(trigger.event.rawValue, from: member.control?.outlet ?? "")
    }
    return nil
  }

  /// Returns the statement with which the app performs the action.
  func performance(of action: ActionSpec, with sender: SampleValue?) -> String {
    let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
    guard let sender, let type = action.sender?.type else {
      return .call("screenlet.performAction", ["name: \(constant)"])
    }
    // Nothing else determines the type of the elements of a literal.
    let source =
      type.base.isCollection
      ? "\(sender.source) as \(type.swiftSource)" : sender.source
    return .call("screenlet.performAction", ["name: \(constant)", "sender: \(source)"])
  }
}

extension String {
  /// Returns the statement that makes a control of a view send the event.
  static func sending(_ event: String, from outlet: String) -> String {
    .call("view.\(outlet)?.sendActions", ["for: .\(event)"])
  }
}
