public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Shows progress in a panel over the Screenlet's window: a spinner and the message while an
/// interactor runs, and then the closing message with the symbol of a success or a failure.
///
/// The panel appears once the work takes longer than a moment, and then stays long enough to be
/// seen. After a success, it closes by itself; after a failure, it stays until it is tapped. A panel
/// that waits for anything of this retains its presenter, because the Screenlet may be gone by then.
///
/// There is no panel where the view itself shows the progress: a button that was tapped has a spinner,
/// and a failure stands above it; a view that has been shown without content has a spinner in its
/// middle, and then the failure with a button that tries again.
///
/// Each message is announced to users of VoiceOver when it appears.
///
/// The class has the name of the original presenter, but its panel is `ProgressHUD`.
open class MBProgressHUDPresenter: NSObject, ProgressPresenter {

  /// The panel of the present message, or nil. It is transparent until it appears. The view that it
  /// is in retains it.
  open private(set) weak var instance: ProgressHUD?

  /// The colour of the panel; nil for a material that lets what is behind shine through, or a plain
  /// colour where the user does not want transparency.
  open var customColor: UIColor?

  /// The colour of the message, the spinner and the symbol. Nil for the colours of the system if
  /// `customColor` is nil, else for white or black, whichever is easier to read.
  open var customTextColor: UIColor?

  /// The opacity of the panel, from 0 to 1. Below 1, a plain colour replaces the material.
  open var customOpacity = Float(1)

  var time = PanelTime()
  private var timing: Task<Void, Never>?

  // MARK: ProgressPresenter

  /// Shows the panel over `view`, with the message and a spinner, until the interactor ends, unless
  /// the view shows the progress itself: then the message is announced only, and how an earlier
  /// interactor has ended is no longer shown. An interactor that ends within 0.3 seconds shows none.
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    guard interactor.tappedButton == nil,
      interactor.loadedView?.showPlaceholder(.loading(message)) != true
    else {
      if instance?.isBusy == false { hideHud() }
      return announce(message)
    }
    configureAndShowHUD(
      in: view, message: message, closeMode: .manualClose, spinnerMode: .indeterminateSpinner)
  }

  /// Shows the closing message with a symbol. If there is no message, removes the panel, once it
  /// was visible for half a second, unless it has the spinner of another interactor.
  ///
  /// After a success, the panel closes after 1.2 seconds, or earlier when tapped; after a failure,
  /// only when tapped. If the view itself shows the failure, the message is announced only.
  open func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    if interactor.showsEnd(message, error) { return announce(message) }
    guard let message, let view = view ?? instance?.superview else {
      let isOfAnother = interactor.tappedButton != nil && instance?.isBusy == true
      return isOfAnother ? () : hideSeenHud()
    }
    configureAndShowHUD(
      in: view, message: message,
      closeMode: error == nil ? .autoclose_TouchClosable : .manualClose_TouchClosable,
      spinnerMode: error == nil ? .success : .failure)
  }

  // MARK: The panel

  /// Removes the panel, if there is one.
  open func hideHud() {
    timing?.cancel()
    timing = nil
    guard let hud = instance else { return }
    instance = nil
    guard hud.appeared != nil else { return hud.removeFromSuperview() }
    hud.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.fading) {
      hud.alpha = 0
    } completion: { _ in
      hud.removeFromSuperview()
    }
  }

  /// Shows the panel over `view`, or updates the existing one. One with a spinner appears after 0.3
  /// seconds, unless it closes by itself.
  open func configureAndShowHUD(
    in view: UIView, message: String?, closeMode: ProgressCloseMode,
    spinnerMode: ProgressSpinnerMode
  ) {
    let present = instance
    let hud = present ?? ProgressHUD(frame: .zero)
    instance = hud
    if hud.superview !== view { hud.center(in: view) }
    style(hud)
    hud.message = message
    hud.indicator = spinnerMode
    hud.onTap = closeMode.isTouchClosable ? { self.hideHud() } : nil
    if hud.appeared == nil, spinnerMode.isSpinner, !closeMode.isAutomatic {
      if present == nil { after(.milliseconds(300), hud) { self.appear(hud) } }
      return
    }
    timing?.cancel()
    appear(hud)
    if closeMode.isAutomatic { after(.milliseconds(1200), hud) { self.hideHud() } }
  }
}

extension MBProgressHUDPresenter {

  private static let fading: TimeInterval = 0.2

  private func style(_ hud: ProgressHUD) {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled || customOpacity < 1
    hud.backgroundColor = customColor ?? (isOpaque ? .secondarySystemBackground : nil)
    hud.textColor = customTextColor ?? customColor?.readableTextColor
    hud.alpha = hud.appeared == nil ? 0 : CGFloat(customOpacity)
  }

  private func appear(_ hud: ProgressHUD) {
    if hud.appeared == nil {
      hud.appeared = time.now()
      let opacity = CGFloat(customOpacity)
      UIView.animate(withDuration: Self.fading) { hud.alpha = opacity }
    }
    announce(hud.message)
  }

  private func announce(_ message: String?) {
    guard let message, !message.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: message)
  }

  private func hideSeenHud() {
    guard let hud = instance, let appeared = hud.appeared else { return hideHud() }
    let rest = time.now().duration(to: appeared + .milliseconds(500))
    guard rest > .zero else { return hideHud() }
    after(rest, hud) { self.hideHud() }
  }

  private func after(_ delay: Duration, _ hud: ProgressHUD, _ work: @escaping () -> Void) {
    timing?.cancel()
    timing = Task {
      await time.sleep(delay)
      guard !Task.isCancelled, instance === hud, hud.superview != nil else { return }
      work()
    }
  }
}

extension Interactor {

  /// The view whose content the interactor loads; nil if a button started it, or if it does anything
  /// else.
  fileprivate var loadedView: BaseScreenletView? {
    guard self is ServerReadConnectorInteractor, tappedButton == nil else { return nil }
    let view = (tracker ?? screenlet)?.screenletView
    // What a list shows in its background is about its first page.
    let isOther = view is BaseListView && (self as? BaseListPageLoadInteractor)?.page != 0
    return isOther ? nil : view
  }

  /// Shows in the view how the interactor has ended. Returns false if a message is left to be shown,
  /// or a panel to be hidden.
  fileprivate func showsEnd(_ message: String?, _ error: NSError?) -> Bool {
    if error != nil, let message, tappedButton?.showProblem(message) == true { return true }
    guard let view = loadedView else { return false }
    let wasLoading = view.placeholder != nil
    _ = view.showPlaceholder(nil)
    guard error != nil else {
      view.hasLoaded = true
      return wasLoading && message == nil
    }
    guard let message else { return wasLoading }
    return view.showPlaceholder(
      .failed(message) { [weak screenlet = tracker ?? screenlet, actionName] in
        screenlet?.performAction(name: actionName ?? BaseScreenlet.DefaultAction)
      })
  }
}
