#if !canImport(UIKit)
  public import Foundation

  /// The distances from the four edges of a rectangle, in points, in the direction of reading.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Zero distance from all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets from distances, which are 0 by default.
    public init(
      top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
#endif
