public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIImage {
  /// The image as a JPEG of fewer bytes than a limit, by default the one that portals have for
  /// portraits: in the best quality with which it is that small. If no quality is low enough, as for
  /// most photos of a camera, the image is scaled down, to a half, a quarter and so on. Nil if a
  /// single pixel is too large, and for an image without pixels.
  ///
  /// HeadlessUIKit scales nothing: there, it is nil for an image that is not a small JPEG already.
  public func asJPEG(smallerThan limit: Int = 300 * 1024) -> Data? {
    asJPEG(smallerThan: limit) { $0.halved() }
  }

  /// Like `asJPEG(smallerThan:)`, with `halved` to scale an image down; nil if it cannot be.
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

  /// The image with half as many pixels in each direction, upright; nil if it is a single pixel.
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
