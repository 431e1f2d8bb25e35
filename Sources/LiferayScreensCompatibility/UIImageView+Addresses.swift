public import LiferayScreens

/// How `lr_setImageWithURL` shows an image.
public enum ImageLoadingOption: Sendable {
  /// The image is decoded on another thread, as every image is.
  case backgroundDecode
}

extension UIImageView {

  /// Fetches the image at an address and shows it, and a placeholder until then. After a failure,
  /// it shows no image.
  ///
  /// In new code, use `showImage(at:)`.
  public func lr_setImageWithURL(
    _ url: URL, placeholderImage: UIImage? = nil, optionsInfo: [ImageLoadingOption]? = nil
  ) {
    showImage(at: url.absoluteString)
    if image == nil { image = placeholderImage }
  }
}
