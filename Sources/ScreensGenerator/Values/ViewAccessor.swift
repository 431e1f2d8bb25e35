import SpecModel

/// How a generated view reads a member of the view model out of its control, and shows one in it.
struct ViewAccessor {
  /// The expression that reads.
  let getter: String
  /// The lines that show `newValue`.
  let setter: [String]

  init(_ member: ViewModelMember) {
    let outlet = Names.outlet(member)
    let type = member.type
    switch member.widget {
    case .textField, .secureTextField, .numberPad, .decimalPad, .textView, .label:
      self.init(text: "\(outlet)?.text", type)
    case .switch:
      self.init(
        getter: "\(outlet)?.isOn" + (type.isOptional ? "" : " ?? false"),
        setter: "\(outlet)?.isOn = newValue" + (type.isOptional ? " ?? false" : ""))
    case .slider:
      self.init(number: outlet, "value", "Float", type)
    case .stepper:
      self.init(number: outlet, "value", "Double", type)
    case .datePicker:
      self.init(getter: "\(outlet)?.date", setter: "\(outlet)?.date = newValue ?? Date()")
    case .segmentedControl:
      self.init(selectionOf: outlet, type)
    case .imageView:
      self.init(getter: "\(outlet)?.image", setter: "\(outlet)?.image = newValue")
    case .progressView:
      self.init(number: outlet, "progress", "Float", type)
    case .activityIndicator:
      self.init(
        getter: "\(outlet)?.isAnimating" + (type.isOptional ? "" : " ?? false"),
        setter: "if newValue\(type.isOptional ? " == true" : "") {",
        "  \(outlet)?.startAnimating()", "} else {", "  \(outlet)?.stopAnimating()", "}")
    }
  }

  private init(getter: String, setter: String...) {
    self.getter = getter
    self.setter = setter
  }

  /// A value shown as text. What cannot be read as a number is nil, or 0 if there must be one, so
  /// that the connector's validation sees it.
  private init(text: String, _ type: SwiftType) {
    guard let builtin = type.builtin, builtin.isNumber else {
      getter = type.isOptional ? text : "\(text) ?? \"\""
      setter = ["\(text) = newValue"]
      return
    }
    // Half of the world types a decimal comma.
    let digits =
      builtin.isFloatingPoint
      ? "(\(text) ?? \"\").replacingOccurrences(of: \",\", with: \".\")" : "\(text) ?? \"\""
    let number = "\(builtin.rawValue)(\(digits))"
    getter = type.isOptional ? number : "\(number) ?? 0"
    setter = [
      type.isOptional ? "\(text) = newValue.map { String($0) }" : "\(text) = String(newValue)"
    ]
  }

  /// A value shown as the position of a control, which holds it in `property`, as `held`.
  private init(number outlet: String, _ property: String, _ held: String, _ type: SwiftType) {
    let number = "\(outlet)?.\(property)"
    let name = type.optional(false).source
    let isSame = name == held
    if type.isOptional {
      getter = isSame ? number : "\(outlet).map { \(name)($0.\(property)) }"
      setter = ["\(number) = " + (isSame ? "newValue ?? 0" : "\(held)(newValue ?? 0)")]
    } else {
      getter = isSame ? "\(number) ?? 0" : "\(name)(\(number) ?? 0)"
      setter = ["\(number) = " + (isSame ? "newValue" : "\(held)(newValue)")]
    }
  }

  /// A value shown as the index of the selected segment; nil, or -1 if there must be one, while
  /// none is selected.
  private init(selectionOf outlet: String, _ type: SwiftType) {
    let index = "\(outlet)?.selectedSegmentIndex"
    let none = "UISegmentedControl.noSegment"
    let name = type.optional(false).source
    let isSame = name == "Int"
    if type.isOptional {
      let selected = "$0.selectedSegmentIndex"
      getter =
        "\(outlet).flatMap { \(selected) < 0 ? nil : "
        + (isSame ? selected : "\(name)(\(selected))") + " }"
      setter = ["\(index) = " + (isSame ? "newValue ?? \(none)" : "Int(newValue ?? -1)")]
    } else {
      getter = isSame ? "\(index) ?? \(none)" : "\(name)(\(index) ?? \(none))"
      setter = ["\(index) = " + (isSame ? "newValue" : "Int(newValue)")]
    }
  }
}
