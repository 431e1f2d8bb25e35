#if !canImport(UIKit)
  internal import Foundation

  /// An estimate of the size of text, since fonts are not measured: half the point size per
  /// character, and the height that the system's font has per line, to the pixel of a phone.
  enum TextSize {
    static func of(_ text: String?, pointSize: CGFloat) -> CGSize {
      let lines = (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let longest = lines.map(\.count).max() ?? 0
      return CGSize(
        width: (CGFloat(longest) * pointSize / 2).rounded(.up),
        height: (CGFloat(lines.count) * pointSize * 1.193359375 * 3).rounded(.up) / 3)
    }
  }
#endif
