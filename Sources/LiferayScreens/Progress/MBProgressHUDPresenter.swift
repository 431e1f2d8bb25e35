public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Shows progress in a panel over the Screenlet's window: a spinner and the message while an
/// interactor works, then the closing message alone. After a success that closes by itself, after a
/// time to read it; after a failure it stays until it is tapped.
///
/// It keeps the name of the original's presenter; the panel is our own `ProgressHUD`.
open class MBProgressHUDPresenter: NSObject, ProgressPresenter {

  /// The panel being shown, or nil.
  open private(set) var instance: ProgressHUD?

  /// The colour of the panel; nil for that of labels, which is dark in light mode and light in dark
  /// mode.
  open var customColor: UIColor?

  /// The colour of the message and the spinner; nil for white on a colour of one's own, else for
  /// that of the screen's background.
  open var customTextColor: UIColor?

  /// How opaque the panel is, from 0 to 1.
  open var customOpacity = Float(0.8)

  private var closing: Task<Void, Never>?

  // MARK: ProgressPresenter

  /// Shows the panel over `view`, with the message and a spinner, until the interactor has ended.
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    configureAndShowHUD(
      in: view, message: message, closeMode: .manualClose, spinnerMode: .indeterminateSpinner)
  }

  /// Shows the closing message without a spinner, or takes the panel away at once if there is none.
  ///
  /// A success closes by itself after a second and a half, and a hundredth more for each character,
  /// or by a tap before; a failure only by a tap.
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

  /// Takes the panel away, if there is one.
  open func hideHud() {
    closing?.cancel()
    closing = nil
    instance?.removeFromSuperview()
    instance = nil
  }

  /// Shows the panel over `view`, or changes the one that is there.
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
    hud.onTap = closeMode.isTouchClosable ? { [weak self] in self?.hideHud() } : nil
    instance = hud
    if closeMode.isAutomatic { close(hud, after: timeToRead(message)) }
  }
}

/// How a panel with a message goes away.
public enum ProgressCloseMode: Int, Sendable {
  /// Only `hideHud()` closes it.
  case manualClose
  /// A tap closes it.
  case manualClose_TouchClosable
  /// It closes by itself, after a time to read the message.
  case autoclose
  /// It closes by itself, after a time to read the message, or by a tap before.
  case autoclose_TouchClosable

  var isTouchClosable: Bool {
    self == .manualClose_TouchClosable || self == .autoclose_TouchClosable
  }

  var isAutomatic: Bool {
    self == .autoclose || self == .autoclose_TouchClosable
  }
}

/// What turns beside the message.
public enum ProgressSpinnerMode: Int, Sendable {
  /// A spinner.
  case indeterminateSpinner
  /// A spinner as well: the panel does not know how far the work is.
  case determinateSpinner
  /// Nothing: the message is alone.
  case noSpinner
}

extension MBProgressHUDPresenter {

  private func frame(in view: UIView) -> CGRect {
    let size = CGSize(width: 200, height: 160)
    return CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// One second and a half, and a hundredth more for each character.
  private func timeToRead(_ message: String?) -> Duration {
    .milliseconds(1500 + 10 * (message?.count ?? 0))
  }

  private func close(_ hud: ProgressHUD, after delay: Duration) {
    closing = Task { [weak self] in
      try? await Task.sleep(for: delay)
      guard !Task.isCancelled, let self, instance === hud else { return }
      hideHud()
    }
  }
}
