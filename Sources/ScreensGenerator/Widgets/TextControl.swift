import SpecModel

/// A control that shows a value as text.
protocol TextControl: WidgetControl {}

extension TextControl {
  /// A text that cannot be read as a number is nil, or 0 if it is not optional, so that the
  /// connector's validation sees it.
  var accessor: ViewAccessor {
    let type = member.type
    guard type.builtin?.isNumber == true else {
      let text = "\(outlet)?.text"
      return ViewAccessor(
        getter: type.isOptional ? text : .coalescing(text, "\"\""),
        setter: .assignment(text, "newValue"))
    }
    let number = "\(outlet)?.enteredNumber()"
    return ViewAccessor(
      getter: type.isOptional ? number : .coalescing(number, "0"),
      setter: .call("\(outlet)?.showNumber", ["newValue"]))
  }

  func canHold(_ value: SampleValue) -> Bool { value.typed != nil }

  func statement(for value: SampleValue, in control: String) -> String? {
    let text = if case .text = value.content { value } else { SampleValue.text(value.typed ?? "") }
    return .assignment("\(control).text", text.source)
  }
}
