#if !canImport(UIKit)
  public import Foundation

  /// The looks of a view's edge. Values are kept, nothing is drawn.
  @MainActor
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// Whether what is outside of the layer is cut off.
    open var masksToBounds = false
    /// How opaque the layer is, from 0 to 1; independent of its view's `alpha` here.
    open var opacity: Float = 1
    /// How opaque the shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow is blurred, in points.
    open var shadowRadius: CGFloat = 3
    /// Where the shadow is, in points from the layer.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The colour of the shadow.
    open var shadowColor: CGColor?
  }
#endif
