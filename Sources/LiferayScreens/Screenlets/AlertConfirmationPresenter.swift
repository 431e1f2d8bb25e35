#if canImport(UIKit)
  internal import Foundation
  public import UIKit

  /// Asks in an alert, whose buttons are in the language of the device.
  public final class AlertConfirmationPresenter: ConfirmationPresenter {

    /// Creates a presenter of alerts.
    public init() {}

    /// Presents the alert from the view controller of the Screenlet, or that of the window. If there
    /// is neither, the answer is no.
    public func confirm(
      _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
    ) {
      let own = (view as? BaseScreenlet)?.presentingViewController
      guard let controller = own ?? view.window?.rootViewController else {
        ScreensLog.warn("no view controller can ask '\(question)'")
        return completion(false)
      }
      let alert = UIAlertController(title: nil, message: question, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: text("Cancel"), style: .cancel) { _ in completion(false) })
      alert.addAction(UIAlertAction(title: text("OK"), style: .default) { _ in completion(true) })
      controller.present(alert, animated: true, completion: nil)
    }

    /// The text of UIKit's own buttons.
    private func text(_ key: String) -> String {
      Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
