import SpecModel
import TemplateEngine

/// What `Partials/xib/textField` is rendered with, besides what every control has.
private struct TextFieldContext: TemplateContext {
  let placeholder: String?
  /// Whether it is beside its caption, at the trailing edge.
  let isNumber: Bool
  let isSecure: Bool
  /// Whether a text that is too long is smaller.
  let shrinks: Bool
  /// The attributes for the keyboard, each after a blank.
  let traits: String
}

/// A `UITextField`, for a line of text.
struct TextField: TextControl {
  let member: ViewModelMember
  /// The traits of the keyboard unless the spec has others; nil for those that suit the member's
  /// name.
  var traits: TextTraits?
  /// Whether it is in the bar below the rows of a list, which has no room for a caption.
  var isInBar = false

  var sharedWord: String? { "Text" }
  var takesText: Bool { true }

  var placement: ControlPlacement {
    isNumber
      ? .right(width: 100, height: 24, caption: title, grows: true)
      : .row(.atLeast(isInBar ? 22 : 24), caption: isInBar ? nil : title)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let traits = (traits ?? .suiting(member.name.value))
      .changed(by: member.options, returnKey: returnKey)
    return ControlElement(
      "textField",
      TextFieldContext(
        placeholder: placeholder?.value ?? traits.example, isNumber: isNumber,
        isSecure: traits.isSecure == true, shrinks: isInBar, traits: traits.attributes))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let traits = (traits ?? .suiting(member.name.value)).changed(by: member.options, returnKey: nil)
    let type = traits.isSecure ? "SecureField" : "TextField"
    let prompt = placeholder?.inSwiftUI ?? traits.example?.inSwiftUI ?? "\"\""
    let isOfNumber = member.type.builtin?.isNumber == true
    let field =
      isOfNumber
      ? "NumberField(\(shownTitle), value: \(binding(orNil: nil, performing: action)))"
      : "\(type)(\(shownTitle), text: \(binding(orNil: "\"\"", performing: action)), prompt: Text(\(prompt)))"
    let keyboard =
      isOfNumber && traits.keyboard == nil ? [".keyboardType(.numbersAndPunctuation)"] : []
    return labeled(
      [field]
        + (keyboard + [".multilineTextAlignment(.trailing)"] + traits.modifiers
        + performers(action)).map { "  " + $0 })
  }

  /// The modifiers that perform an action when the user begins or ends editing.
  private func performers(_ action: SwiftUIPerformer?) -> [String] {
    guard let action else { return [] }
    switch action.event {
    case .editingDidEndOnExit: return [".onSubmit \(action.closure)"]
    case .editingDidBegin: return [".onEditing(began: \(action.closure))"]
    case .editingDidEnd: return [".onEditing(ended: \(action.closure))"]
    case .editingChanged, .valueChanged: return []
    }
  }

  var ownTexts: [ControlText] {
    placeholder.map { [ControlText(outlet, .placeholder, $0)] } ?? []
  }

  private var placeholder: ShownText? {
    member.options.text(.placeholder) ?? (isInBar ? member.title : nil)
  }

  private var isNumber: Bool {
    member.widget == .numberPad || member.widget == .decimalPad
  }
}
