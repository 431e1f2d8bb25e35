extension BaseScreenlet {

  /// Asks the user; the answer is no if nobody can.
  func confirm(_ question: String, completion: @escaping @MainActor (Bool) -> Void) {
    guard let presenter = confirmationPresenter ?? standardConfirmationPresenter else {
      ScreensLog.warn("no confirmationPresenter can ask '\(question)'")
      return completion(false)
    }
    presenter.confirm(question, inView: self, completion: completion)
  }

  private var standardConfirmationPresenter: (any ConfirmationPresenter)? {
    #if canImport(UIKit)
      AlertConfirmationPresenter()
    #else
      nil
    #endif
  }
}
