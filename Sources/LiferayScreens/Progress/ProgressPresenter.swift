#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif
public import Foundation

/// Shows that an interactor is running, and its outcome. A theme creates one in
/// `BaseScreenletView.createProgressPresenter()`; it may treat interactors differently depending on
/// their class.
@MainActor
public protocol ProgressPresenter: AnyObject {

  /// Called when the interactor is about to start, if the view has a `.working` message.
  ///
  /// - Parameter message: the message; `BaseScreenletView.NoProgressMessage` for none.
  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor)

  /// Called when the interactor has ended.
  ///
  /// - Parameters:
  ///   - message: the text to show before hiding; nil to hide at once.
  ///   - error: the interactor's error; nil after a success.
  func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?)
}
