import SpecModel
import TemplateEngine

/// What `Partials/xib/button` is rendered with, besides what every view has.
private struct ButtonContext: TemplateContext {
  let title: String
  /// The name of its action.
  let restorationIdentifier: String
  let isHidden: Bool
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
          .caption(caption, of: control), outlet, part: "Caption", height: .atLeast(21))
        if let captionOutlet = control.captionOutlet { parts.connect(captionOutlet, label) }
      }
      parts.connect(outlet, row(element, outlet, height: height, takesFocus: control.takesText))
    case .right(let width, let height, let caption, let number):
      let (label, identifier) = captioned(
        element, outlet, .caption(caption, of: control), number: number,
        width: width, height: height)
      if let captionOutlet = control.captionOutlet { parts.connect(captionOutlet, label) }
      parts.connect(outlet, identifier)
    }
  }

  mutating func add(_ action: ActionSpec) {
    guard case .titled(let title) = action.button else { return }
    let outlet = Names.button(action)
    let element = ControlElement(
      "button",
      ButtonContext(
        title: title?.value ?? action.name.value.title, restorationIdentifier: action.name.value,
        isHidden: action.permission != nil),
      accessibility: Accessibility(identifier: outlet))
    parts.connect(outlet, row(element, outlet, height: .touchable, takesFocus: true))
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

extension ActionSpec {
  /// Whether a generated view has a button that performs the action.
  var hasButton: Bool {
    if case .titled = button { true } else { false }
  }
}
