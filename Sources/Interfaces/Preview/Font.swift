/// A system font, with the properties that layouts and pictures need.
struct Font: Hashable, Sendable {
  /// The size in points.
  var size: Double
  var isBold = false
  var isItalic = false
  /// Whether the size follows the text size that the user has chosen.
  var isScaled = false

  /// The height of a line, and the part of it that is above the baseline, in points.
  var lineHeight: Double { size * 1.193 }
  var ascent: Double { size * 0.952 }

  /// Returns the width of a text in one line, in points.
  func width(of text: String) -> Double {
    let units = text.unicodeScalars.reduce(0) { $0 + GlyphWidths.width(of: $1) }
    return Double(units) / 1000 * size * (isBold ? 1.06 : 1)
  }
}

extension Font {
  /// Creates the font of a text style, such as `UICTFontTextStyleBody`. Returns nil if the name is
  /// unknown.
  init?(style: String, _ textSize: Traits.TextSize) {
    guard let sizes = Self.styles[style] else { return nil }
    let index =
      switch textSize {
      case .small: 0
      case .standard: 1
      case .large: 2
      }
    self.init(size: sizes[index], isBold: style.hasSuffix("Headline"), isScaled: true)
  }

  /// The text style of body text.
  static let body = "UICTFontTextStyleBody"
  /// The text style of headings.
  static let headline = "UICTFontTextStyleHeadline"

  /// The sizes for xSmall, large and accessibilityLarge, from Apple's Human Interface Guidelines.
  private static let styles: [String: [Double]] = [
    "UICTFontTextStyleTitle0": [31, 34, 48],
    "UICTFontTextStyleTitle1": [25, 28, 43],
    "UICTFontTextStyleTitle2": [19, 22, 39],
    "UICTFontTextStyleTitle3": [17, 20, 37],
    "UICTFontTextStyleHeadline": [14, 17, 33],
    "UICTFontTextStyleBody": [14, 17, 33],
    "UICTFontTextStyleCallout": [13, 16, 32],
    "UICTFontTextStyleSubhead": [12, 15, 30],
    "UICTFontTextStyleFootnote": [12, 13, 27],
    "UICTFontTextStyleCaption1": [11, 12, 26],
    "UICTFontTextStyleCaption2": [11, 11, 24],
  ]
}
