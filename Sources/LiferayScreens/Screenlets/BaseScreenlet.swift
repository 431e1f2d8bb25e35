public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The component that an app adds to its views. It shows the view of a theme, and creates an
/// interactor for each action that the user, or the app, performs.
///
/// "The architecture tutorial" describes the parts. A subclass adds inspectable properties and
/// overrides `createInteractor(name:sender:)`; everything else is a hook to override where needed.
/// Everything happens on the main actor.
///
/// Building the view: the Screenlet's `onPreCreate`; the XIB is loaded, which calls the view's own
/// `onPreCreate`, `onSetTranslations` and `onCreated`; the view gets its Screenlet and becomes its
/// subview; the Screenlet's `onCreated`. Performing an action: the delegate is asked for an
/// interactor, then `createInteractor`; progress is shown, in the button that the user has tapped or
/// else by the theme's presenter; `onAction`; `onStartInteraction` of the
/// Screenlet and of the view; `start()` of the interactor. Ending it: the interactor's closure;
/// `onFinishInteraction` of the Screenlet and of the view; progress is hidden.
#if canImport(UIKit)
  @objc(BaseScreenlet)
#endif
@IBDesignable
open class BaseScreenlet: UIView {

  /// The action of a control without a name.
  public nonisolated static let DefaultAction = "defaultAction"

  /// The theme that every Screenlet has, shown if the requested one is missing.
  public nonisolated static let DefaultThemeName = "default"

  #if canImport(UIKit)
    /// Notified of the Screenlet's events, as "the architecture tutorial" recommends. A XIB or a
    /// storyboard can connect it.
    @IBOutlet open weak var delegate: (any BaseScreenletDelegate)?
  #else
    /// Notified of the Screenlet's events, as "the architecture tutorial" recommends. A XIB can
    /// connect it.
    @WeakOutlet open var delegate: (any BaseScreenletDelegate)?
  #endif

  /// The theme's view, or nil if it could not be loaded, in which case `themeError` is set.
  open weak var screenletView: BaseScreenletView?

  /// The view controller that presents other view controllers for the Screenlet: the root view
  /// controller of the window, unless the app sets another.
  open weak var presentingViewController: UIViewController? {
    didSet { screenletView?.presentingViewController = presentingViewController }
  }

  /// The presenter that asks users whether an action may begin, if the view has a question for it.
  /// If it is nil, Apple platforms use an `AlertConfirmationPresenter`; on others the answer is no.
  open var confirmationPresenter: (any ConfirmationPresenter)?

  /// The presenter that lets users pick the image of an action, if the view has sources for it. If
  /// it is nil, Apple platforms use a `MediaSelector`; on others nothing is picked.
  open var imagePickerPresenter: (any ImagePickerPresenter)?

  /// Whether the Screenlet performs actions. A Screenlet of `preview(_:)` does not, and neither do
  /// the Screenlets in its view and in its cells.
  public internal(set) var performsActions = !BaseScreenlet.isMakingPreview

  /// The reason why there is no view: the files that were searched for, or the error of the file
  /// that was found.
  public internal(set) var themeError: NSError?

  /// The requested theme, even if the view is that of the default theme. Setting it rebuilds the
  /// view at once. "The architecture tutorial" describes the content and the kinds of themes.
  @IBInspectable open var themeName: String? {
    get { requestedTheme ?? BaseScreenlet.DefaultThemeName }
    set {
      requestedTheme = newValue
      loadScreenletView()
    }
  }

  var requestedTheme: String?
  var isLoadingView = false
  var hasLoadedView = false
  var progressPresenter: (any ProgressPresenter)?
  var runningInteractors: [String: [Interactor]] = [:]
  var waitingActions: [String: [WaitingAction]] = [:]
  /// The actions whose waiting interactors are being started.
  var actionsBeingResumed: Set<String> = []
  /// The action that `perform` is about to begin.
  var awaitedAction: AwaitedAction?
  /// The button whose tap is about to begin an action.
  var tap: (action: String, button: ActionButton)?
  /// Called whenever an interactor ends, after everything else, so that tests can wait for it.
  package var onEnd: ((Interactor, NSError?) -> Void)?
  /// Creates the interactor of an action in place of `createInteractor(name:sender:)`, unless it
  /// returns nil. For what extensions of a Screenlet add to it.
  package var interactorOverride: ((_ name: String, _ sender: Any?) -> Interactor?)?
  /// The values of the properties that extensions of a Screenlet add to it, by their names.
  package var addedValues: [String: Any] = [:]

  // MARK: Initializers

  /// Creates a Screenlet with the view of a theme, or of the default theme if the name is nil.
  public init(frame: CGRect, themeName: String?) {
    super.init(frame: frame)
    clipsToBounds = true
    self.themeName = themeName
  }

  /// Creates a Screenlet with the view of the default theme.
  override public convenience init(frame: CGRect) {
    self.init(frame: frame, themeName: nil)
  }

  /// Creates a Screenlet from a XIB or storyboard. Its view is built in `awakeFromNib`, or earlier
  /// if the XIB sets its `themeName`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Hooks

  /// Called before the view is built. The theme may still be changed.
  open func onPreCreate() {}

  /// Called when the view has been added, or could not be loaded.
  open func onCreated() {}

  /// Called each time the Screenlet enters a window.
  open func onShow() {}

  /// Called each time the Screenlet leaves its window.
  open func onHide() {}

  /// Called before an interactor starts, and before the view's method with this name.
  open func onStartInteraction() {}

  /// Called when an interactor has ended, after its closure and before the view's method with this
  /// name. `result` is the interactor's `interactionResult()`; `error` is nil after a success.
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}

  /// Creates the interactor for the action with this name, or returns nil for an unknown name. "The
  /// architecture tutorial" uses one interactor for each action.
  open func createInteractor(name: String, sender: Any?) -> Interactor? {
    nil
  }

  /// The action that `DefaultAction` stands for and `performDefaultAction()` performs. In the base
  /// class, it is `DefaultAction` itself.
  open var defaultActionName: String {
    BaseScreenlet.DefaultAction
  }

  /// Returns what happens when the action with this name is performed while it is running. In the
  /// base class, the action runs once more at the same time.
  open func runningPolicy(forAction name: String) -> RunningPolicy {
    .parallel
  }

  // MARK: Actions

  /// Performs an action. Returns false if there is no interactor for it, if it could not start, or
  /// if it is already running and `runningPolicy(forAction:)` ignores it.
  ///
  /// - Parameters:
  ///   - name: the name of the action: the `restorationIdentifier` of the control that was tapped.
  ///   - sender: the control, or any other subject of the action.
  @discardableResult
  open func performAction(name: String, sender: Any? = nil) -> Bool {
    guard !isRunningOnInterfaceBuilder, performsActions else { return false }
    let name = actionName(for: name)
    if isAtWork(on: name), runningPolicy(forAction: name) == .ignore { return false }
    let custom = customInteractor(for: name, sender: sender)
    guard let interactor = custom ?? ownInteractor(for: name, sender: sender) else {
      return false
    }
    adopt(interactor, for: name)
    return start(interactor, for: name, sender: sender)
  }

  /// Performs the action that `DefaultAction` stands for, `defaultActionName`.
  @discardableResult
  open func performDefaultAction() -> Bool {
    performAction(name: BaseScreenlet.DefaultAction)
  }

  /// Starts the interactor, after calling `onStartInteraction` of the Screenlet and its view.
  /// Returns the result of `start()`.
  @discardableResult
  open func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool {
    onStartInteraction()
    screenletView?.isAtWork = true
    screenletView?.onStartInteraction()
    return interactor.start()
  }

  /// Whether an interactor for this action is running.
  open func isActionRunning(_ name: String) -> Bool {
    runningInteractors[actionName(for: name)]?.isEmpty == false
  }

  /// Cancels the interactors for this action, both running and waiting ones. Each reports error -6.
  open func cancelInteractorsForAction(_ name: String) {
    let name = actionName(for: name)
    let waiting = waitingActions.removeValue(forKey: name) ?? []
    for interactor in runningInteractors[name] ?? [] { interactor.cancel() }
    for action in waiting { action.interactor.cancel() }
  }

  /// Called by an interactor when it has ended and its closure has run. Calls `onFinishInteraction`
  /// of the Screenlet and its view; hides the progress, unless the interactor was cancelled and its
  /// action is running again; and starts the next interactor that waits for this one. Does none of
  /// this for an interactor that was cancelled while it was waiting.
  open func endInteractor(_ interactor: Interactor, error: NSError?) {
    if interactor.isWaiting {
      stopWaiting(interactor)
      onEnd?(interactor, error)
      return
    }
    untrack(interactor)
    interactor.tappedButton?.endWork()
    screenletView?.isAtWork = runningInteractors.values.contains { !$0.isEmpty }
    if let action = interactor.actionName { screenletView?.endInput(ofAction: action) }
    let result = interactor.interactionResult()
    onFinishInteraction(result, error: error)
    screenletView?.onFinishInteraction(result, error: error)
    // If a cancelled action has begun anew, the panel is that of the new run.
    let isReplaced =
      error?.hasCause(.cancelled) == true && interactor.actionName.map(isActionRunning) == true
    if !isReplaced {
      hideHUDWithMessage(
        closingMessage(of: interactor, error: error), forInteractor: interactor, withError: error)
    }
    interactor.tappedButton = nil
    onEnd?(interactor, error)
    if let action = interactor.actionName { startWaiting(action) }
  }

  // MARK: Progress

  /// Shows progress over the whole window, with the theme's presenter.
  open func showHUDWithMessage(_ message: String?, forInteractor interactor: Interactor) {
    progressPresenter?.showHUDInView(topmostView, message: message, forInteractor: interactor)
  }

  /// Hides the progress with the theme's presenter: at once if there is no message, or else after
  /// showing the message.
  open func hideHUDWithMessage(
    _ message: String?, forInteractor interactor: Interactor, withError error: NSError?
  ) {
    progressPresenter?.hideHUDFromView(
      topmostView, message: message, forInteractor: interactor, withError: error)
  }

  /// Sets the texts of the view again, after a change of language.
  open func refreshTranslations() {
    screenletView?.refreshTranslations()
  }

  // MARK: UIView

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      if !hasLoadedView { loadScreenletView() }
    }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return onHide() }
    presentingViewController = presentingViewController ?? window.rootViewController
    showThrough()
    onShow()
  }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    screenletView?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  nonisolated override open func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    MainActor.assumeIsolated { showPreviewImage() }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [RuntimeAttribute("themeName", \BaseScreenlet.themeName)]
    }
  #endif
}
