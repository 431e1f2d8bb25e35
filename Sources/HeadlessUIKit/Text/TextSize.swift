#if !canImport(UIKit)
  internal import Foundation

  /// An estimate of the size of text, since fonts are not measured: half the point size per
  /// character, and 1.2 times the point size per line.
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
