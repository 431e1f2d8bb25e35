import SpecModel

/// A control that shows a value as text.
protocol TextControl: WidgetControl {}

extension TextControl {
  /// A text that cannot be read as a number is nil, or 0 if it is not optional, so that the
  /// connector's validation sees it.
  var accessor: ViewAccessor {
    let type = member.type
    let text = "\(outlet)?.text"
    guard let builtin = type.builtin, builtin.isNumber else {
      return ViewAccessor(
        getter: type.isOptional ? text : .coalescing(text, "\"\""),
        setter: .assignment(text, "newValue"))
    }
    // Many users type a decimal comma.
    let digits: String =
      builtin.isFloatingPoint
      ? .call(
        "(\(text) ?? \"\").replacingOccurrences", ["of: \",\"", "with: \".\""])
      : .coalescing(text, "\"\"")
    let number = String.call(builtin.rawValue, [digits])
    return ViewAccessor(
      getter: type.isOptional ? number : .coalescing(number, "0"),
      setter: .assignment(
        text,
        type.isOptional
          ? .closure("newValue.map", "String($0)") : .call("String", ["newValue"])))
  }

  func canHold(_ value: SampleValue) -> Bool { value.typed != nil }

  func statement(for value: SampleValue, in control: String) -> String? {
    let text = if case .text = value.content { value } else { SampleValue.text(value.typed ?? "") }
    return .assignment("\(control).text", text.source)
  }
}
