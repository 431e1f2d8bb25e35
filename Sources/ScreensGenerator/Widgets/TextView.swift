import SpecModel
import TemplateEngine

/// What `Partials/xib/textView` is rendered with, besides what every control has.
private struct TextViewContext: TemplateContext {
  /// The attributes for the keyboard, each after a blank.
  let traits: String
}

/// A `UITextView`, for several lines of text.
struct TextView: TextControl {
  let member: ViewModelMember

  var sharedWord: String? { "Text" }
  var takesText: Bool { true }
  var placement: ControlPlacement { .row(.atLeast(88), caption: title) }

  /// The element has no return key, because that key begins a new line.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let traits = TextTraits(autocapitalization: .sentences)
      .changed(by: member.options, returnKey: nil)
    return ControlElement(
      "textView", TextViewContext(traits: traits.attributes),
      colors: [.label])
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let traits = TextTraits().changed(by: member.options, returnKey: nil)
    let text = binding(orNil: "\"\"", performing: action)
    return ["TextField(\(shownTitle), text: \(text), axis: .vertical)", "  .lineLimit(4...)"]
      + traits.modifiers.map { "  " + $0 }
  }
}
