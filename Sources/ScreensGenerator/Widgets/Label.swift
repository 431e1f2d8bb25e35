import SpecModel

/// A `UILabel`: shows a value as text.
struct Label: TextControl {
  let member: ViewModelMember

  var placement: ControlPlacement { .row(height: 21, caption: nil) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label(title) }
}
