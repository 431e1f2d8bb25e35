import SourceText

/// How the control of a view model member is set up, as far as the spec says.
package struct WidgetOptions: Hashable, Sendable {
  /// A `UIDatePicker.Mode`, in the name of UIKit.
  package enum DateMode: String, CaseIterable, Hashable, Sendable {
    case date, time, dateAndTime
  }

  /// What an empty text field shows.
  package var placeholder: Located<String>?
  package var keyboard: TextInput.Keyboard?
  package var returnKey: TextInput.ReturnKey?
  /// Whether what is typed stays hidden.
  package var isSecure: Bool?
  package var autocapitalization: TextInput.Autocapitalization?
  /// Whether the keyboard corrects words.
  package var autocorrects: Bool?
  package var contentType: TextInput.ContentType?

  /// The limits of a slider or stepper.
  package var minimum: Double?
  package var maximum: Double?
  package var step: Double?

  package var mode: DateMode?
  /// The titles of a segmented control.
  package var segments: [Located<String>] = []
}

extension Widget {
  /// The keys of the long form of a member that mean something for the control.
  var keys: [String] {
    let text = ["keyboard", "secure", "autocapitalization", "autocorrection", "contentType"]
    return switch self {
    case .textField, .secureTextField, .numberPad, .decimalPad:
      ["placeholder", "returnKey"] + text + ["performs"]
    case .textView: text.filter { $0 != "secure" }
    case .slider: ["minimum", "maximum", "performs"]
    case .stepper: ["minimum", "maximum", "step", "performs"]
    case .datePicker: ["mode", "performs"]
    case .segmentedControl: ["segments", "performs"]
    case .switch: ["performs"]
    case .label, .imageView, .progressView, .activityIndicator: []
    }
  }

  /// What can happen to the control and make it perform an action, the usual event first.
  var events: [Trigger.Event] {
    if isTextField {
      return [.editingDidEnd, .editingDidEndOnExit, .editingChanged, .editingDidBegin]
    }
    return keys.contains("performs") ? [.valueChanged] : []
  }

  /// The least and the greatest value of a slider or stepper that the spec gives no limits.
  package func standardLimits(for type: SwiftType) -> ClosedRange<Double> {
    self == .slider && type.builtin?.isInteger != true ? 0...1 : 0...100
  }
}
