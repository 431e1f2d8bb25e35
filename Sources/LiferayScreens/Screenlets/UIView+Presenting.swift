#if canImport(UIKit)
  internal import Foundation
  internal import UIKit

  extension UIView {
    /// The view controller of the Screenlet that this view is or belongs to, or else that of the
    /// window.
    var controllerToPresentFrom: UIViewController? {
      sequence(first: self, next: \.superview).lazy
        .compactMap { ($0 as? BaseScreenlet)?.presentingViewController }.first
        ?? window?.rootViewController
    }
  }

  extension UIAlertAction {
    /// The text of UIKit's own buttons, in the language of the device.
    static func text(_ key: String) -> String {
      Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
