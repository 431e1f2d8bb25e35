#if !canImport(UIKit)
  internal import Foundation

  /// An estimate of the size of text, since fonts are not measured: half the point size per
  /// character, and the height that the system's font has per line, to the pixel of a phone.
  enum TextSize {
    static func of(_ text: String?, pointSize: CGFloat) -> CGSize {
      size(of: paragraphs(text).map(\.count), pointSize: pointSize)
    }

    /// The size of a text that is broken between words into lines of at most this width, and of
    /// which at most `limit` lines are shown, or all if that is 0.
    static func of(_ text: String?, pointSize: CGFloat, width: CGFloat, limit: Int) -> CGSize {
      let room = max(1, Int(width / (pointSize / 2)))
      let lines = paragraphs(text).flatMap { lengthsOfLines($0, room: room) }
      return size(of: limit > 0 ? Array(lines.prefix(limit)) : lines, pointSize: pointSize)
    }

    private static func paragraphs(_ text: String?) -> [Substring] {
      (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private static func lengthsOfLines(_ paragraph: Substring, room: Int) -> [Int] {
      var lines = [0]
      for word in paragraph.split(separator: " ") {
        var length = word.count
        let line = lines[lines.count - 1]
        if line > 0, line + 1 + length <= room {
          lines[lines.count - 1] = line + 1 + length
          continue
        }
        if line > 0 { lines.append(0) }
        // A word that is longer than a line is broken within.
        while length > room {
          lines[lines.count - 1] = room
          lines.append(0)
          length -= room
        }
        lines[lines.count - 1] = length
      }
      return lines
    }

    private static func size(of lines: [Int], pointSize: CGFloat) -> CGSize {
      CGSize(
        width: (CGFloat(lines.max() ?? 0) * pointSize / 2).rounded(.up),
        height: (CGFloat(lines.count) * pointSize * 1.193359375 * 3).rounded(.up) / 3)
    }
  }
#endif
