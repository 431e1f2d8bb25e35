#if !canImport(UIKit)
  public import Foundation

  /// A font with a name and a size in points. Nothing is drawn, so any name is valid.
  public final class UIFont: NSObject, Sendable {
    /// The name that the font was created with, or a fixed name for a system font.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    static let systemName = "system"
    static let boldSystemName = "boldSystem"
    static let italicSystemName = "italicSystem"

    /// Creates a font with a name, whether or not it exists; nil for an empty name.
    public init?(name: String, size: CGFloat) {
      guard !name.isEmpty else { return nil }
      fontName = name
      pointSize = size
    }

    init(systemFont name: String, size: CGFloat) {
      fontName = name
      pointSize = size
    }

    /// The font size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The font size of button titles, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The default font size, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The default size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The system font in a size.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: systemName, size: size)
    }

    /// The bold system font in a size.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: boldSystemName, size: size)
    }

    /// The italic system font in a size.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(systemFont: italicSystemName, size: size)
    }

    var isBold: Bool { fontName == Self.boldSystemName }

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
