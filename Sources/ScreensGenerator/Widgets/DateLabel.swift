import SpecModel

/// A `UILabel` that shows a date in the user's language. The view keeps the date, because it cannot
/// be read from the text.
struct DateLabel: WidgetControl {
  let member: ViewModelMember

  var accessor: ViewAccessor {
    let text = textExpression(of: member.type, Names.member(member.name.value))
    return ViewAccessor(showing: [.assignment("\(outlet)?.text", text)])
  }

  var placement: ControlPlacement { .row(.atLeast(21), caption: label) }
  var accessibility: Accessibility { Accessibility(identifier: outlet) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label("") }

  func canHold(_ value: SampleValue) -> Bool {
    if case .date = value.content { true } else { false }
  }
}
