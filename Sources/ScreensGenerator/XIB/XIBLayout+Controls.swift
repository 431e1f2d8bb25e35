import SpecModel
import TemplateEngine

// The controls of the view model's members, and the buttons of actions.
extension XIBLayout {
  mutating func add(_ control: any WidgetControl, returnKey: TextInput.ReturnKey) {
    let outlet = control.outlet
    var element = control.element(returnKey: returnKey)
    element.values.merge(triggerValues(control.member, outlet))
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
      [
        "title": .string(title?.value ?? action.name.value.title),
        "restorationIdentifier": .string(action.name.value),
        "isHidden": .bool(action.permission != nil),
      ], accessibility: Accessibility(identifier: outlet))
    parts.connect(outlet, row(element, outlet, height: .touchable, takesFocus: true))
  }

  /// Returns the values that make a control perform an action: the name of the action, and the
  /// event.
  private mutating func triggerValues(
    _ member: ViewModelMember, _ outlet: String
  ) -> TemplateMapping {
    guard let trigger = member.performs else {
      return ["restorationIdentifier": .null, "trigger": .null]
    }
    return [
      "restorationIdentifier": .string(trigger.action.value),
      "trigger": [
        "event": .string(trigger.event.rawValue),
        "id": .string(parts.identifier(for: "action." + outlet)),
      ],
    ]
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
