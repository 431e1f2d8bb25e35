public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The view of a theme: it shows the Screenlet's data, and reports the user's actions.
///
/// "The architecture tutorial" describes it. A subclass has outlets, conforms to the Screenlet's
/// view model, and overrides hooks; its XIB has the same name. When the XIB is loaded and the
/// outlets are connected, `onPreCreate`, `onSetTranslations` and `onCreated` are called in this
/// order; `screenlet` is not set yet.
///
/// Between `onPreCreate` and `onSetTranslations`, the controls are wired: a tap on a control with a
/// `restorationIdentifier` performs the action with that name, unless the view has its own action
/// for the tap, the XIB connects another event of the control to `userActionWithSender:`, or
/// `onSetUserActionForControl(_:)` returns false. In its text fields, the return key moves to the view with
/// the next tag, or performs its action if that is a button. A subclass that is a `UITextFieldDelegate`
/// receives what its methods are for.
#if canImport(UIKit)
  @objc(BaseScreenletView)
  @objcMembers
#endif
open class BaseScreenletView: UIView {

  /// The Screenlet that shows this view; nil until the view has been created.
  open weak var screenlet: BaseScreenlet?

  /// The view controller that presents other view controllers for the view.
  open weak var presentingViewController: UIViewController?

  /// The message that shows progress without text.
  public let NoProgressMessage = ""

  /// Whether the user can enter something and perform actions in the view.
  open var editable: Bool = true {
    didSet { changeEditable(editable) }
  }

  /// What the Screenlet reads from the view and writes to it: the view itself, in the base class.
  open var viewModelObject: AnyObject { self }

  /// The requested theme.
  open var themeName = BaseScreenlet.DefaultThemeName

  /// The texts for each action while it is performed and when it has ended. The texts of
  /// `BaseScreenlet.DefaultAction` apply to actions without their own.
  open var progressMessages: [String: ProgressMessages] {
    [:]
  }

  /// How the view looks while an action of its Screenlet is at work; nil for no other than usual.
  open var lookWhileWorking: WorkLook?

  /// Whether an action is at work; set by the Screenlet.
  @nonobjc var isAtWork = false {
    didSet {
      guard isAtWork != oldValue else { return }
      changeLook(isAtWork)
    }
  }

  /// How the view looks otherwise.
  var usualLook: UsualLook?

  /// Performs an action with a sender, for a tap on a button if there is one. Set by the Screenlet.
  @nonobjc var performUserAction: ((String, Any?, ActionButton?) -> Void)?

  /// The button whose tap is being handled.
  @nonobjc var tappedButton: ActionButton?

  /// What the view shows until its content has been loaded for the first time.
  @nonobjc var placeholder: ContentPlaceholder?
  @nonobjc var hasLoaded = false

  /// What makes the inputs of a view that is not editable inputs again.
  private var withdrawnInputs: [() -> Void] = []

  /// What watches the text views of the view, if its input is checked.
  var textViewObservers: [NotificationObserver] = []

  /// The delegate of its text fields.
  @nonobjc lazy var textFieldDelegate = TextFieldDelegate(of: self)

  /// The fields that the user has left, if the input is checked.
  var leftFields: Set<ObjectIdentifier> = []

  /// The delayed actions, which begin when the user stops typing.
  private var delayedActions: [String: Task<Void, Never>] = [:]

  /// The names of outlets that some themes of a class connect, and others do not. None in the base class.
  /// Generated tests check that all others are connected.
  open class var optionalOutlets: [String] {
    []
  }

  // MARK: Hooks

  /// Called when the outlets are connected, before the controls are wired. Set
  /// `restorationIdentifier`s here.
  open func onPreCreate() {}

  /// Called when the controls are wired and the texts are set.
  open func onCreated() {}

  /// Called when the view is deallocated on the main actor.
  open func onDestroy() {}

  /// Called each time the view enters a window.
  open func onShow() {}

  /// Called each time the view leaves its window.
  open func onHide() {}

  /// Whether there is a control in the view, but not in a Screenlet in it, in which users enter
  /// something, besides stars and choices. Such a view stays visible while its content is loaded.
  open var isForInput: Bool {
    hasInput
  }

  /// Called to set the texts, and again by `BaseScreenlet.refreshTranslations()`.
  open func onSetTranslations() {}

  /// Called before an interactor starts, after the Screenlet's method with this name.
  open func onStartInteraction() {}

  /// Called when an interactor has ended, after the Screenlet's method with this name.
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}

  /// Whether a tap on this control performs the action of its `restorationIdentifier`.
  open func onSetUserActionForControl(_ control: UIControl) -> Bool {
    true
  }

  /// Whether `delegate`, which passes on to this view what its class has methods for, becomes the
  /// delegate of `view`, a text field.
  open func onSetDefaultDelegate(_ delegate: AnyObject, view: UIView) -> Bool {
    true
  }

  /// Whether the user's action may be performed. Called before editing ends, so the keyboard is
  /// still visible.
  open func onPreAction(name: String, sender: Any?) -> Bool {
    true
  }

  /// Returns the question that users are asked before an action that they perform begins, or nil,
  /// as in the base class, to begin at once. Called after `onPreAction`. It is not called for
  /// actions that the app performs.
  open func confirmationForAction(_ actionName: String) -> String? {
    nil
  }

  /// Returns the sources from which users pick the image for an action that they perform, or an
  /// empty array, as in the base class, to pick none. Called after `confirmationForAction`, unless
  /// the sender is an image.
  open func imageSourcesForAction(_ actionName: String) -> [ImageSource] {
    []
  }

  /// Returns the delay in seconds before an action begins that a text field performs while it is
  /// edited, or 0, as in the base class, to begin at once. Typing restarts the delay, and
  /// performing the action with any other control ends it.
  open func delayForAction(_ actionName: String) -> TimeInterval {
    0
  }

  /// Whether the input of the action is checked while the user enters it. What is wrong then stands
  /// where a failure would, until it is right: from when the user has left a field after which none is
  /// still to be filled in, or has broken what was right. The base class returns false. Called for each
  /// button of the view, when the view has been created and whenever something is entered, and for each
  /// action that has ended.
  open func checksInputForAction(_ actionName: String) -> Bool {
    false
  }

  /// Creates the presenter that shows the progress of this theme. Called before the Screenlet adds
  /// the view. The base class creates an `MBProgressHUDPresenter`.
  open func createProgressPresenter() -> any ProgressPresenter {
    MBProgressHUDPresenter()
  }

  /// Returns the text for a phase of an action, or nil to show nothing.
  open func progressMessageForAction(
    _ actionName: String, messageType: ProgressMessageType
  ) -> String? {
    let messages = progressMessages[actionName] ?? progressMessages[BaseScreenlet.DefaultAction]
    return messages?[messageType]
  }

  /// Called when `editable` has changed. While the view is not editable, the base class hides the
  /// buttons of actions, and makes fields and other inputs something to read, but not those of
  /// Screenlets in the view. Users can still scroll, select rows, and open links.
  open func changeEditable(_ editable: Bool) {
    offerInputs()
    guard !editable else { return }
    endEditing(true)
    withdrawnInputs = inputs.map { $0.withdraw() }
  }

  /// Makes what was made something to read an input again.
  private func offerInputs() {
    for offer in withdrawnInputs { offer() }
    withdrawnInputs = []
  }

  /// Sets the texts again, as they are for a view that is editable or not.
  @nonobjc func refreshTranslations() {
    offerInputs()
    keepingPlaceholderColors { onSetTranslations() }
    if !editable { withdrawnInputs = inputs.map { $0.withdraw() } }
  }

  /// Shows why there is no content, or the content if `reason` is nil. Returns whether it is shown: a
  /// view for input, and one that has content or too little room, shows it in no other way.
  func showPlaceholder(_ reason: ContentPlaceholder.Reason?) -> Bool {
    placeholder?.removeFromSuperview()
    placeholder = nil
    guard let reason, !hasLoaded, !isForInput else { return false }
    let placeholder = ContentPlaceholder(reason, frame: bounds)
    guard placeholder.fits else { return false }
    placeholder.backgroundColor = backgroundColor
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(placeholder)
    self.placeholder = placeholder
    return true
  }

  // MARK: Actions

  /// Performs the action with this name, or `BaseScreenlet.DefaultAction` if it is nil.
  open func userAction(name: String?) {
    userAction(name: name, sender: nil)
  }

  /// Performs the action with this name, if `onPreAction` returns true. Ends editing first, unless
  /// the sender is the first responder, so that a search while the user types keeps the keyboard.
  /// In "the architecture tutorial", the view receives the user's actions and passes them to the
  /// Screenlet.
  open func userAction(name: String?, sender: Any?) {
    let isEditing = (sender as? UIView)?.isFirstResponder == true
    userAction(
      name: name ?? BaseScreenlet.DefaultAction, sender: sender,
      isEditing ? .whileTyping : .afterEditing)
  }

  func userAction(name actionName: String, sender: Any?, _ time: UserActionTime) {
    guard onPreAction(name: actionName, sender: sender) else { return }
    if time == .afterEditing { endEditing(true) }
    delayedActions.removeValue(forKey: actionName)?.cancel()
    let delay = time == .whileTyping ? delayForAction(actionName) : 0
    let button = tappedButton(for: actionName, sender)
    guard delay > 0 else { return begin(actionName, sender, button) }
    delayedActions[actionName] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.begin(actionName, sender, button) }
    }
  }

  /// Returns the button that was tapped, if it is there for this action.
  private func tappedButton(for actionName: String, _ sender: Any?) -> ActionButton? {
    let button = tappedButton ?? sender as? ActionButton
    return button?.restorationIdentifier == actionName ? button : nil
  }

  /// Begins an action that the user performs, after a confirmation if there is a question.
  private func begin(_ actionName: String, _ sender: Any?, _ button: ActionButton?) {
    guard let question = confirmationForAction(actionName), let screenlet else {
      return perform(actionName, sender, button)
    }
    screenlet.confirm(question) { [weak self] isConfirmed in
      if isConfirmed { self?.perform(actionName, sender, button) }
    }
  }

  /// Performs an action of the user, who first picks an image for it if there are sources.
  private func perform(_ actionName: String, _ sender: Any?, _ button: ActionButton?) {
    let sources = sender is UIImage ? [] : imageSourcesForAction(actionName)
    guard !sources.isEmpty, let screenlet else {
      performUserAction?(actionName, sender, button)
      return
    }
    screenlet.pickImage(from: sources) { [weak self] image in
      if let image { self?.performUserAction?(actionName, image, button) }
    }
  }

  /// Performs the action named by the control's `restorationIdentifier`, or the default action for
  /// any other sender.
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
      watchInput()
    }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      onHide()
    } else {
      alignNumbers()
      onShow()
    }
  }

  /// Aligns the fields of numbers, which are aligned to the right in XIBs, to the trailing edge.
  private func alignNumbers() {
    for case let field as UITextField in inputs
    where field.textAlignment == .right
      && field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      field.textAlignment = .left
    }
  }

  /// Makes the view with tag 1 the first responder, if there is one.
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
}

/// When users perform an action.
enum UserActionTime {
  /// While they type: what can wait waits for more.
  case whileTyping
  /// When they have gone on to another field, where they type.
  case betweenFields
  /// Otherwise, so that they no longer type.
  case afterEditing
}
