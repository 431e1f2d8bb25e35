#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif
public import Foundation

/// Shows that an interactor is at work, and how it went. A theme chooses one in
/// `BaseScreenletView.createProgressPresenter()`; it may tell interactors apart by their class.
@MainActor
public protocol ProgressPresenter: AnyObject {

  /// Called when the interactor is about to start, if the view has a `.working` message.
  ///
  /// - Parameter message: the message; `BaseScreenletView.NoProgressMessage` for none.
  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor)

  /// Called when the interactor has ended.
  ///
  /// - Parameters:
  ///   - message: what to say before hiding; nil to hide at once.
  ///   - error: why the interactor failed; nil after a success.
  func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?)
}
