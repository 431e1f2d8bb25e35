import SourceText
import SpecModel

/// What a view of SwiftUI does when the user has changed a control: a call that performs an action.
struct SwiftUIPerformer {
  let event: Trigger.Event
  /// `userAction(KitchenScreenlet.FindRecipeAction)`
  let call: String

  var closure: String { "{ \(call) }" }
}

extension WidgetControl {
  /// `model.title`, the value in a view of SwiftUI.
  var modelValue: String { "model" + Names.access(member.name.value) }

  /// Returns the value as a binding of a control that holds `empty` in place of nil, and performs an
  /// action when the user changes it: `$model.title.or("")`.
  func binding(
    orNil empty: String?, _ conversion: String? = nil, performing action: SwiftUIPerformer? = nil
  ) -> String {
    var binding = "$" + modelValue
    if member.type.isOptional, let empty { binding += ".or(\(empty))" }
    if let conversion { binding += ".\(conversion)" }
    guard let action, [.editingChanged, .valueChanged].contains(action.event) else {
      return binding
    }
    return "\(binding).edited \(action.closure)"
  }

  /// The text beside the control, as an expression.
  var shownTitle: String { member.title.inSwiftUI }

  /// Returns the lines with the title of the control beside them.
  func labeled(_ lines: [String]) -> [String] {
    ["LabeledContent(\(shownTitle)) {"] + lines.map { "  " + $0 } + ["}"]
  }
}

extension ShownText {
  /// The expression for the text in a view of SwiftUI.
  var inSwiftUI: String { key == nil ? value.inSwiftUI : localized }
}

extension String {
  /// The literal of a text in a view of SwiftUI, which reads a literal alone as Markdown and as a format.
  var inSwiftUI: String {
    let literal = "\"\(escapedForSwift)\""
    let isPlain =
      !contains { "*_`[]<>~^\\%@".contains($0) } && !contains("://") && !contains("www.")
    return isPlain ? literal : "String(\(literal))"
  }
}

extension TextTraits {
  /// The modifiers of a text field of SwiftUI.
  var modifiers: [String] {
    let capitals = autocapitalization.map { traits in
      switch traits {
      case .none: "never"
      case .words: "words"
      case .sentences: "sentences"
      case .allCharacters: "characters"
      }
    }
    return [
      keyboard.flatMap { $0 == .default ? nil : ".keyboardType(.\($0.rawValue))" },
      contentType.map { ".textContentType(.\($0.rawValue))" },
      capitals.map { ".textInputAutocapitalization(.\($0))" },
      autocorrects.map { $0 ? ".autocorrectionDisabled(false)" : ".autocorrectionDisabled()" },
      returnKey.flatMap(\.submitLabel).map { ".submitLabel(.\($0))" },
    ].compactMap(\.self)
  }
}

extension TextInput.ReturnKey {
  /// The label of the return key in SwiftUI; nil for one that SwiftUI does not have.
  fileprivate var submitLabel: String? {
    switch self {
    case .go, .join, .next, .route, .search, .send, .done, .continue: rawValue
    case .default, .google, .yahoo, .emergencyCall: nil
    }
  }
}
