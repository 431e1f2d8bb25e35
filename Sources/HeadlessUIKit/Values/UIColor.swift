#if !canImport(UIKit)
  public import Foundation

  /// A colour in sRGB: red, green, blue and alpha, each from 0 to 1. Nothing is drawn.
  public final class UIColor: NSObject, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    /// Creates a colour from its components, which are not clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a shade of grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour for a layer.
    public var cgColor: CGColor {
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    override public func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return components == other.components
    }

    override public var hash: Int {
      components.hashValue
    }

    override public var description: String {
      "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }

    private var components: [CGFloat] {
      [red, green, blue, alpha]
    }
  }

  extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// One third white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Transparent: black with an alpha of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A mix of red, less green and some blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// The background colour: always white here, as in light mode.
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// The background colour of parts that stand out from the rest, in light mode.
    public static let secondarySystemBackground = UIColor(
      red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    /// The text colour: always black here, as in light mode.
    public static let label = UIColor(white: 0, alpha: 1)
    /// The colour of secondary text in light mode.
    public static let secondaryLabel = UIColor(
      red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    /// The colour of what is decoration in light mode.
    public static let tertiaryLabel = UIColor(
      red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    /// The colour of lines between rows in light mode.
    public static let separator = UIColor(
      red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    /// The blue of controls in light mode.
    public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    /// The red of warnings in light mode.
    public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    /// The green of switches in light mode.
    public static let systemGreen = UIColor(
      red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    /// The yellow of stars in light mode.
    public static let systemYellow = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    /// The grey of secondary elements in light mode.
    public static let systemGray = UIColor(
      red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  }
#endif
