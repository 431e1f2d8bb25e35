#if !canImport(UIKit)
  public import Foundation

  /// Scales fonts like the font of a text style, to the text size that the user chose.
  open class UIFontMetrics: NSObject {
    /// The metrics of `.body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// The font as it is shown: the same font, since there is only the standard text size.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// A number of points as it is with the text size: the same, as there is only one.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif
