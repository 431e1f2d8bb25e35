#if !canImport(UIKit)
  public import Foundation

  /// A font by family and size in points. Nothing is drawn, so any name will do.
  public final class UIFont: NSObject, Sendable {
    public let fontName: String
    public let pointSize: CGFloat

    static let systemName = "system"
    static let boldSystemName = "boldSystem"
    static let italicSystemName = "italicSystem"

    public init?(name: String, size: CGFloat) {
      guard !name.isEmpty else { return nil }
      fontName = name
      pointSize = size
    }

    private init(systemFont name: String, size: CGFloat) {
      fontName = name
      pointSize = size
    }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: systemName, size: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: boldSystemName, size: size)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: italicSystemName, size: size)
    }

    /// The same font in another size.
    public func withSize(_ size: CGFloat) -> UIFont {
      UIFont(systemFont: fontName, size: size)
    }

    override public func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return fontName == other.fontName && pointSize == other.pointSize
    }

    override public var hash: Int {
      var hasher = Hasher()
      hasher.combine(fontName)
      hasher.combine(pointSize)
      return hasher.finalize()
    }
  }
#endif
