#if !canImport(UIKit)
  public import Foundation

  /// A font by family and size in points. Nothing is drawn, so any name will do.
  public final class UIFont: NSObject, Sendable {
    /// The name that the font was made with, or one for the system's own.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    static let systemName = "system"
    static let boldSystemName = "boldSystem"
    static let italicSystemName = "italicSystem"

    /// A font of that name, whether it exists or not; nil for an empty name.
    public init?(name: String, size: CGFloat) {
      guard !name.isEmpty else { return nil }
      fontName = name
      pointSize = size
    }

    private init(systemFont name: String, size: CGFloat) {
      fontName = name
      pointSize = size
    }

    /// The size of a label's text, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of a button's title, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The usual size of text, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The usual size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The system's font in a size.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: systemName, size: size)
    }

    /// The system's bold font in a size.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: boldSystemName, size: size)
    }

    /// The system's italic font in a size.
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
