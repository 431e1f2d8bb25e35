#if !canImport(UIKit)
  #if canImport(AutoLayout)
    internal import AutoLayout
  #endif
  internal import Foundation

  /// The size of text. Fonts are not measured: the widths of characters are those by which pictures
  /// of XIBs are drawn, or without the solver half the point size each.
  enum TextSize {
    /// Returns the size of a text whose lines are broken to `width`. A limit of 0 means any number
    /// of lines.
    static func of(
      _ text: String?, pointSize: CGFloat, isBold: Bool = false, width: CGFloat = .infinity,
      limit: Int = 0
    ) -> CGSize {
      #if canImport(AutoLayout)
        let font = Font(size: pointSize, isBold: isBold)
        let wrapped = WrappedText(text ?? "", font, room: width, limit: limit)
        return CGSize(
          width: wrapped.width.roundedUp,
          height: (Double(wrapped.lines.count) * font.lineHeight).roundedUp)
      #else
        let lines = (text ?? "").split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let longest = lines.map(\.count).max() ?? 0
        return CGSize(
          width: (CGFloat(longest) * pointSize / 2).rounded(.up),
          height: (CGFloat(lines.count) * pointSize * 1.193 * 3).rounded(.up) / 3)
      #endif
    }
  }
#endif
