#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The questions that users are asked before an action that they perform begins.
extension BaseScreenlet {

  /// Asks the user. The answer is no if there is no presenter.
  func confirm(_ question: String, completion: @escaping @MainActor (Bool) -> Void) {
    guard let presenter = confirmationPresenter ?? standardConfirmationPresenter else {
      ScreensLog.warn("no confirmationPresenter can ask '\(question)'")
      return completion(false)
    }
    presenter.confirm(question, inView: self, completion: completion)
  }

  /// Lets the user pick an image. The image is nil if there is no presenter.
  func pickImage(
    from sources: [ImageSource], completion: @escaping @MainActor (UIImage?) -> Void
  ) {
    guard let presenter = imagePickerPresenter ?? standardImagePickerPresenter else {
      ScreensLog.warn("no imagePickerPresenter can pick an image")
      return completion(nil)
    }
    presenter.pickImage(from: sources, inView: self, completion: completion)
  }

  private var standardImagePickerPresenter: (any ImagePickerPresenter)? {
    #if canImport(UIKit)
      MediaSelector()
    #else
      nil
    #endif
  }

  private var standardConfirmationPresenter: (any ConfirmationPresenter)? {
    #if canImport(UIKit)
      AlertConfirmationPresenter()
    #else
      nil
    #endif
  }
}
