import SourceText

/// The control of a generated view that holds a value of the view model.
///
/// The rows below are all that a spec can say of a widget. What is generated for one is a type in
/// `ScreensGenerator/Widgets`.
package enum Widget: String, CaseIterable, Hashable, Sendable {
  case label
  case textField
  case secureTextField
  case numberPad
  case decimalPad
  case textView
  case `switch`
  case slider
  case stepper
  case datePicker
  case segmentedControl
  case imageView
  case progressView
  case activityIndicator
  case pageControl

  var row: WidgetRow {
    switch self {
    case .label:
      WidgetRow(
        className: "UILabel", ranks: [.text: 4, .integer: 3, .fraction: 3],
        styles: [.textColor, .font])
    case .textField: .textField(ranks: [.text: 1, .integer: 2, .fraction: 2])
    case .secureTextField: .textField(ranks: [.text: 2], nameEnding: "password")
    case .numberPad: .textField(ranks: [.integer: 1])
    case .decimalPad: .textField(ranks: [.fraction: 1])
    case .textView:
      WidgetRow(
        className: "UITextView", ranks: [.text: 3],
        options: [.keyboard, .autocapitalization, .autocorrection, .contentType],
        styles: [.textColor, .font])
    case .switch:
      WidgetRow(
        className: "UISwitch", ranks: [.flag: 1], events: [.valueChanged], styles: [.onTintColor])
    case .slider:
      WidgetRow(
        className: "UISlider", ranks: [.integer: 5, .fraction: 4], options: [.minimum, .maximum],
        limits: [.integer: 0...100, .fraction: 0...1], events: [.valueChanged])
    case .stepper:
      WidgetRow(
        className: "UIStepper", ranks: [.integer: 4, .fraction: 5],
        options: [.minimum, .maximum, .step],
        limits: [.integer: 0...100, .fraction: 0...100], events: [.valueChanged])
    case .datePicker:
      WidgetRow(
        className: "UIDatePicker", ranks: [.date: 1], options: [.mode], events: [.valueChanged])
    case .segmentedControl:
      WidgetRow(
        className: "UISegmentedControl", ranks: [.integer: 6], options: [.segments],
        events: [.valueChanged])
    case .imageView: WidgetRow(className: "UIImageView", ranks: [.image: 1])
    case .progressView: WidgetRow(className: "UIProgressView", ranks: [.fraction: 6])
    case .activityIndicator: WidgetRow(className: "UIActivityIndicatorView", ranks: [.flag: 2])
    case .pageControl:
      WidgetRow(
        className: "UIPageControl", ranks: [.integer: 7], options: [.pages], events: [.valueChanged]
      )
    }
  }
}

extension WidgetRow {
  fileprivate static func textField(
    ranks: [WidgetContent: Int], nameEnding: String? = nil
  ) -> WidgetRow {
    WidgetRow(
      className: "UITextField", ranks: ranks, nameEnding: nameEnding,
      options: [
        .placeholder, .keyboard, .returnKey, .secure, .autocapitalization, .autocorrection,
        .contentType,
      ],
      events: [.editingDidEnd, .editingDidEndOnExit, .editingChanged, .editingDidBegin],
      styles: [.textColor, .font])
  }
}

extension WidgetOption {
  package static let placeholder = WidgetOption(
    "placeholder", .text, "What an empty text field shows.")
  package static let keyboard = WidgetOption(
    "keyboard", .choice(of: TextInput.Keyboard.self), "A UIKeyboardType.")
  package static let returnKey = WidgetOption(
    "returnKey", .choice(of: TextInput.ReturnKey.self), "A UIReturnKeyType.")
  package static let secure = WidgetOption(
    "secure", .flag, "Whether what is typed stays hidden.")
  package static let autocapitalization = WidgetOption(
    "autocapitalization", .choice(of: TextInput.Autocapitalization.self),
    "A UITextAutocapitalizationType.")
  package static let autocorrection = WidgetOption(
    "autocorrection", .flag, "Whether the keyboard corrects words.")
  package static let contentType = WidgetOption(
    "contentType", .choice(of: TextInput.ContentType.self),
    "A UITextContentType: what the system may fill in.")
  package static let minimum = WidgetOption("minimum", .number(), "The least value.")
  package static let maximum = WidgetOption("maximum", .number(), "The greatest value.")
  package static let step = WidgetOption(
    "step", .number(above: 0, else: .stepGoesUp),
    "By how much the value changes.")
  package static let mode = WidgetOption(
    "mode", .choice(of: WidgetOptions.DateMode.self), "What of a date is chosen.")
  package static let segments = WidgetOption(
    "segments", .texts(atLeast: 2, else: .needsSegments),
    "The titles; the value is the index of the selected one.", isRequired: true)
  package static let pages = WidgetOption(
    "pages", .number(above: 0, else: .needsPages),
    "How many pages there are; the value is the index of the one shown.", isRequired: true)
}

extension Diagnostic.Message {
  fileprivate static let stepGoesUp: Self = "a step goes up; write a number greater than 0"

  fileprivate static let needsSegments: Self =
    "a segmented control has two segments or more; list their titles, as in '[Low, High]'"

  fileprivate static let needsPages: Self =
    "a page control has one page or more; write their number"
}
