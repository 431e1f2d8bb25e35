import SpecModel

extension ScreenletSpec {
  /// The statement with which the user performs the action; nil if no control does it.
  func control(performing action: ActionSpec) -> String? {
    let performer = viewModel.first { $0.performs?.action.value == action.name.value }
    if let sender = action.sender, sender.member == nil { return nil }
    if action.hasButton {
      return "view.\(Names.button(action))?.sendActions(for: .touchUpInside)"
    }
    return performer?.performs.map { trigger in
      let outlet = performer.map(Names.outlet) ?? ""
      return code("view.", outlet, "?.sendActions(for: .", trigger.event.rawValue, ")")
    }
  }

  /// The statement with which the app performs the action.
  func performance(of action: ActionSpec, with sender: SampleValue?) -> String {
    let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
    guard let sender, let type = action.sender?.type else {
      return "screenlet.performAction(name: \(constant))"
    }
    // Nothing else says of what type the elements of a literal are.
    let source =
      type.builtin == nil || type.builtin == .attributes
      ? "\(sender.source) as \(type.swiftSource)" : sender.source
    return "screenlet.performAction(name: \(constant), sender: \(source))"
  }
}
