public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The view of a theme: it shows what the Screenlet knows, and says which action the user performs.
///
/// "The architecture tutorial" describes it. A subclass has outlets, conforms to the Screenlet's
/// view model, and overrides hooks; its XIB has the same name. When the XIB has been loaded and the
/// outlets are connected, `onPreCreate`, `onSetTranslations` and `onCreated` are called in this
/// order; the Screenlet is not known yet.
///
/// Between `onPreCreate` and `onSetTranslations` the controls are wired: a tap on one that has a
/// `restorationIdentifier` performs the action of that name, unless the view has an action of its
/// own for the tap, the XIB connects another event of the control with `userActionWithSender:`, or
/// `onSetUserActionForControl(_:)` refuses. The view becomes the delegate of its text fields: the
/// return key moves on to the view with the next tag, or taps it if it is a button.
open class BaseScreenletView: UIView, UITextFieldDelegate {

  /// The Screenlet that shows this view; nil until the view has been created.
  open weak var screenlet: BaseScreenlet?

  /// Who presents what the view wants to show on top.
  open weak var presentingViewController: UIViewController?

  /// The text that shows progress without words.
  public let NoProgressMessage = ""

  /// Whether the user can change anything.
  open var editable: Bool = true {
    didSet { changeEditable(editable) }
  }

  /// The theme that was asked for.
  open var themeName = BaseScreenlet.DefaultThemeName

  /// What to say while each action is being performed and when it has been. Those of
  /// `BaseScreenlet.DefaultAction` hold for actions that have none of their own.
  open var progressMessages: [String: ProgressMessages] {
    [:]
  }

  /// Set by the Screenlet: performs the action.
  var performUserAction: ((String, Any?) -> Void)?

  // MARK: Hooks

  /// Called when the outlets are connected, before controls are wired: the place to set
  /// `restorationIdentifier`s.
  open func onPreCreate() {}

  /// Called when the controls are wired.
  open func onCreated() {}

  /// Called when the view is released, on the main actor.
  open func onDestroy() {}

  /// Called each time the view enters a window.
  open func onShow() {}

  /// Called each time the view leaves its window.
  open func onHide() {}

  /// The place to set texts; called again by `BaseScreenlet.refreshTranslations()`.
  open func onSetTranslations() {}

  /// Called before an interactor starts, after the Screenlet's method of that name.
  open func onStartInteraction() {}

  /// Called when an interactor has ended, after the Screenlet's method of that name.
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}

  /// Whether a tap on this control performs the action of its `restorationIdentifier`.
  open func onSetUserActionForControl(_ control: UIControl) -> Bool {
    true
  }

  /// Whether `delegate`, which is this view, becomes the delegate of `view`, a text field.
  open func onSetDefaultDelegate(_ delegate: AnyObject, view: UIView) -> Bool {
    true
  }

  /// Whether the user's action may be performed. The keyboard is still there.
  open func onPreAction(name: String, sender: Any?) -> Bool {
    true
  }

  /// Makes who shows the progress of this theme. Called when the view is put in place. The base
  /// class's is an `MBProgressHUDPresenter`.
  open func createProgressPresenter() -> any ProgressPresenter {
    MBProgressHUDPresenter()
  }

  /// What to say at that moment of that action; nil to say nothing.
  open func progressMessageForAction(
    _ actionName: String, messageType: ProgressMessageType
  ) -> String? {
    let messages = progressMessages[actionName] ?? progressMessages[BaseScreenlet.DefaultAction]
    return messages?[messageType]
  }

  /// Called when `editable` has changed.
  open func changeEditable(_ editable: Bool) {
    isUserInteractionEnabled = editable
  }

  // MARK: Actions

  /// Performs the action of that name; nil is `BaseScreenlet.DefaultAction`.
  open func userAction(name: String?) {
    userAction(name: name, sender: nil)
  }

  /// Performs the action of that name, if `onPreAction` agrees, after ending all editing but that
  /// of the sender: a search while the user types leaves the keyboard. "The architecture tutorial"
  /// has the view receive what the user does and pass it on to the Screenlet.
  open func userAction(name: String?, sender: Any?) {
    let actionName = name ?? BaseScreenlet.DefaultAction
    guard onPreAction(name: actionName, sender: sender) else { return }
    if (sender as? UIView)?.isFirstResponder != true { endEditing(true) }
    performUserAction?(actionName, sender)
  }

  /// Performs the action that the control is named after; the default action for anything else.
  @IBAction open func userActionWithSender(_ sender: Any?) {
    userAction(name: (sender as? UIControl)?.restorationIdentifier, sender: sender)
  }

  // MARK: UIView

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      onPreCreate()
      wireControls(in: self)
      onSetTranslations()
      onCreated()
    }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onHide() } else { onShow() }
  }

  /// Gives the keyboard to the view with tag 1, if there is one.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard let first = viewWithTag(1), first !== self else { return super.becomeFirstResponder() }
    return first.becomeFirstResponder()
  }

  deinit {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { onDestroy() }
  }

  #if !canImport(UIKit)
    override open func action(for selector: Selector) -> ((_ sender: Any?) -> Void)? {
      guard selector.description == "userActionWithSender:" else {
        return super.action(for: selector)
      }
      return { [weak self] in self?.userActionWithSender($0) }
    }
  #endif

  // MARK: UITextFieldDelegate

  /// Called by the return key, which leads to the view with the next tag: into it if the key reads
  /// "next" and the view takes text, else, if it is a control, to its action. Always true.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goOn(from: textField)
    return true
  }

  /// Whether the user may begin to edit the field. The base class always agrees.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    true
  }

  /// Called when the user has begun to edit the field. The base class does nothing.
  open func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Whether the user may leave the field. The base class always agrees.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    true
  }

  /// Called when the user has left the field. The base class does nothing.
  open func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Whether the field's clear button may empty it. The base class always agrees.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool {
    true
  }

  /// Whether the user may replace what is at `range`. The base class always agrees.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }
}
