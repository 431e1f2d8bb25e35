import SpecModel

/// A `UILabel`: shows a value as text.
struct Label: TextControl {
  let member: ViewModelMember

  var placement: ControlPlacement { .row(.atLeast(21), caption: nil) }
  var accessibility: Accessibility { Accessibility(identifier: outlet) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label(title) }
}
