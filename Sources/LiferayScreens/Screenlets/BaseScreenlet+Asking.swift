#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// What users are asked before an action of theirs begins.
extension BaseScreenlet {

  /// Asks the user; the answer is no if nobody can.
  func confirm(_ question: String, completion: @escaping @MainActor (Bool) -> Void) {
    guard let presenter = confirmationPresenter ?? standardConfirmationPresenter else {
      ScreensLog.warn("no confirmationPresenter can ask '\(question)'")
      return completion(false)
    }
    presenter.confirm(question, inView: self, completion: completion)
  }

  /// Has the user pick an image; nil if nobody can.
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
