import AutoLayout
import XMLText

extension Picture {
  /// Draws the boxes of a compact date picker, or the middle of wheels.
  func drawDate(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let (fill, label) = (
      palette.system("tertiarySystemFillColor"), palette.system("labelColor")
    )
    if view.isOptionalDate, !layout.interface.isFilled {
      return drawAddButton(view, frame, in: &picture)
    }
    let frame = view.isOptionalDate ? drawClearButton(frame, in: &picture) : frame
    guard let date = view.compactDate else {
      let height = min(32, frame.height)
      let band = Frame(
        x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
      picture.rectangle(band, radius: 8, fill: fill)
      let text = view.kind == .datePicker ? view.sampleDate : ""
      return write(text, of: view, in: band, label, in: &picture)
    }
    let isTurned = layout.traits.isRightToLeft
    var x = isTurned ? frame.right : frame.x
    let y = frame.y + (frame.height - CompactDate.height) / 2
    for (text, width) in zip(date.texts, date.widths) {
      let box = Frame(
        x: isTurned ? x - width : x, y: y, width: width, height: CompactDate.height)
      picture.rectangle(box, radius: 6, fill: fill)
      let font = CompactDate.font
      picture.text(
        text, x: box.x + CompactDate.padding,
        baseline: y + (box.height - font.lineHeight) / 2 + font.ascent, font, label)
      x += (isTurned ? -1 : 1) * (width + CompactDate.spacing)
    }
  }

  /// Draws a symbol of the system in its tint, or a stand-in for an image of the app.
  func drawImage(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    if let image = view.image, image.isSymbol {
      let isScaled = ["scaleAspectFit", "scaleAspectFill", "scaleToFill"].contains(
        view.element["contentMode"] ?? "scaleToFill")
      let side = isScaled ? min(frame.width, frame.height) : view.symbolSide
      let box = Frame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side)
      return picture.symbol(image.name, in: box, palette.tint(of: view))
    }
    if palette.background(of: view).alpha == 0 {
      let radius = min(view.cornerRadius, frame.width / 2, frame.height / 2)
      picture.rectangle(frame, radius: radius, fill: palette.system("tertiarySystemFillColor"))
    }
    guard frame.width >= 24, frame.height >= 24 else { return }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let gray = palette.system("systemGrayColor")
    if view.isRound {
      let side = min(frame.width, frame.height) / 2
      let box = Frame(x: x - side / 2, y: y - side / 2, width: side, height: side)
      return picture.symbol("person.fill", in: box, gray)
    }
    picture.rectangle(
      Frame(x: x - 10, y: y - 8, width: 20, height: 16), radius: 2, border: gray)
    picture.line("M\(SVG.number(x - 8)) \(SVG.number(y + 5)) l5 -6 l4 4 l3 -3 l4 5", gray, width: 1)
  }
}
