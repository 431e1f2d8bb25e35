#if !canImport(UIKit)
  /// The shape of rounded corners.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape in XIBs.
    public let rawValue: String

    /// An arc of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve without a visible beginning, as the system's own corners have.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// Creates a shape from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
