#if !canImport(UIKit)
  public import Foundation

  /// The appearance of a view's border. Values are stored only, nothing is drawn.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// Whether content outside the layer is clipped.
    open var masksToBounds = false
    /// The opacity of the layer, from 0 to 1; independent of its view's `alpha` here.
    open var opacity: Float = 1
    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The offset of the shadow from the layer, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The colour of the shadow.
    open var shadowColor: CGColor?
  }

  /// The shape of rounded corners.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins earlier and more gently than a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// Creates a shape from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
