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

  /// Called when the interactor is about to start, if the view has a `.working` text. `message` is
  /// this text, which is `BaseScreenletView.NoProgressMessage` for a panel without text.
  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor)

  /// Called when the interactor has ended, with an `error` unless it succeeded. `message` is the
  /// text to show before hiding; nil to hide at once.
  func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?)
}
