internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Says what is wrong with what users enter before they perform the action.
@nonobjc extension BaseScreenletView {

  /// Watches what users enter, if the input of an action is checked meanwhile.
  func watchInput() {
    guard actionButtons.contains(where: isChecked) else { return }
    var observers: [NotificationObserver] = []
    for input in inputs {
      if let textView = input as? UITextView {
        guard textView.isEditable else { continue }
        observers += [
          NotificationObserver(UITextView.textDidChangeNotification, of: textView) { [weak self] in
            self?.checkInput(isEntered: false)
          },
          NotificationObserver(UITextView.textDidEndEditingNotification, of: textView) {
            [weak self, weak textView] in
            self?.leave(textView)
          },
        ]
      } else if let control = input as? UIControl, !(control is UIButton) {
        let check = UIAction { [weak self] _ in self?.checkInput(isEntered: false) }
        control.addAction(check, for: [.editingChanged, .valueChanged])
        let leave = UIAction { [weak self, weak control] _ in self?.leave(control) }
        control.addAction(leave, for: .editingDidEnd)
      }
    }
    textViewObservers = observers
  }

  /// Looks at what is entered next for an action from the start, because the action has ended.
  func endInput(ofAction action: String) {
    if checksInputForAction(action) { leftFields = [] }
  }

  private func isChecked(_ button: ActionButton) -> Bool {
    button.restorationIdentifier.map(checksInputForAction) ?? false
  }

  private func leave(_ field: UIView?) {
    guard let field else { return }
    leftFields.insert(ObjectIdentifier(field))
    // A field further down may be empty because the user has not been there yet.
    let others = inputs.drop { $0 !== field }
    checkInput(isEntered: !others.contains(where: isToBeFilledIn))
  }

  private func isToBeFilledIn(_ input: UIView) -> Bool {
    let text =
      (input as? UITextField).map { $0.text ?? "" } ?? (input as? UITextView).map { $0.text ?? "" }
    return text == "" && !leftFields.contains(ObjectIdentifier(input))
  }

  /// Checks the input of each action with a button that is not running.
  ///
  /// - Parameter isEntered: whether the user has entered everything that there is to enter.
  private func checkInput(isEntered: Bool) {
    for button in actionButtons where isChecked(button) && !button.isBusy {
      let problem = screenlet?.problem(withInputOf: button.restorationIdentifier ?? "")
      button.check(problem?.localizedDescription, isEntered: isEntered)
    }
  }
}

extension BaseScreenlet {
  /// Returns why the action would refuse what the view holds now, without performing it.
  func problem(withInputOf action: String) -> NSError? {
    ownInteractor(for: actionName(for: action), sender: nil)?.inputProblem()
  }
}
