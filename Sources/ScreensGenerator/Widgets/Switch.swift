import SpecModel

/// A `UISwitch`: on while a flag is true.
struct Switch: WidgetControl {
  let member: ViewModelMember

  var accessor: ViewAccessor {
    let isOptional = member.type.isOptional
    return ViewAccessor(
      getter: "\(outlet)?.isOn" + (isOptional ? "" : " ?? false"),
      setter: "\(outlet)?.isOn = newValue" + (isOptional ? " ?? false" : ""))
  }

  var placement: ControlPlacement { .right(width: 49, height: 31, caption: title) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("switch", outset: Frame(0, 0, 2, 0))
  }

  func canHold(_ value: SampleValue) -> Bool { value.isFlag }

  func statement(for value: SampleValue, in control: String) -> String? {
    "\(control).isOn = \(value.source)"
  }
}

extension SampleValue {
  var isFlag: Bool {
    if case .bool = content { true } else { false }
  }
}
