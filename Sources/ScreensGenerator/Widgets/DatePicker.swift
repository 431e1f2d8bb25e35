import SpecModel
import TemplateEngine

/// What `Partials/xib/datePicker` is rendered with, besides what every control has.
private struct DatePickerContext: TemplateContext {
  let mode: String
}

/// A `UIDatePicker`, which shows a date on wheels.
struct DatePicker: WidgetControl {
  let member: ViewModelMember

  var sharedWord: String? { "Date" }

  var accessor: ViewAccessor {
    ViewAccessor(
      getter: "\(outlet)?.date",
      setter: .assignment("\(outlet)?.date", "newValue ?? Date()"))
  }

  var placement: ControlPlacement { .row(.exactly(216), caption: title) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let mode = member.options.choice(.mode) ?? WidgetOptions.DateMode.dateAndTime
    return ControlElement("datePicker", DatePickerContext(mode: mode.rawValue))
  }

  func canHold(_ value: SampleValue) -> Bool {
    if case .date = value.content { true } else { false }
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    .assignment("\(control).date", value.source)
  }
}
