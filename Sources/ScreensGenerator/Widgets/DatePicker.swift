import SpecModel
import TemplateEngine

/// What `Partials/xib/datePicker` is rendered with, besides what every control has.
private struct DatePickerContext: TemplateContext {
  let mode: String
}

/// An `OptionalDatePicker`: a button with the date that opens a calendar, or one that adds a date.
struct DatePicker: WidgetControl {
  let member: ViewModelMember

  var outletEnding: String { "DatePicker" }
  var sharedWord: String? { "Date" }

  var accessor: ViewAccessor {
    ViewAccessor(
      getter: "\(outlet)?.chosenDate",
      setter: .assignment("\(outlet)?.chosenDate", "newValue"))
  }

  var placement: ControlPlacement {
    let width =
      switch mode {
      case .dateAndTime: 197
      case .date: 124
      case .time: 68
      }
    return .right(width: width, height: 34, caption: title, grows: true)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("datePicker", DatePickerContext(mode: mode.rawValue))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let components =
      switch mode {
      case .dateAndTime: ""
      case .date: ", components: .date"
      case .time: ", components: .hourAndMinute"
      }
    return [
      "DateField(\(shownTitle), date: \(binding(orNil: nil, performing: action))\(components))"
    ]
  }

  private var mode: WidgetOptions.DateMode { member.options.choice(.mode) ?? .dateAndTime }

  func canHold(_ value: SampleValue) -> Bool {
    switch value.content {
    case .date, .none: true
    default: false
    }
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    .assignment("\(control).chosenDate", value.source)
  }
}
