public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIImage {
  /// Returns the image as a JPEG with fewer bytes than a limit, by default the portal's limit for
  /// portraits, in the best quality for which it is that small. If no quality is low enough, as for
  /// most photos of a camera, the image is scaled down to a half, a quarter and so on. Returns nil
  /// if a single pixel is too large, and for an image without pixels.
  ///
  /// HeadlessUIKit does not scale images, and returns nil for an image that is not already a small
  /// JPEG.
  public func asJPEG(smallerThan limit: Int = 300 * 1024) -> Data? {
    asJPEG(smallerThan: limit) { $0.halved() }
  }

  /// Returns the image as `asJPEG(smallerThan:)` does. `halved` scales an image down, or returns
  /// nil if it cannot.
  func asJPEG(smallerThan limit: Int, halved: (UIImage) -> UIImage?) -> Data? {
    var image = self
    while true {
      for tenths in (1...10).reversed() {
        let quality = CGFloat(tenths) / 10
        guard let data = image.jpegData(compressionQuality: quality) else { return nil }
        if data.count < limit { return data }
      }
      guard let smaller = halved(image) else { return nil }
      image = smaller
    }
  }

  /// Returns the image with half as many pixels in each direction, upright, or nil if it is a
  /// single pixel.
  private func halved() -> UIImage? {
    #if canImport(UIKit)
      let pixels = CGSize(width: size.width * scale, height: size.height * scale)
      let half = CGSize(width: (pixels.width / 2).rounded(), height: (pixels.height / 2).rounded())
      guard half != pixels else { return nil }
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = 1
      return UIGraphicsImageRenderer(size: half, format: format)
        .image { _ in draw(in: CGRect(origin: .zero, size: half)) }
    #else
      return nil
    #endif
  }
}
