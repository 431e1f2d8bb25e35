/// A system font, with the properties that layouts and pictures need.
package struct Font: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  package var isBold: Bool
  package var isItalic: Bool
  /// Whether the size follows the text size that the user has chosen.
  package var isScaled: Bool

  package init(size: Double, isBold: Bool = false, isItalic: Bool = false, isScaled: Bool = false) {
    (self.size, self.isBold, self.isItalic, self.isScaled) = (size, isBold, isItalic, isScaled)
  }

  /// The height of a line, and the part of it that is above the baseline, in points.
  package var lineHeight: Double { size * 1.193 }
  package var ascent: Double { size * 0.952 }

  /// Returns the width of a text in one line, in points.
  package func width(of text: String) -> Double {
    let units = text.unicodeScalars.reduce(0) { $0 + GlyphWidths.width(of: $1) }
    return Double(units) / 1000 * size * (isBold ? 1.06 : 1)
  }
}
