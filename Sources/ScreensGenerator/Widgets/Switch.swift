import SpecModel

/// A `UISwitch`, which is on while a flag is true.
struct Switch: WidgetControl {
  let member: ViewModelMember

  var accessor: ViewAccessor {
    let isOptional = member.type.isOptional
    return ViewAccessor(
      getter: .flag("\(outlet)?.isOn", isFilled: !isOptional),
      setter: .assignment("\(outlet)?.isOn", .flag("newValue", isFilled: isOptional)))
  }

  var placement: ControlPlacement { .right(width: 49, height: 31, caption: title) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("switch", outset: Frame(0, 0, 2, 0))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    ["Toggle(\(shownTitle), isOn: \(binding(orNil: "false", performing: action)))"]
  }

  func canHold(_ value: SampleValue) -> Bool { value.isFlag }

  func statement(for value: SampleValue, in control: String) -> String? {
    .assignment("\(control).isOn", value.source)
  }
}

extension SampleValue {
  var isFlag: Bool {
    if case .bool = content { true } else { false }
  }
}

extension String {
  /// Returns the value, with false instead of nil if `isFilled`.
  static func flag(_ value: String, isFilled: Bool) -> String {
    isFilled ? .coalescing(value, "false") : value
  }
}
