import SpecModel

/// A `UILabel`: shows a value as text.
struct Label: TextControl {
  let member: ViewModelMember

  /// A value speaks for itself, unless the spec has a text for it.
  var placement: ControlPlacement { .row(.atLeast(21), caption: label) }
  var accessibility: Accessibility { Accessibility(identifier: outlet) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label("") }
}
