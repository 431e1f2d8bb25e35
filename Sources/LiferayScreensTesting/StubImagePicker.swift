public import LiferayScreens

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Picks an image in place of the user of a Screenlet: `screenlet.imagePickerPresenter =
/// StubImagePicker(image)`.
public final class StubImagePicker: ImagePickerPresenter {

  /// The sources of each request for an image, in the order of the requests.
  public private(set) var offers: [[ImageSource]] = []

  /// The image that is picked each time, or nil for a user who picks none.
  public var image: UIImage?

  /// Creates a user who picks this image.
  public init(_ image: UIImage?) {
    self.image = image
  }

  /// Picks at once.
  public func pickImage(
    from sources: [ImageSource], inView view: UIView,
    completion: @escaping @MainActor (UIImage?) -> Void
  ) {
    offers.append(sources)
    completion(image)
  }
}
