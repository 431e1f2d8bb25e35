import SpecModel

/// A `UILabel`: shows a value as text.
struct Label: TextControl {
  let member: ViewModelMember

  var placement: ControlPlacement { .row(.atLeast(21), caption: nil) }
  var accessibility: Accessibility { Accessibility(identifier: outlet) }

  var ownTexts: [ControlText] { [ControlText(outlet, .valueless, member.title)] }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label(title) }
}
