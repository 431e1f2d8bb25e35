import SpecModel
import TemplateEngine

/// A `UITextView`, for several lines of text.
struct TextView: TextControl {
  let member: ViewModelMember

  var sharedWord: String? { "Text" }
  var takesText: Bool { true }
  var placement: ControlPlacement { .row(.exactly(100), caption: title) }

  /// The element has no return key, because that key begins a new line.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let traits = TextTraits(autocapitalization: .sentences)
      .changed(by: member.options, returnKey: nil)
    return ControlElement(
      "textView",
      [
        "traits": .string(traits.attributes), "background": "secondarySystemBackgroundColor",
      ], colors: [.label, .secondaryBackground])
  }
}
