#if canImport(UIKit)
  public import UIKit

  /// Asks the user in an alert, whose buttons are in the language of the device.
  public final class AlertConfirmationPresenter: ConfirmationPresenter {

    /// Creates a presenter of alerts.
    public init() {}

    /// Presents the alert from the view controller of the Screenlet, or else that of the window, or
    /// from the view controller that it already presents. If there is none, the answer is no.
    public func confirm(
      _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
    ) {
      guard let controller = view.controllerToPresentFrom else {
        ScreensLog.warn("no view controller can ask '\(question)'")
        return completion(false)
      }
      let alert = UIAlertController(title: nil, message: question, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: UIAlertAction.text("Cancel"), style: .cancel) { _ in
          completion(false)
        })
      alert.addAction(
        UIAlertAction(title: UIAlertAction.text("OK"), style: .default) { _ in completion(true) })
      controller.present(alert, animated: true, completion: nil)
    }
  }
#endif
