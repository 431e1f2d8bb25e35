internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Connects the controls of a view to the actions of its Screenlet.
@nonobjc extension BaseScreenletView {

  /// Wires `view` and all of its subviews.
  func wireControls(in view: UIView) {
    if let control = view as? UIControl { wire(control) }
    if let textField = view as? UITextField,
      onSetDefaultDelegate(textFieldDelegate, view: textField)
    {
      textField.delegate = textFieldDelegate
    }
    // A nested Screenlet's view wires its own controls.
    for subview in view.subviews where !(subview is BaseScreenlet) { wireControls(in: subview) }
  }

  private func wire(_ control: UIControl) {
    guard control.restorationIdentifier != nil,
      control.actions(forTarget: self, forControlEvent: .touchUpInside) == nil,
      !performsByItself(control), onSetUserActionForControl(control)
    else { return }
    let action = UIAction(identifier: .performsNamedAction) { [weak self] action in
      self?.use(action.sender)
    }
    control.addAction(action, for: .touchUpInside)
  }

  /// Whether the XIB connects the control's action to an event other than a tap.
  private func performsByItself(_ control: UIControl) -> Bool {
    UIControl.Event.withoutTap.contains { event in
      control.actions(forTarget: self, forControlEvent: event)?
        .contains("userActionWithSender:") == true
    }
  }

  /// Handles the return key: moves to the next text field, or performs the action of the next
  /// control, or ends editing if there is neither. Does nothing if the XIB connects the field's
  /// `editingDidEndOnExit`.
  func goOn(from textField: UITextField) {
    guard !textField.allControlEvents.contains(.editingDidEndOnExit) else { return }
    guard let next = viewWithTag(textField.tag + 1), next !== textField else {
      textField.resignFirstResponder()
      return
    }
    if textField.returnKeyType == .next, next is any UITextInput {
      next.becomeFirstResponder()
    } else if let control = next as? UIControl, control.isEnabled {
      use(control)
    }
  }

  /// Performs the action of a control that was tapped, which is known even if the view passes
  /// another sender on.
  private func use(_ control: Any?) {
    tappedButton = control as? ActionButton
    userActionWithSender(control)
    tappedButton = nil
  }
}

extension UIControl.Event {
  /// The events, other than a tap, that make a control of a form perform its action.
  fileprivate static let withoutTap: [UIControl.Event] = [
    .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
  ]
}

extension UIAction.Identifier {
  fileprivate static let performsNamedAction = UIAction.Identifier("LiferayScreens.action")
}
