internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

extension UIColor {
  /// White or black, whichever has the higher contrast with this colour, as the Web Content
  /// Accessibility Guidelines define it.
  var readableTextColor: UIColor {
    // At this luminance, both have a contrast of 4.58 to 1.
    luminance > 0.179 ? .black : .white
  }

  private var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    guard let parts = cgColor.components, let gray = parts.first else { return 1 }
    // A shade of grey has one component beside its alpha.
    guard parts.count >= 4 else { return linear(gray) }
    return 0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
  }
}
