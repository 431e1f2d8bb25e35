import SpecModel
import TemplateEngine

/// What `Partials/xib/textField` is rendered with, besides what every control has.
private struct TextFieldContext: TemplateContext {
  let placeholder: String
  /// The attributes for the keyboard, each after a blank.
  let traits: String
}

/// A `UITextField`, for a line of text.
struct TextField: TextControl {
  let member: ViewModelMember
  /// The traits of the keyboard unless the spec has others; nil for those that suit the member's
  /// name.
  var traits: TextTraits?

  var sharedWord: String? { "Text" }
  var takesText: Bool { true }

  /// The label is the placeholder of a field that has no other one.
  var placement: ControlPlacement {
    .row(.touchable, caption: placeholder == nil ? nil : label)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let traits = (traits ?? .suiting(member.name.value))
      .changed(by: member.options, returnKey: returnKey)
    return ControlElement(
      "textField",
      TextFieldContext(
        placeholder: (placeholder ?? member.title).value, traits: traits.attributes))
  }

  var ownTexts: [ControlText] {
    [ControlText(outlet, .placeholder, placeholder ?? member.title)]
  }

  private var placeholder: ShownText? { member.options.text(.placeholder) }
}
