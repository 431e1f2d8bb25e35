import AutoLayout
import XMLText

// The choice of a text with a button that opens a menu, which the runtime puts in the place of
// segments.

extension InterfaceView {
  /// Whether this is an `OptionMenu`.
  var isOptionMenu: Bool {
    kind == .segmentedControl && element["customClass"] == "OptionMenu" && isArranged
  }

  /// Returns the title of the button: the selected text.
  fileprivate func menuTitle(in texts: Texts, isFilled: Bool) -> String {
    let titles = segments(in: texts)
    let selected = integer("selectedSegmentIndex", isFilled ? 0 : -1)
    return titles.indices.contains(selected) ? titles[selected] : "Choose"
  }

  /// Returns the size of the button.
  func menuSize(
    in texts: Texts, isFilled: Bool, _ traits: Traits
  ) -> (width: Double, height: Double) {
    let font = Self.menuFont(traits)
    let width = font.width(of: menuTitle(in: texts, isFilled: isFilled)).rounded(.up)
    return (width + Self.arrowsWidth, max(44, font.lineHeight.rounded(.up) + 14))
  }

  fileprivate static func menuFont(_ traits: Traits) -> Font {
    Font(style: Font.body, traits.textSize) ?? Font(size: 17)
  }

  /// The width of the arrows behind the title, and the distance between.
  fileprivate static let arrowsWidth = 18.0
}

extension Picture {
  /// Draws the button: the title before two arrows, at the trailing edge unless the row is a column.
  func drawMenu(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let font = InterfaceView.menuFont(layout.traits)
    let isTurned = layout.traits.isRightToLeft
    let (arrows, color) = (InterfaceView.arrowsWidth, palette.tint(of: view))
    let title = WrappedText.truncated(
      view.menuTitle(in: layout.texts, isFilled: isFilled), font, room: frame.width - arrows)
    let width = font.width(of: title)
    let isAtRight = (layout.traits.textSize == .large) == isTurned
    let x = isAtRight ? frame.right - width - arrows : frame.x
    let middle = frame.y + frame.height / 2
    picture.text(
      title, x: isTurned ? x + arrows : x,
      baseline: middle - font.lineHeight / 2 + font.ascent, font, color)
    let left = SVG.number(isTurned ? x + 2 : x + width + 6)
    let (top, bottom) = (SVG.number(middle - 2), SVG.number(middle + 3))
    picture.line("M\(left) \(top) l5 -5 l5 5 M\(left) \(bottom) l5 5 l5 -5", color, width: 1.5)
  }
}
