#if canImport(UIKit)
  internal import Foundation
  internal import UIKit

  extension UIView {
    /// The view controller whose view contains this view, or nil while none does.
    var containingController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
    }

    /// The view controller of the Screenlet that this view is or belongs to, or else that of the
    /// window. If it already presents another view controller, such as a sheet, it is that one.
    var controllerToPresentFrom: UIViewController? {
      let own = sequence(first: self, next: \.superview).lazy
        .compactMap { ($0 as? BaseScreenlet)?.presentingViewController }.first
      var controller = own ?? window?.rootViewController
      while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
        controller = presented
      }
      return controller
    }
  }

  extension UIAlertAction {
    /// Returns the text of one of UIKit's own buttons, in the language of the device.
    static func text(_ key: String) -> String {
      Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
