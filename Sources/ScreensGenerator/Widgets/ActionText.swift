package import SpecModel

/// A text that a view shows about an action.
package struct ActionText {
  /// The outlet of the button that starts the action; nil if it has none.
  package let button: String?
  package let text: String
  /// Whether the action reads something, as for what the view shows.
  package let isOfLoading: Bool
}

extension ScreenletSpec {
  /// The texts of its running actions, the loading of a list first. An action without a text of its
  /// own has that of all actions, which is also the last one.
  package var workTexts: [ActionText] { texts(\.working) }

  /// The texts of its actions that have failed, in the same order.
  package var failureTexts: [ActionText] { texts(\.failure) }

  private func texts(_ phase: KeyPath<ActionProgress, ShownText?>) -> [ActionText] {
    let common = progress.messages[keyPath: phase]
    let loading = list?.progress[keyPath: phase].map {
      ActionText(button: nil, text: $0.value, isOfLoading: true)
    }
    let texts = actions.compactMap { action in
      (action.progress[keyPath: phase] ?? common).map { text in
        ActionText(
          button: action.hasButton ? Names.button(action) : nil, text: text.value,
          isOfLoading: action.isRead)
      }
    }
    let last = common.map { ActionText(button: nil, text: $0.value, isOfLoading: false) }
    return [loading].compactMap(\.self) + texts + [last].compactMap(\.self)
  }
}

extension ActionSpec {
  fileprivate var isRead: Bool {
    if case .read = kind { true } else { false }
  }
}
