import SpecModel
import TemplateEngine

/// A `UITextField`: a line that the user types.
struct TextField: TextControl {
  let member: ViewModelMember
  /// What the keyboard is like unless the spec says otherwise; nil for what suits the member's name.
  var traits: TextTraits?

  var sharedWord: String? { "Text" }
  var takesText: Bool { true }

  /// The label is the placeholder of a field that has no other.
  var placement: ControlPlacement {
    .row(.touchable, caption: placeholder == nil ? nil : member.label?.value)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let traits = (traits ?? .suiting(member.name.value))
      .changed(by: member.options, returnKey: returnKey)
    return ControlElement(
      "textField",
      ["placeholder": .string(placeholder ?? title), "traits": .string(traits.attributes)])
  }

  private var placeholder: String? { member.options.text(.placeholder)?.value }
}
