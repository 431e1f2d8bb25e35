package import SpecModel

/// A text that a view shows while an action is running.
package struct WorkText {
  /// The outlet of the button that starts the action; nil if it has none.
  package let button: String?
  package let text: String
}

extension ScreenletSpec {
  /// The texts of its running actions, the loading of a list first. An action without a text of its
  /// own has that of all actions, which is also the last one.
  package var workTexts: [WorkText] {
    let common = progress.messages.working
    let loading = (list?.progress.working).map { [WorkText(button: nil, text: $0.value)] } ?? []
    let texts = actions.compactMap { action in
      (action.progress.working ?? common).map { text in
        WorkText(button: action.hasButton ? Names.button(action) : nil, text: text.value)
      }
    }
    let last = common.map { [WorkText(button: nil, text: $0.value)] } ?? []
    return loading + texts + last
  }
}

extension ScreenletSpec {
  /// The text of a failure that its users see most: that of loading a list, or else of an action.
  package var failureText: String? {
    let all = [list?.progress.failure] + actions.map(\.progress.failure)
    return (all.lazy.compactMap(\.self).first ?? progress.messages.failure)?.value
  }
}

extension ActionSpec {
  fileprivate var hasButton: Bool {
    if case .titled = button { true } else { false }
  }
}
