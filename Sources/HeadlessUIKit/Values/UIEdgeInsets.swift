#if !canImport(UIKit)
  public import Foundation

  /// Distances in points from the four edges of a rectangle.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()

    /// These distances; 0 for those left out.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
#endif
