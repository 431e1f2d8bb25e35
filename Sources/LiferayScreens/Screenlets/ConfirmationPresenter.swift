#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Asks the user to confirm an action.
@MainActor
public protocol ConfirmationPresenter: AnyObject {

  /// Asks the question over `view`. `completion` is called once, on the main actor, with whether
  /// the user agrees.
  func confirm(
    _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void)
}
