public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The component that an app puts among its views. It shows the view of a theme, and has an
/// interactor work on each action that the user, or the app, performs.
///
/// "The architecture tutorial" describes the parts. A subclass adds inspectable properties and
/// overrides `createInteractor(name:sender:)`; everything else is a hook to override where needed.
/// All of it happens on the main actor.
///
/// Building the view: the Screenlet's `onPreCreate`; the XIB, during which the view's own
/// `onPreCreate`, `onSetTranslations` and `onCreated` are called; then the view is given its
/// Screenlet and put in place; the Screenlet's `onCreated`. An action: the delegate is asked for an
/// interactor, then `createInteractor`; progress is shown; `onAction`; `onStartInteraction` of the
/// Screenlet and of the view; `start()` of the interactor. Its end: its closure, then
/// `onFinishInteraction` of the Screenlet and of the view; progress is hidden.
@IBDesignable
open class BaseScreenlet: UIView {

  /// The action of a control that names none.
  public nonisolated static let DefaultAction = "defaultAction"

  /// The theme that every Screenlet has, shown when another is missing.
  public nonisolated static let DefaultThemeName = "default"

  /// Who hears of the Screenlet's events, as "the architecture tutorial" recommends.
  open weak var delegate: (any BaseScreenletDelegate)?

  /// The theme's view; nil if there is no such theme, and see `themeError` then.
  open weak var screenletView: BaseScreenletView?

  /// Who presents what the Screenlet wants to show on top: the root view controller of the window,
  /// unless the app says otherwise.
  open weak var presentingViewController: UIViewController? {
    didSet { screenletView?.presentingViewController = presentingViewController }
  }

  /// Why there is no view: the files that were looked for, or what is wrong with the one found.
  public internal(set) var themeError: NSError?

  /// The theme that was asked for, also if the view fell back to the default one. Assigning builds
  /// the view anew, at once.
  /// "The architecture tutorial" has what a theme consists of, and the kinds of themes.
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
  /// Told of every end of an interactor, after everybody else: what a test waits for.
  package var onEnd: ((Interactor, NSError?) -> Void)?

  // MARK: Initializers

  /// A Screenlet with the view of that theme; nil is the default theme.
  public init(frame: CGRect, themeName: String?) {
    super.init(frame: frame)
    clipsToBounds = true
    self.themeName = themeName
  }

  /// A Screenlet with the view of the default theme.
  override public convenience init(frame: CGRect) {
    self.init(frame: frame, themeName: nil)
  }

  /// A Screenlet in a XIB or storyboard. Its view is built when it awakes, or earlier if its
  /// `themeName` is set there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Hooks

  /// Called before the view is built. The theme may still be changed here.
  open func onPreCreate() {}

  /// Called when the view is in place, or has turned out to be missing.
  open func onCreated() {}

  /// Called each time the Screenlet enters a window.
  open func onShow() {}

  /// Called each time the Screenlet leaves its window.
  open func onHide() {}

  /// Called before an interactor starts, and before the view's method of that name.
  open func onStartInteraction() {}

  /// Called when an interactor has ended, after its closure and before the view's method of that
  /// name. `result` is the interactor's `interactionResult()`, `error` nil after a success.
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}

  /// Makes the interactor for the action of that name; nil for a name that is not known. "The
  /// architecture tutorial" has one interactor for each action.
  open func createInteractor(name: String, sender: Any?) -> Interactor? {
    nil
  }

  // MARK: Actions

  /// Performs an action. False if nobody has an interactor for it, or if that could not start.
  ///
  /// - Parameters:
  ///   - name: what the action is called: the `restorationIdentifier` of the control that was
  ///     tapped.
  ///   - sender: the control, or whatever else the action is about.
  @discardableResult
  open func performAction(name: String, sender: Any? = nil) -> Bool {
    guard !isRunningOnInterfaceBuilder else { return false }
    let custom = delegate?.screenlet(self, customInteractorForAction: name, withSender: sender)
    guard let interactor = custom ?? createInteractor(name: name, sender: sender) else {
      return false
    }
    track(interactor, for: name)
    if let message = screenletView?.progressMessageForAction(name, messageType: .working) {
      showHUDWithMessage(message, forInteractor: interactor)
    }
    let isStarted = onAction(name: name, interactor: interactor, sender: sender)
    if !isStarted { giveUp(interactor, for: name) }
    return isStarted
  }

  /// Performs the action of that name: `defaultAction`.
  @discardableResult
  open func performDefaultAction() -> Bool {
    performAction(name: BaseScreenlet.DefaultAction)
  }

  /// Starts the interactor, after telling the Screenlet and its view. Returns what `start()` does.
  @discardableResult
  open func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool {
    onStartInteraction()
    screenletView?.onStartInteraction()
    return interactor.start()
  }

  /// Whether an interactor is at work on that action.
  open func isActionRunning(_ name: String) -> Bool {
    runningInteractors[name]?.isEmpty == false
  }

  /// Cancels the interactors at work on that action: each reports error -6.
  open func cancelInteractorsForAction(_ name: String) {
    for interactor in runningInteractors[name] ?? [] { interactor.cancel() }
  }

  /// Called by an interactor when it has ended and its closure has run. Tells the Screenlet and its
  /// view, and hides the progress.
  open func endInteractor(_ interactor: Interactor, error: NSError?) {
    untrack(interactor)
    let result = interactor.interactionResult()
    onFinishInteraction(result, error: error)
    screenletView?.onFinishInteraction(result, error: error)
    hideHUDWithMessage(
      closingMessage(of: interactor, error: error), forInteractor: interactor, withError: error)
    onEnd?(interactor, error)
  }

  // MARK: Progress

  /// Has the theme's presenter show progress over the whole screen.
  open func showHUDWithMessage(_ message: String?, forInteractor interactor: Interactor) {
    progressPresenter?.showHUDInView(topmostView, message: message, forInteractor: interactor)
  }

  /// Has the theme's presenter hide the progress: at once without a message, else after showing it.
  open func hideHUDWithMessage(
    _ message: String?, forInteractor interactor: Interactor, withError error: NSError?
  ) {
    progressPresenter?.hideHUDFromView(
      topmostView, message: message, forInteractor: interactor, withError: error)
  }

  /// Has the view set its texts again, after a change of language.
  open func refreshTranslations() {
    screenletView?.onSetTranslations()
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
