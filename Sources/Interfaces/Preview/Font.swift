import AutoLayout

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
