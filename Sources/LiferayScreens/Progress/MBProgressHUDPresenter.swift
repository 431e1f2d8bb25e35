public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Shows progress in a panel over the Screenlet's window: a spinner and the message while an
/// interactor runs, and then only the closing message. After a success, the panel closes by itself
/// once there was time to read the message. After a failure, it stays until it is tapped. A panel
/// that waits for either retains its presenter, because the Screenlet may be gone by then.
///
/// The class has the name of the original presenter, but its panel is `ProgressHUD`.
open class MBProgressHUDPresenter: NSObject, ProgressPresenter {

  /// The panel being shown, or nil. The view that it is in retains it.
  open private(set) weak var instance: ProgressHUD?

  /// The colour of the panel; nil for the label colour, which is dark in light mode and light in
  /// dark mode.
  open var customColor: UIColor?

  /// The colour of the message and the spinner; nil for white if `customColor` is set, else for the
  /// system background colour.
  open var customTextColor: UIColor?

  /// The opacity of the panel, from 0 to 1.
  open var customOpacity = Float(0.8)

  private var closing: Task<Void, Never>?

  // MARK: ProgressPresenter

  /// Shows the panel over `view`, with the message and a spinner, until the interactor ends.
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    configureAndShowHUD(
      in: view, message: message, closeMode: .manualClose, spinnerMode: .indeterminateSpinner)
  }

  /// Shows the closing message without a spinner, or removes the panel at once if there is no
  /// message.
  ///
  /// After a success, the panel closes after 1.5 seconds plus 10 milliseconds for each character,
  /// or earlier when tapped; after a failure, only when tapped.
  open func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    guard let message, let view = view ?? instance?.superview else { return hideHud() }
    configureAndShowHUD(
      in: view, message: message,
      closeMode: error == nil ? .autoclose_TouchClosable : .manualClose_TouchClosable,
      spinnerMode: .noSpinner)
  }

  // MARK: The panel

  /// Removes the panel, if there is one.
  open func hideHud() {
    closing?.cancel()
    closing = nil
    instance?.removeFromSuperview()
    instance = nil
  }

  /// Shows the panel over `view`, or updates the existing one.
  open func configureAndShowHUD(
    in view: UIView, message: String?, closeMode: ProgressCloseMode,
    spinnerMode: ProgressSpinnerMode
  ) {
    closing?.cancel()
    closing = nil
    let hud = instance ?? ProgressHUD(frame: frame(in: view))
    if hud.superview !== view { view.addSubview(hud) }
    hud.backgroundColor = customColor ?? .label
    hud.textColor = customTextColor ?? (customColor == nil ? .systemBackground : .white)
    hud.alpha = CGFloat(customOpacity)
    hud.message = message
    hud.isBusy = spinnerMode != .noSpinner
    hud.onTap = closeMode.isTouchClosable ? { self.hideHud() } : nil
    instance = hud
    if closeMode.isAutomatic { close(hud, after: timeToRead(message)) }
  }
}

/// How a panel with a message is closed.
public enum ProgressCloseMode: Int, Sendable {
  /// Only `hideHud()` closes it.
  case manualClose
  /// A tap closes it.
  case manualClose_TouchClosable
  /// It closes by itself, once there was time to read the message.
  case autoclose
  /// It closes by itself, once there was time to read the message, or earlier when tapped.
  case autoclose_TouchClosable

  var isTouchClosable: Bool {
    self == .manualClose_TouchClosable || self == .autoclose_TouchClosable
  }

  var isAutomatic: Bool {
    self == .autoclose || self == .autoclose_TouchClosable
  }
}

/// The indicator next to the message.
public enum ProgressSpinnerMode: Int, Sendable {
  /// A spinner.
  case indeterminateSpinner
  /// Also a spinner, because the panel does not know the progress of the work.
  case determinateSpinner
  /// Nothing, only the message.
  case noSpinner
}

extension MBProgressHUDPresenter {

  private func frame(in view: UIView) -> CGRect {
    let size = CGSize(width: 200, height: 160)
    return CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns 1.5 seconds plus 10 milliseconds for each character.
  private func timeToRead(_ message: String?) -> Duration {
    .milliseconds(1500 + 10 * (message?.count ?? 0))
  }

  private func close(_ hud: ProgressHUD, after delay: Duration) {
    closing = Task {
      try? await Task.sleep(for: delay)
      guard !Task.isCancelled, instance === hud else { return }
      hideHud()
    }
  }
}
