import SpecModel
import TemplateEngine

// Which control a member of the view model or an action has, and how the spec sets it up.
extension XIBLayout {
  mutating func add(_ member: ViewModelMember, returnKey: TextInput.ReturnKey) {
    var text: String { member.label?.value ?? member.name.value.title }
    let name = Names.outlet(member)
    let trigger = triggerValues(member, name)
    switch member.widget {
    case .textField, .secureTextField, .numberPad, .decimalPad:
      let placeholder = member.options.placeholder?.value
      if let label = member.label, placeholder != nil { caption(label.value, for: name) }
      let traits = TextTraits(member, returnKey: returnKey)
      row(
        "textField", name, height: 34,
        trigger.merging([
          "placeholder": .string(placeholder ?? text), "traits": .string(traits.attributes),
        ]), takesFocus: true)
    case .label:
      row("label", name, height: 21, ["text": .string(text)])
    case .textView:
      caption(text, for: name)
      let traits = TextTraits(member, returnKey: nil)
      row(
        "textView", name, height: 100, ["traits": .string(traits.attributes)], takesFocus: true)
    case .datePicker:
      caption(text, for: name)
      let mode = member.options.mode ?? .dateAndTime
      row(
        "datePicker", name, height: 216,
        trigger.merging(["mode": .string(mode.rawValue)]))
    case .slider:
      caption(text, for: name)
      row("slider", name, height: 30, trigger.merging(member.limitValues))
    case .segmentedControl:
      caption(text, for: name)
      row("segmentedControl", name, height: 31, trigger.merging(member.segmentValues))
    case .imageView:
      if let label = member.label { caption(label.value, for: name) }
      row("imageView", name, height: 120)
    case .progressView:
      caption(text, for: name)
      row("progressView", name, height: 4)
    case .switch:
      captioned("switch", name, text, width: 49, height: 31, trigger)
    case .stepper:
      captioned(
        "stepper", name, text, width: 94, height: 32, trigger.merging(member.limitValues))
    case .activityIndicator:
      captioned("activityIndicatorView", name, text, width: 20, height: 20)
    }
  }

  mutating func add(_ action: ActionSpec) {
    guard case .titled(let title) = action.button else { return }
    row(
      "button", Names.button(action), height: 34,
      [
        "title": .string(title?.value ?? action.name.value.title),
        "restorationIdentifier": .string(action.name.value),
      ], takesFocus: true)
  }

  /// What makes a control perform an action: the name of the action, and the event.
  private mutating func triggerValues(
    _ member: ViewModelMember, _ name: String
  ) -> TemplateMapping {
    guard let trigger = member.performs else {
      return ["restorationIdentifier": .null, "trigger": .null]
    }
    return [
      "restorationIdentifier": .string(trigger.action.value),
      "trigger": [
        "event": .string(trigger.event.rawValue),
        "id": .string(identifiers.identifier(for: "action.", name)),
      ],
    ]
  }
}
