public import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// A short text in a capsule, such as the status beside the title of a view. The XIB gives it the
/// colour of the capsule, and centres the text.
open class BadgeLabel: ValueLabel {

  /// The distances of the text from the edges of the capsule.
  private static let (sides, ends) = (3.0, 10.0)

  override open var intrinsicContentSize: CGSize {
    let text = super.intrinsicContentSize
    return CGSize(width: text.width + 2 * Self.ends, height: text.height + 2 * Self.sides)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    clipsToBounds = true
  }

  #if canImport(UIKit)
    override open func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: Self.ends, dy: Self.sides))
    }
  #endif
}
