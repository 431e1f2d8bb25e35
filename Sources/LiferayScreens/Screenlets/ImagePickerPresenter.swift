#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Where users pick an image.
public enum ImageSource: String, Sendable {
  case camera, library
}

/// Lets the user pick the image that an action is performed with.
@MainActor
public protocol ImagePickerPresenter: AnyObject {

  /// Shows what `sources` offer, above `view`. `completion` is called once, on the main actor, with
  /// the image, or with nil if the user picks none.
  func pickImage(
    from sources: [ImageSource], inView view: UIView,
    completion: @escaping @MainActor (UIImage?) -> Void)
}
