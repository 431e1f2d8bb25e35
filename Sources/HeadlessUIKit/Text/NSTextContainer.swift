#if !canImport(UIKit)
  public import Foundation

  /// The area in which a text view arranges its text.
  @MainActor
  open class NSTextContainer {
    /// The distance of the text from the left and the right edge of the area, in points.
    open var lineFragmentPadding: CGFloat = 5
  }
#endif
