internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

extension UIImage {
  /// The image as an upright PNG, because PNG has no orientation, unlike photos. It is nil for an
  /// image without pixels.
  var uprightPNG: Data? {
    #if canImport(UIKit)
      if imageOrientation != .up {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format)
          .pngData { _ in draw(at: .zero) }
      }
    #endif
    return pngData()
  }
}
