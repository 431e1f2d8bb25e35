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
  case imageView

  /// The controls that can hold a value of `type`, the usual one first.
  static func fitting(_ type: SwiftType) -> [Widget] {
    switch type.builtin {
    case .string: [.textField, .secureTextField, .textView, .label]
    case .bool: [.switch]
    case .int, .int32, .int64: [.numberPad, .textField, .label, .stepper, .slider]
    case .float, .double: [.decimalPad, .textField, .label, .slider, .stepper]
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
