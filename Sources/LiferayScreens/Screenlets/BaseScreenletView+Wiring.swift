internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The connection between the controls of a view and the actions of its Screenlet.
extension BaseScreenletView {

  /// Wires `view` and everything in it.
  func wireControls(in view: UIView) {
    if let control = view as? UIControl { wire(control) }
    if let textField = view as? UITextField, onSetDefaultDelegate(self, view: textField) {
      textField.delegate = self
    }
    // A Screenlet in here has a view that has wired its own controls.
    for subview in view.subviews where !(subview is BaseScreenlet) { wireControls(in: subview) }
  }

  private func wire(_ control: UIControl) {
    guard control.restorationIdentifier != nil,
      control.actions(forTarget: self, forControlEvent: .touchUpInside) == nil,
      !performsByItself(control), onSetUserActionForControl(control)
    else { return }
    let action = UIAction(identifier: .performsNamedAction) { [weak self] action in
      self?.userActionWithSender(action.sender)
    }
    control.addAction(action, for: .touchUpInside)
  }

  /// Whether the XIB makes the control perform its action when something else than a tap happens.
  private func performsByItself(_ control: UIControl) -> Bool {
    UIControl.Event.withoutTap.contains { event in
      control.actions(forTarget: self, forControlEvent: event)?
        .contains("userActionWithSender:") == true
    }
  }

  /// What the return key does: on to the next text field, or a tap on the next control; with
  /// nothing next it ends the editing. A field that the XIB has answer the key is left alone.
  func goOn(from textField: UITextField) {
    guard !textField.allControlEvents.contains(.editingDidEndOnExit) else { return }
    guard let next = viewWithTag(textField.tag + 1), next !== textField else {
      textField.resignFirstResponder()
      return
    }
    if textField.returnKeyType == .next, next is any UITextInput {
      next.becomeFirstResponder()
    } else if let control = next as? UIControl, control.isEnabled {
      userActionWithSender(control)
    }
  }
}

extension UIControl.Event {
  /// The events that a control of a form performs an action by, a tap aside.
  fileprivate static let withoutTap: [UIControl.Event] = [
    .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
  ]
}

extension UIAction.Identifier {
  fileprivate static let performsNamedAction = UIAction.Identifier("LiferayScreens.action")
}
