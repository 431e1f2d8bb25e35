import AutoLayout
import XMLText

// The picker of a date that may be missing, with the buttons that the runtime adds to it.

extension InterfaceView {
  /// Whether this is an `OptionalDatePicker`.
  var isOptionalDate: Bool {
    kind == .datePicker && element["customClass"] == "OptionalDatePicker" && isArranged
  }

  /// The title of the button that adds a date.
  fileprivate var addTitle: String {
    element["datePickerMode"] == "time" ? "Add Time" : "Add Date"
  }

  /// Returns the size of the button that adds a date, or of the picker beside the button that
  /// removes the date.
  func optionalDateSize(isChosen: Bool, _ traits: Traits) -> (width: Double, height: Double) {
    let (font, side) = (Self.addFont(traits), Self.touchSide)
    return isChosen
      ? ((compactDate?.width ?? 0) + side, max(side, CompactDate.height))
      : (font.width(of: addTitle).rounded(.up), max(side, font.lineHeight.rounded(.up) + 14))
  }

  fileprivate static func addFont(_ traits: Traits) -> Font {
    Font(style: Font.body, traits.textSize) ?? Font(size: 17)
  }

  /// The width and the least height of a button.
  fileprivate static let touchSide = 44.0
}

extension Picture {
  /// Draws the button that adds a date, at the trailing edge unless the row is a column.
  func drawAddButton(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let font = InterfaceView.addFont(layout.traits)
    let y = frame.y + (frame.height - font.lineHeight) / 2
    let isAtRight = (layout.traits.textSize == .large) == layout.traits.isRightToLeft
    let free = isAtRight ? frame.width - font.width(of: view.addTitle) : 0
    picture.text(
      view.addTitle, x: frame.x + free, baseline: y + font.ascent, font, palette.tint(of: view))
  }

  /// Draws the button that removes a date, and returns the frame that it leaves for the picker.
  func drawClearButton(_ frame: Frame, in picture: inout SVG) -> Frame {
    let (width, side) = (InterfaceView.touchSide, SystemSymbol.side())
    let isTurned = layout.traits.isRightToLeft
    var rest = frame
    rest.width -= width
    if isTurned { rest.x += width }
    let box = Frame(
      x: (isTurned ? frame.x : rest.right) + (width - side) / 2,
      y: frame.y + (frame.height - side) / 2, width: side, height: side)
    picture.symbol("xmark.circle.fill", in: box, palette.system("tertiaryLabelColor"))
    return rest
  }
}
