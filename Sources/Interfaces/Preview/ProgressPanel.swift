internal import AutoLayout

/// The panel that `MBProgressHUDPresenter` shows while an action runs and when one has failed, in
/// points.
struct ProgressPanel {
  struct Part {
    let text: WrappedText
    let font: Font
  }

  let parts: [Part]
  /// The symbol of an action that has ended, or nil for the spinner of one that is running.
  let symbol: String?
  let width: Double
  let height: Double

  static let spinner = 37.0
  static let margin = 20.0
  static let spacing = 12.0

  init(_ message: String, _ textSize: Traits.TextSize, symbol: String? = nil) {
    self.symbol = symbol
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    var title = Font(style: "UICTFontTextStyleSubhead", textSize) ?? Font(size: 15)
    title.isBold = true
    let detail = Font(style: "UICTFontTextStyleFootnote", textSize) ?? Font(size: 13)
    parts = zip(lines, [title, detail]).filter { line, _ in !line.isEmpty }.map { line, font in
      Part(text: WrappedText(String(line), font, room: Self.room, limit: 8), font: font)
    }
    width = max(150, 48 + min(Self.room, parts.map(\.text.width).max() ?? 0))
    height = parts.reduce(2 * Self.margin + Self.spinner) { height, part in
      height + Self.spacing + Double(part.text.lines.count) * part.font.lineHeight
    }
  }

  /// The width of the longest line.
  static let room = 222.0
}

extension Picture {
  /// Draws the panel in the middle of the window, in the colours of the theme set. In place of the
  /// material there is the colour that a device without transparency shows.
  func draw(_ panel: ProgressPanel, over window: Frame, in picture: inout SVG) {
    let styles = layout.interface.styles
    let own = styles.panelColor?.color(layout.appearance)
    func faded(_ color: Color) -> Color {
      var color = color
      color.alpha *= styles.panelOpacity
      return color
    }
    let background = own ?? palette.system("secondarySystemBackgroundColor")
    let readable = own?.readableText
    let gray = faded(readable ?? palette.system("secondaryLabelColor"))
    let frame = Frame(
      x: (window.width - panel.width) / 2, y: (window.height - panel.height) / 2,
      width: panel.width, height: panel.height)
    picture.rectangle(frame, radius: 16, fill: faded(background))
    let middle = frame.x + frame.width / 2
    var y = frame.y + ProgressPanel.margin
    let size = ProgressPanel.spinner
    let box = Frame(x: middle - size / 2, y: y, width: size, height: size)
    if let symbol = panel.symbol {
      picture.symbol(symbol, in: box, faded(readable ?? palette.system("systemRedColor")))
    } else {
      drawSpinner(box, gray, in: &picture)
    }
    y += size
    for part in panel.parts {
      y += ProgressPanel.spacing
      let color = part.font.isBold ? faded(readable ?? palette.system("labelColor")) : gray
      for line in part.text.lines {
        let line = WrappedText.truncated(line, part.font, room: ProgressPanel.room)
        picture.text(
          line, x: middle - part.font.width(of: line) / 2, baseline: y + part.font.ascent,
          part.font, color)
        y += part.font.lineHeight
      }
    }
  }
}

extension Color {
  /// White or black, whichever has the higher contrast with this colour.
  fileprivate var readableText: Color {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    return black.contrast(with: self) > white.contrast(with: self) ? black : white
  }
}
