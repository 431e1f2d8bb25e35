#if !canImport(UIKit) && !canImport(CoreGraphics)
  public import Foundation

  /// The colour of a layer: red, green, blue and alpha, each from 0 to 1.
  public struct CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, in this order; never nil here.
    public let components: [CGFloat]?

    /// Creates a colour from its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }
  }
#endif
