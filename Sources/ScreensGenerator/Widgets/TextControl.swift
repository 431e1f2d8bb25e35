import SpecModel

/// A control that shows a value as text.
protocol TextControl: WidgetControl {}

extension TextControl {
  /// What cannot be read as a number is nil, or 0 if there must be one, so that the connector's
  /// validation sees it.
  var accessor: ViewAccessor {
    let type = member.type
    let text = "\(outlet)?.text"
    guard let builtin = type.builtin, builtin.isNumber else {
      return ViewAccessor(
        getter: type.isOptional ? text : "\(text) ?? \"\"", setter: "\(text) = newValue")
    }
    // Half of the world types a decimal comma.
    let digits =
      builtin.isFloatingPoint
      ? "(\(text) ?? \"\").replacingOccurrences(of: \",\", with: \".\")" : "\(text) ?? \"\""
    let number = "\(builtin.rawValue)(\(digits))"
    return ViewAccessor(
      getter: type.isOptional ? number : "\(number) ?? 0",
      setter: "\(text) = "
        + (type.isOptional ? "newValue.map { String($0) }" : "String(newValue)"))
  }

  func canHold(_ value: SampleValue) -> Bool { value.isTypable }

  func statement(for value: SampleValue, in control: String) -> String? {
    if case .text = value.content { return "\(control).text = \(value.source)" }
    return "\(control).text = \(SampleValue.text(value.typed ?? "").source)"
  }
}
