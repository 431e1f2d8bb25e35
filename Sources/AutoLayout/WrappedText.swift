/// A text broken into lines.
package struct WrappedText: Hashable, Sendable {
  package private(set) var lines: [String] = []
  /// Whether a word does not fit, or the text needs more lines than the limit.
  package private(set) var isCut = false
  /// The width of the longest line.
  package private(set) var width = 0.0

  /// Breaks the text at spaces where a line would be wider than `room`. `limit` is the maximum
  /// number of lines, or 0 if there is none.
  package init(_ text: String, _ font: Font, room: Double, limit: Int) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if limit == 1, lines.count == 1 {
        isCut = true
        break
      }
      add(String(paragraph), font, room, wraps: limit != 1)
    }
    if limit > 0, lines.count > limit {
      isCut = true
      lines.removeLast(lines.count - limit)
    }
    width = lines.map(font.width).max() ?? 0
    if width > room + Self.tolerance { isCut = true }
  }

  /// The tolerance in points, because the measured widths of texts are approximate.
  package static let tolerance = 0.5

  /// Returns the size of the text as a label shows it, rounded up as UIKit does on a phone. An
  /// empty text has no size.
  package func size(in font: Font) -> (width: Double, height: Double) {
    if lines == [""] { return (0, 0) }
    return (width.roundedUp, (Double(lines.count) * font.lineHeight).roundedUp)
  }

  private mutating func add(_ paragraph: String, _ font: Font, _ room: Double, wraps: Bool) {
    guard wraps else { return lines.append(paragraph) }
    var line = ""
    var width = 0.0
    let space = font.width(of: " ")
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = font.width(of: String(word))
      if !line.isEmpty, width + space + wordWidth > room + Self.tolerance {
        lines.append(line)
        (line, width) = (String(word), wordWidth)
      } else {
        width += (line.isEmpty ? 0 : space) + wordWidth
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    lines.append(line)
  }

  /// Returns the part of the text that fits, with an ellipsis for the rest.
  package static func truncated(_ text: String, _ font: Font, room: Double) -> String {
    if font.width(of: text) <= room + tolerance { return text }
    // No line of a picture has more characters.
    var kept = String(text.prefix(1000))
    while !kept.isEmpty, font.width(of: kept + "\u{2026}") > room { kept.removeLast() }
    return kept + "\u{2026}"
  }
}

extension Double {
  /// The number rounded up to a third of a point.
  package var roundedUp: Double { (self * 3 - 0.001).rounded(.up) / 3 }
}
