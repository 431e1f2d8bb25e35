import SourceText

/// The button of a generated view that performs an action.
package enum ActionButton: Hashable, Sendable {
  case none
  /// A button with the given title, or with the name of the action if it is nil.
  case titled(ShownText?)
  /// An action that the rows of a list offer under the given title.
  case ofRow(ShownText)
}

extension ActionButton {
  /// Reads `button`, such as `Save` or `no`. Without the key, an action has a button unless a
  /// control performs it.
  ///
  /// A view that has nothing to send has no button, because a tap could only fail. An action of
  /// rows is offered by the rows instead.
  init(
    _ fields: Fields<ActionKeys>, of action: Located<String>, isPerformed: Bool, isOfRow: Bool,
    sender: SenderSpec?, picks: Bool
  ) {
    if isOfRow {
      self = .ofRow(
        fields[ActionKeys.button]
          ?? ShownText(action.value.title, at: action.range))
      return
    }
    let mustSend = sender != nil && sender?.member == nil && !picks
    self = isPerformed || mustSend ? .none : .titled(nil)
    guard let title = fields[ActionKeys.button] else { return }
    switch (title.value, fields.node(ActionKeys.button)?.isPlain == true) {
    case ("no", true), ("false", true): self = .none
    case ("yes", true), ("true", true): self = .titled(nil)
    default: self = .titled(title)
    }
    if let sender, mustSend, self != .none {
      fields.log.error(.nothingToSend(sender.name.value), at: title.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSend(_ sender: String) -> Self {
    "a button has no '\(sender)' to send; declare it under 'viewModel'"
  }
}
