#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A source from which users pick an image.
public enum ImageSource: String, Sendable {
  case camera, library
}

/// Lets the user pick the image with which an action is performed.
@MainActor
public protocol ImagePickerPresenter: AnyObject {

  /// Shows the `sources` over `view`. `completion` is called once, on the main actor, with the
  /// image, or with nil if the user picks none.
  func pickImage(
    from sources: [ImageSource], inView view: UIView,
    completion: @escaping @MainActor (UIImage?) -> Void)
}
