#if !canImport(UIKit)
  public import Foundation

  extension UIFont {
    /// How heavy a font is, from -1 to 1, as in UIKit.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// The weight as a number.
      public let rawValue: CGFloat

      /// The weight of usual text.
      public static let regular = Weight(rawValue: 0)
      /// Between regular and semibold.
      public static let medium = Weight(rawValue: 0.23)
      /// Between medium and bold.
      public static let semibold = Weight(rawValue: 0.3)
      /// The weight of bold text.
      public static let bold = Weight(rawValue: 0.4)

      /// Creates a weight from a number.
      public init(rawValue: CGFloat) {
        self.rawValue = rawValue
      }
    }

    /// The system font in a size and a weight: from semibold on the bold one, else the regular one.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      weight.rawValue < Weight.semibold.rawValue
        ? .systemFont(ofSize: size) : .boldSystemFont(ofSize: size)
    }

    /// The system font whose letters all have the same width, in a size. It has one weight here.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(systemFont: ".AppleSystemUIFontMonospaced-Regular", size: size)
    }
  }
#endif
