public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Counts the interactors at work, for an app that shows a small sign of it instead of a panel.
open class NetworkActivityIndicatorPresenter: NSObject, ProgressPresenter {

  /// Called when the first interactor begins and when the last one has ended.
  open var onChange: ((_ isActive: Bool) -> Void)?

  private var working = 0

  /// Whether any interactor is at work.
  open var isActive: Bool {
    working > 0
  }

  /// Counts the interactor; nothing is shown in `view`.
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    working += 1
    if working == 1 { onChange?(true) }
  }

  /// Counts the interactor no more; the message is not shown.
  open func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    guard working > 0 else { return }
    working -= 1
    if working == 0 { onChange?(false) }
  }
}
