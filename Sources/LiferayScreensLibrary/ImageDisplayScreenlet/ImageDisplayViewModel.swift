import LiferayScreens

/// What `ImageDisplayScreenlet` writes to its view besides the file and its title.
@MainActor
public protocol ImageDisplayViewModel: FileDisplayViewModel {

  /// How the image fits into the view.
  var imageMode: UIView.ContentMode { get set }

  /// What is shown until there is an image, and in place of one that cannot be read.
  var placeholder: UIImage? { get set }

  /// How the placeholder fits into the view.
  var placeholderImageMode: UIView.ContentMode { get set }
}

extension ImageDisplayViewModel {

  /// Shows the image at `url` in a view, or the placeholder if there is no image, each as its mode
  /// says. A theme calls it when one of these has changed.
  public func showImage(in imageView: UIImageView?) {
    imageView?.showImage(at: url?.absoluteString)
    let isShown = imageView?.image != nil
    imageView?.contentMode = isShown ? imageMode : placeholderImageMode
    if !isShown { imageView?.image = placeholder }
  }
}
