import SpecModel

/// A `UILabel`, which shows a value as text.
struct Label: TextControl {
  let member: ViewModelMember

  /// A value needs no caption, unless the spec has a label.
  var placement: ControlPlacement { .row(.atLeast(21), caption: label) }
  var accessibility: Accessibility { Accessibility(identifier: outlet) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { .label("") }
}
