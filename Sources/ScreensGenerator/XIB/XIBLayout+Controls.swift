import SpecModel
import TemplateEngine

/// What `Partials/xib/button` is rendered with, besides what every view has.
private struct ButtonContext: TemplateContext {
  let title: String
  /// The name of its action.
  let restorationIdentifier: String
  let isHidden: Bool
  /// The style of its configuration.
  let style: String
  let isPrimary: Bool
  let isDestructive: Bool
}

// The controls of the view model's members, and the buttons of actions.
extension XIBLayout {
  mutating func add(_ control: any WidgetControl, returnKey: TextInput.ReturnKey) {
    let outlet = control.outlet
    var element = control.element(returnKey: returnKey)
    element.add(trigger(of: control.member, outlet))
    element.accessibility = control.accessibility
    switch control.placement {
    case .row(let height, let caption):
      if let caption {
        let label = row(
          .caption(caption, of: control, isAbove: true), outlet, part: "Caption",
          height: .atLeast(LabelStyle(.footnote).minimumHeight))
        if let captionOutlet = control.captionOutlet { parts.connect(captionOutlet, label) }
      }
      parts.connect(outlet, row(element, outlet, height: height, takesFocus: control.takesText))
    case .right(let width, let height, let caption, let number, let grows):
      let (label, identifier) = captioned(
        element, outlet, .caption(caption, of: control, isAbove: false), number: number,
        width: width, height: height, grows: grows)
      if let captionOutlet = control.captionOutlet { parts.connect(captionOutlet, label) }
      parts.connect(outlet, identifier)
    }
  }

  /// Adds the buttons of a view below its controls: first those that most users need.
  mutating func add(buttonsOf spec: ScreenletSpec) {
    let roles = spec.buttonRoles
    if !roles.isEmpty { startGroup() }
    for role in ButtonRole.allCases {
      for action in spec.actions where roles[action.name.value] == role { add(action, as: role) }
    }
  }

  private mutating func add(_ action: ActionSpec, as role: ButtonRole) {
    guard case .titled(let title) = action.button else { return }
    let outlet = Names.button(action)
    let element = ControlElement(
      "button",
      ButtonContext(
        title: title?.value ?? action.name.value.title, restorationIdentifier: action.name.value,
        isHidden: action.permission != nil, style: role.style, isPrimary: role == .primary,
        isDestructive: role == .destructive),
      colors: role == .destructive ? [.red] : [], accessibility: Accessibility(identifier: outlet))
    let height: ControlHeight = role.hasBackground ? .prominent : .touchable
    parts.connect(outlet, row(element, outlet, height: height, takesFocus: true))
  }

  /// Returns what makes the control of a member perform an action, if it does.
  private mutating func trigger(of member: ViewModelMember, _ outlet: String) -> TriggerContext {
    guard let trigger = member.performs else { return TriggerContext() }
    return TriggerContext(
      restorationIdentifier: trigger.action.value,
      trigger: TriggerContext.Trigger(
        event: trigger.event.rawValue, id: parts.identifier(for: "action." + outlet)))
  }
}

extension ScreenletSpec {
  /// Returns the return key of a text field if the spec has none: for the next text, then for the
  /// first button. The tags of the XIB number what takes the focus in this order.
  func standardReturnKey(ofMemberAt index: Int) -> TextInput.ReturnKey {
    if viewModel[index].performs?.event == .editingDidEndOnExit { return .go }
    if viewModel[(index + 1)...].contains(where: { $0.control?.takesText == true }) { return .next }
    return actions.contains(where: \.hasButton) ? .go : .done
  }
}

extension ButtonRole {
  /// The style of a button's configuration in a XIB.
  fileprivate var style: String {
    switch self {
    case .primary: "filled"
    case .secondary: "tinted"
    case .plain, .destructive: "plain"
    }
  }

  fileprivate var hasBackground: Bool { self == .primary || self == .secondary }
}
