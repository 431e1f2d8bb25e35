import SpecModel

/// The control of a view model member, with its output in the class of a view, in the XIB and in
/// tests.
///
/// Each widget has a type of its own in this folder, which `ViewModelMember.control` creates.
protocol WidgetControl {
  var member: ViewModelMember { get }

  // The view

  /// The class of the control, in UIKit or in the runtime.
  var className: String { get }
  /// The suffix of an outlet's name: the class without the prefix of its framework.
  var outletEnding: String { get }
  /// The word that an outlet's name does not repeat: `bodyText` in a `UITextView` becomes
  /// `bodyTextView`.
  var sharedWord: String? { get }
  var accessor: ViewAccessor { get }

  // The XIB

  var placement: ControlPlacement { get }
  /// Whether the user types into the control.
  var takesText: Bool { get }
  var accessibility: Accessibility { get }
  /// The texts in the control itself, besides its caption and the text for assistive technologies.
  var ownTexts: [ControlText] { get }
  /// Returns the element in a XIB. `returnKey` is the return key if the spec has none.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement

  // SwiftUI

  /// Returns the lines of the control in a view of SwiftUI, where `model` is its view model. `action` is
  /// what the control performs.
  func swiftUI(performing action: SwiftUIPerformer?) -> [String]

  // Tests

  /// The numbers that the control can show; nil if it can show all of them.
  var numbers: ClosedRange<Double>? { get }
  /// Whether the control can hold the value and return it unchanged. By default, it can hold any
  /// value but nil.
  func canHold(_ value: SampleValue) -> Bool
  /// Returns the statement that puts the value into the control, which is an expression up to its
  /// `?`, or nil if the value is there from the start. By default, the statement sets the member of
  /// the view, which passes the value to the control.
  func statement(for value: SampleValue, in control: String) -> String?
}

extension WidgetControl {
  var outletEnding: String { String(className.dropFirst("UI".count)) }
  var sharedWord: String? { nil }
  var takesText: Bool { false }
  var numbers: ClosedRange<Double>? { nil }

  var className: String { member.widget?.className ?? "" }
  var outlet: String { Names.outlet(self) }
  /// The name of which its identifiers in a XIB are made.
  var key: String { Names.key(self) }
  /// The text beside the control, or above it.
  var title: String { member.title.value }
  /// The text beside the control, if the spec has one.
  var label: String? { member.hasLabel ? title : nil }
  var ownTexts: [ControlText] { [] }
  var accessibility: Accessibility { Accessibility(identifier: outlet, label: title) }

  func canHold(_ value: SampleValue) -> Bool { value.content != .none }

  func statement(for value: SampleValue, in control: String) -> String? {
    member.assignment(of: value)
  }
}

extension WidgetControl {
  /// Whether the control is in a card, in a view where users enter something: all in which they do
  /// but a choice, which has a background of its own, and what goes on.
  fileprivate var isInCardOfForm: Bool {
    switch member.widget {
    case .segmentedControl: (self as? SegmentedControl)?.isMenu == true
    case .progressView, .activityIndicator: true
    default: member.isEntered || isValueRow
    }
  }

  /// Whether the control is in a card of a view, in which users enter something if `hasFields`.
  func isInCard(hasFields: Bool) -> Bool { hasFields ? isInCardOfForm : isValueRow }

  fileprivate var isValueRow: Bool { (self as? Label)?.isValueRow == true }
}

extension ScreenletSpec {
  /// Whether users enter something in cards of its views, which then have another background.
  var hasFields: Bool {
    composer == nil && viewModel.contains { $0.isEntered && $0.control?.isInCardOfForm == true }
  }

  /// Whether its views have cards: for what users enter, or for numbers.
  var hasCards: Bool { hasFields || viewModel.contains { $0.control?.isValueRow == true } }
}

extension ViewModelMember {
  /// The control that holds the member in a generated view; nil if the view just keeps it.
  var control: (any WidgetControl)? {
    switch widget {
    case nil: nil
    case .label: Label(member: self)
    case .textField: TextField(member: self)
    case .secureTextField: TextField(member: self, traits: .password(name.value))
    case .numberPad: TextField(member: self, traits: TextTraits(keyboard: .numberPad))
    case .decimalPad: TextField(member: self, traits: TextTraits(keyboard: .decimalPad))
    case .textView: TextView(member: self)
    case .switch: Switch(member: self)
    case .slider: Slider(member: self)
    case .stepper: Stepper(member: self)
    case .datePicker: DatePicker(member: self)
    case .segmentedControl: SegmentedControl(member: self)
    case .stars: Stars(member: self)
    case .imageView: ImageView(member: self)
    case .progressView: ProgressView(member: self)
    case .activityIndicator: ActivityIndicator(member: self)
    case .pageControl: PageControl(member: self)
    case .webView: WebView(member: self)
    case .player: Player(member: self)
    }
  }

  /// Whether the control can hold the value and return it unchanged.
  func canHold(_ value: SampleValue) -> Bool { control?.canHold(value) ?? true }

  /// Returns the statement with which a generated test puts the value into the control of the
  /// variable `view`, or nil if it is there already.
  func statement(for value: SampleValue) -> String? {
    guard let control else { return assignment(of: value) }
    return control.statement(for: value, in: "view.\(control.outlet)?")
  }

  func assignment(of value: SampleValue) -> String {
    .assignment("view\(Names.access(name.value))", value.source)
  }
}
