import SpecModel
import SwiftLayout

/// How a generated view reads a member of the view model out of its control, and shows one in it.
struct ViewAccessor {
  /// The expression that reads.
  let getter: Code
  /// The lines that show `newValue`.
  let setter: [Code]

  init(_ member: ViewModelMember) {
    let outlet = Names.outlet(member)
    let type = member.type
    switch member.widget {
    case .textField, .secureTextField, .numberPad, .decimalPad, .textView, .label:
      self.init(text: "\(outlet)?.text", type)
    case .switch:
      self.init(
        getter: .flag("\(outlet)?.isOn", isFilled: !type.isOptional),
        setter: .assignment(
          "\(outlet)?.isOn", .flag("newValue", isFilled: type.isOptional)))
    case .slider:
      self.init(number: outlet, "value", "Float", type)
    case .stepper:
      self.init(number: outlet, "value", "Double", type)
    case .datePicker:
      self.init(
        getter: "\(outlet)?.date",
        setter: .assignment("\(outlet)?.date", .coalescing("newValue", "Date()")))
    case .segmentedControl:
      self.init(selectionOf: outlet, type)
    case .imageView:
      self.init(getter: "\(outlet)?.image", setter: .assignment("\(outlet)?.image", "newValue"))
    case .progressView:
      self.init(number: outlet, "progress", "Float", type)
    case .activityIndicator:
      self.init(
        getter: .flag("\(outlet)?.isAnimating", isFilled: !type.isOptional),
        setter: "if newValue\(type.isOptional ? " == true" : "") {",
        "  \(outlet)?.startAnimating()", "} else {", "  \(outlet)?.stopAnimating()", "}")
    }
  }

  private init(getter: Code, setter: Code...) {
    self.getter = getter
    self.setter = setter
  }

  /// A value shown as text. What cannot be read as a number is nil, or 0 if there must be one, so
  /// that the connector's validation sees it.
  private init(text: String, _ type: SwiftType) {
    guard let builtin = type.builtin, builtin.isNumber else {
      getter = type.isOptional ? Code(text) : .coalescing(Code(text), "\"\"")
      setter = [.assignment(Code(text), "newValue")]
      return
    }
    // Half of the world types a decimal comma.
    let digits: Code =
      builtin.isFloatingPoint
      ? .call(
        "(\(text) ?? \"\")\(.member).replacingOccurrences", ["of: \",\"", "with: \".\""])
      : .coalescing(Code(text), "\"\"")
    let number = Code.call(Code(builtin.rawValue), [digits])
    getter = type.isOptional ? number : .coalescing(number, "0")
    setter = [
      .assignment(
        Code(text),
        type.isOptional
          ? .closure("newValue.map", "String($0)") : .call("String", ["newValue"]))
    ]
  }

  /// A value shown as the position of a control, which holds it in `property`, as `held`.
  private init(number outlet: String, _ property: String, _ held: String, _ type: SwiftType) {
    let number = "\(outlet)?.\(property)"
    let name = type.optional(false).source
    let isSame = name == held
    if type.isOptional {
      getter = isSame ? Code(number) : .closure("\(outlet).map", "\(name)($0.\(property))")
      let value = Code.coalescing("newValue", "0")
      setter = [.assignment(Code(number), isSame ? value : .call(Code(held), [value]))]
    } else {
      let value = Code.coalescing(Code(number), "0")
      getter = isSame ? value : .call(Code(name), [value])
      setter = [
        .assignment(Code(number), isSame ? "newValue" : .call(Code(held), ["newValue"]))
      ]
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
      let number = isSame ? selected : "\(name)(\(selected))"
      getter = .closure("\(outlet).flatMap", "\(selected) < 0 ? nil : \(number)")
      let value: Code =
        isSame
        ? .coalescing("newValue", Code(none)) : .call("Int", [.coalescing("newValue", "-1")])
      setter = [.assignment(Code(index), value)]
    } else {
      let value = Code.coalescing(Code(index), Code(none))
      getter = isSame ? value : .call(Code(name), [value])
      setter = [.assignment(Code(index), isSame ? "newValue" : .call("Int", ["newValue"]))]
    }
  }
}

extension Code {
  /// The value, or if it is to be filled in, false in its place.
  fileprivate static func flag(_ value: Code, isFilled: Bool) -> Code {
    isFilled ? .coalescing(value, "false") : value
  }
}
