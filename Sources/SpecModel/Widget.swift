/// The control of a generated view that holds a value of the view model.
package enum Widget: String, CaseIterable, Hashable, Sendable {
  case textField
  case secureTextField
  case numberPad
  case decimalPad
  case textView
  case label
  case `switch`
  case slider
  case stepper
  case datePicker
  case segmentedControl
  case imageView
  case progressView
  case activityIndicator

  /// Whether the control is a line of text that the user types.
  package var isTextField: Bool {
    [.textField, .secureTextField, .numberPad, .decimalPad].contains(self)
  }

  /// The controls that can hold a value of `type`, the usual one first.
  static func fitting(_ type: SwiftType) -> [Widget] {
    switch type.builtin {
    case .string: [.textField, .secureTextField, .textView, .label]
    case .bool: [.switch, .activityIndicator]
    case .int, .int32, .int64:
      [.numberPad, .textField, .label, .stepper, .slider, .segmentedControl]
    case .float, .double: [.decimalPad, .textField, .label, .slider, .stepper, .progressView]
    case .date: [.datePicker]
    case .image: [.imageView]
    default: []
    }
  }

  /// The control for a member that does not name one: by its type, and a secure field for a
  /// password.
  static func standard(for type: SwiftType, named name: String) -> Widget {
    if type.builtin == .string, name.lowercased().hasSuffix("password") { return .secureTextField }
    return fitting(type).first ?? .label
  }
}
