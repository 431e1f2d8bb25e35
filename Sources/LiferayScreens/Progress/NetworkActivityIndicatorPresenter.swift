public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Counts the running interactors, for an app that shows a small activity indicator instead of a
/// panel.
open class NetworkActivityIndicatorPresenter: NSObject, ProgressPresenter {

  /// Called when the first interactor starts and when the last one has ended.
  open var onChange: ((_ isActive: Bool) -> Void)?

  private var working = 0

  /// Whether any interactor is running.
  open var isActive: Bool {
    working > 0
  }

  /// Counts the interactor. Shows nothing in `view`.
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    working += 1
    if working == 1 { onChange?(true) }
  }

  /// Stops counting the interactor. Does not show the message.
  open func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    guard working > 0 else { return }
    working -= 1
    if working == 0 { onChange?(false) }
  }
}
