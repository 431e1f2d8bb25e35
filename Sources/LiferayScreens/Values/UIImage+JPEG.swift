public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIImage {
  /// The image as a JPEG of fewer bytes than a limit, by default the one that portals have for
  /// portraits: in the best quality with which it is that small. Nil if it never is, and for an image
  /// without pixels.
  ///
  /// Upstream scales the image down instead ("UserPortraitScreenlet" of the library).
  public func asJPEG(smallerThan limit: Int = 300 * 1024) -> Data? {
    for tenths in (1...10).reversed() {
      guard let data = jpegData(compressionQuality: CGFloat(tenths) / 10) else { return nil }
      if data.count < limit { return data }
    }
    return nil
  }
}
