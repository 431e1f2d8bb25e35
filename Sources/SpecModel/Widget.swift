import SourceText

/// The control of a generated view that holds a value of the view model.
///
/// The rows below are all that a spec can say about a widget. A type in `ScreensGenerator/Widgets`
/// generates its output.
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
  case stars
  case imageView
  case progressView
  case activityIndicator
  case pageControl
  case webView
  case player

  var row: WidgetRow {
    switch self {
    case .label:
      WidgetRow(
        className: "UILabel", ranks: [.text: 4, .integer: 3, .fraction: 3, .date: 2, .flag: 3],
        options: [.role, .segments, .values], styles: [.textColor, .font])
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
        className: "OptionalDatePicker", ranks: [.date: 1], options: [.mode],
        events: [.valueChanged])
    case .segmentedControl:
      WidgetRow(
        className: "UISegmentedControl", ranks: [.integer: 6, .fraction: 7, .text: 7],
        options: [.segments, .values], required: [.segments], events: [.valueChanged])
    case .stars:
      WidgetRow(
        className: "StarControl", ranks: [.integer: 8, .fraction: 8],
        limits: [.integer: 0...5, .fraction: 0...1], events: [.valueChanged])
    case .imageView:
      WidgetRow(className: "UIImageView", ranks: [.image: 1, .address: 2, .text: 5])
    case .progressView: WidgetRow(className: "UIProgressView", ranks: [.fraction: 6])
    case .activityIndicator: WidgetRow(className: "UIActivityIndicatorView", ranks: [.flag: 2])
    case .pageControl:
      WidgetRow(
        className: "UIPageControl", ranks: [.integer: 7], options: [.pages], required: [.pages],
        events: [.valueChanged])
    case .webView: WidgetRow(className: "WKWebView", ranks: [.address: 1, .text: 6])
    case .player: WidgetRow(className: "MediaPlayerView", ranks: [.address: 3])
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
      styles: [.textColor, .placeholderColor, .font])
  }
}

extension WidgetOption {
  package static let placeholder = WidgetOption(
    "placeholder", .shown, "What the empty text field shows.",
    .otherwise("an example of a URL, an email address or a phone number"),
    example: "https://example.com")
  package static let keyboard = WidgetOption(
    "keyboard", .choice(TextInput.Keyboard.self), "A `UIKeyboardType`.",
    .otherwise("by widget and name"), example: "emailAddress")
  package static let returnKey = WidgetOption(
    "returnKey", .choice(TextInput.ReturnKey.self), "A `UIReturnKeyType`.",
    .otherwise("`next` before another text, `go` before a button, else `done`"),
    example: "search")
  package static let secure = WidgetOption(
    "secure", .flag, "Whether what is typed stays hidden.",
    .otherwise("`yes` in a `secureTextField`"), example: "yes")
  package static let autocapitalization = WidgetOption(
    "autocapitalization", .choice(TextInput.Autocapitalization.self),
    "A `UITextAutocapitalizationType`.",
    .otherwise("`none` for what is typed to the letter, as a `url` or a password"),
    example: "words")
  package static let autocorrection = WidgetOption(
    "autocorrection", .flag, "Whether the keyboard corrects words.",
    .otherwise("`no` for what is typed to the letter"), example: "no")
  package static let contentType = WidgetOption(
    "contentType", .choice(TextInput.ContentType.self),
    "A `UITextContentType`: what the system may fill in.", .otherwise("by widget and name"),
    example: "oneTimeCode")
  package static let minimum = WidgetOption(
    "minimum", .number(.init()), "The least value.", .defaults(to: "0"), example: "1")
  package static let maximum = WidgetOption(
    "maximum", .number(.init()), "The greatest value.",
    .otherwise("100; 1 for a slider of a fraction"), example: "12")
  package static let step = WidgetOption(
    "step", .number(.init(above: 0)), "By how much the value changes.", .defaults(to: "1"),
    example: "0.5",
    else: .stepGoesUp)
  package static let mode = WidgetOption(
    "mode", .choice(WidgetOptions.DateMode.self), "What of a date is chosen.",
    .defaults(to: "dateAndTime"), example: "date")
  package static let segments = WidgetOption(
    "segments", .list(of: .shown, count: 2...Int.max),
    "The titles of the segments; the value is the index of the selected one, or its entry in `values`. "
      + "A `label` shows the title in place of the value; of a `Bool`, the first is for false.",
    .otherwise("a `label` shows the value itself; a `segmentedControl` needs them"),
    example: "[Low, High]",
    else: .needsSegments)
  package static let values = WidgetOption(
    "values", .list(of: .text(literal), count: 2...Int.max),
    "The numbers or texts that the segments mean, in the order of the segments.",
    .otherwise("their indexes, from 0"), example: "[0, 0.5, 1]",
    else: .needsValues)
  /// The form of what a segment means.
  static let literal = TextForm("a number, or a text of a `String`")
  package static let pages = WidgetOption(
    "pages", .number(.init(above: 0)),
    "How many pages there are; the value is the index of the one shown.", .required,
    example: "3",
    else: .needsPages)
}

extension Diagnostic.Message {
  fileprivate static let stepGoesUp: Self = "a step goes up; write a number greater than 0"

  fileprivate static let needsSegments: Self =
    "there are two segments or more; list their titles, as in '[Low, High]'"

  fileprivate static let needsValues: Self =
    "each segment has a value of its own; list them in the order of the segments, as in '[0, 0.5, 1]'"

  fileprivate static let needsPages: Self =
    "a page control has one page or more; write their number"
}
