/// A date picker in its compact style, which shows each part of the date in a box of its own.
package struct CompactDate: Sendable {
  /// The texts of the boxes, which are the same on every day.
  package let texts: [String]

  package init(hasDate: Bool, hasTime: Bool) {
    texts = (hasDate ? ["14 Mar 2026"] : []) + (hasTime ? ["09:41"] : [])
  }

  package static let font = Font(size: 17)
  package static let height = 34.0
  package static let spacing = 8.0
  /// The distance of a text from the edges of its box.
  package static let padding = 11.0

  package var widths: [Double] {
    texts.map { (Self.font.width(of: $0) + 2 * Self.padding).rounded(.up) }
  }

  package var width: Double {
    widths.reduce(0, +) + Self.spacing * Double(max(0, texts.count - 1))
  }
}

/// A symbol of the system, which is measured as a square.
package enum SystemSymbol {
  /// Returns the width and height of a symbol that fits to text of a size. The scale is `small`,
  /// `medium` or `large`.
  package static func side(_ pointSize: Double = 17, scale: String? = nil) -> Double {
    let factor = ["small": 0.95, "large": 1.55][scale ?? ""] ?? 1.2
    return (pointSize * factor).rounded(.up)
  }
}
