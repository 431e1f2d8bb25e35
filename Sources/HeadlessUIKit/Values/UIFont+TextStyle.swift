#if !canImport(UIKit)
  internal import Foundation

  extension UIFont {
    /// The purpose of a text, which determines its font together with the text size of the user.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      /// The name of the style in XIBs.
      public let rawValue: String

      /// The title at the top of a screen.
      public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
      /// A title of the first level.
      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
      /// A title of the second level.
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
      /// A title of the third level.
      public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
      /// A heading, bold.
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
      /// A heading below another.
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
      /// Usual text.
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
      /// Text that is called out from the rest.
      public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
      /// A footnote.
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
      /// A usual caption.
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
      /// A small caption.
      public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

      /// Creates a style from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    /// Returns the system's font for a style, in the text size that is the default for users.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      let size = standardSizes[style] ?? UIFont.labelFontSize
      return style == .headline ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    /// From Apple's Human Interface Guidelines.
    private static let standardSizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }
#endif
