#if !canImport(UIKit)
  internal import Foundation

  /// A size for text where no font is measured: half its point size per character, one line high.
  enum TextSize {
    static func of(_ text: String?, pointSize: CGFloat) -> CGSize {
      let lines = (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let longest = lines.map(\.count).max() ?? 0
      return CGSize(
        width: (CGFloat(longest) * pointSize / 2).rounded(.up),
        height: (CGFloat(lines.count) * pointSize * 1.2).rounded(.up))
    }
  }
#endif
