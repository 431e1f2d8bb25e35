import AutoLayout
import XMLText

extension Picture {
  func drawText(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let texts = layout.texts
    switch view.kind {
    case .textField, .searchBar: drawField(view, frame, in: &picture)
    case .segmentedControl where view.isOptionMenu: drawMenu(view, frame, in: &picture)
    case .segmentedControl: drawSegments(view, frame, in: &picture)
    case .textView:
      write(
        view.text(in: texts) ?? "", of: view,
        in: frame.inset(view.textInsets.horizontal, view.textInsets.vertical),
        palette.text(of: view),
        isAtTop: true, in: &picture)
    case .button:
      let title = view.text(in: texts) ?? ""
      if title.isEmpty, let symbol = view.configuration?["image"] {
        return drawSymbol(symbol, in: frame, palette.text(of: view), in: &picture)
      }
      var room = frame.inset(view.sideInset, 0)
      drawSymbol(of: view, title, &room, in: &picture)
      write(title, of: view, in: room, palette.text(of: view), in: &picture)
    default:
      write(view.text(in: texts) ?? "", of: view, in: frame, palette.text(of: view), in: &picture)
    }
  }

  /// Draws the spinner of a busy button or the symbol of another one before its title, and removes
  /// its width from the room for that.
  private func drawSymbol(
    of view: InterfaceView, _ title: String, _ room: inout Frame, in picture: inout SVG
  ) {
    let isBusy = layout.interface.isBusy(view)
    let font = view.font(layout.traits.textSize)
    let width = view.widthBeforeTitle(isBusy: isBusy, in: font, layout.texts)
    guard width > 0 else { return }
    let side = width - 6
    let isTurned = layout.traits.isRightToLeft
    room.width -= width
    let free = max(0, room.width - font.width(of: title)) / 2
    let box = Frame(
      x: isTurned ? room.right - free + width - side : room.x + free,
      y: room.y + (room.height - side) / 2, width: side, height: side)
    if !isTurned { room.x += width }
    if isBusy {
      drawSpinner(box, palette.system("secondaryLabelColor"), in: &picture)
    } else if let symbol = view.symbol(in: layout.texts) {
      picture.symbol(symbol, in: box, palette.text(of: view))
    }
  }

  /// Draws a symbol of the system in the middle of a control.
  private func drawSymbol(
    _ name: String, in frame: Frame, _ color: Color, in picture: inout SVG
  ) {
    let side = SystemSymbol.side()
    picture.symbol(
      name,
      in: Frame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side), color)
  }

  private func drawField(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    if view.kind == .searchBar {
      let field = frame.inset(8, max(0, (frame.height - 36) / 2))
      picture.rectangle(field, radius: 10, fill: palette.system("tertiarySystemFillColor"))
    } else if view.hasRoundedBorder {
      picture.rectangle(frame, radius: 5, border: palette.system("systemGray4Color"))
    }
    let inner = frame.inset(view.hasRoundedBorder || view.kind == .searchBar ? 7 : 0, 0)
    if let text = view.text(in: layout.texts) {
      let isSecret = view.part("textInputTraits", "textInputTraits")?["secureTextEntry"] == "YES"
      if isSecret { return drawDots(text.count, of: view, in: inner, in: &picture) }
      write(text, of: view, in: inner, palette.text(of: view), in: &picture)
    } else if let placeholder = view.placeholder(in: layout.texts) {
      write(placeholder, of: view, in: inner, palette.placeholder(of: view), in: &picture)
    }
  }

  /// Draws a password.
  private func drawDots(
    _ count: Int, of view: InterfaceView, in frame: Frame, in picture: inout SVG
  ) {
    let size = view.font(layout.traits.textSize).size / 17
    let isTurned = view.alignment(layout.traits) == .right
    for dot in 0..<min(count, Int(frame.width / (10 * size))) {
      let distance = (Double(dot) * 10 + 4) * size
      picture.circle(
        x: isTurned ? frame.right - distance : frame.x + distance, y: frame.y + frame.height / 2,
        radius: 3.5 * size, fill: palette.text(of: view))
    }
  }

  private func drawSegments(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    picture.rectangle(frame, radius: 8, fill: palette.system("tertiarySystemFillColor"))
    let (titles, symbols) = (view.segments(in: layout.texts), view.segmentSymbols)
    let width = frame.width / Double(max(1, titles.count))
    let selected = view.integer("selectedSegmentIndex", isFilled ? 0 : -1)
    for (index, title) in titles.prefix(50).enumerated() {
      let column = layout.traits.isRightToLeft ? titles.count - 1 - index : index
      let segment = Frame(
        x: frame.x + Double(column) * width, y: frame.y, width: width, height: frame.height)
      if index == selected {
        picture.rectangle(
          segment.inset(2, 2), radius: 7, fill: palette.system("tertiarySystemBackgroundColor"))
      }
      if let symbol = symbols[index] {
        drawSymbol(symbol, in: segment, palette.system("labelColor"), in: &picture)
      }
      write(title, of: view, in: segment, palette.system("labelColor"), in: &picture)
    }
  }

  /// Draws a text in a frame with the alignment of the view.
  func write(
    _ text: String, of view: InterfaceView, in frame: Frame, _ color: Color, isAtTop: Bool = false,
    in picture: inout SVG
  ) {
    let fitted = FittedText(text, of: view, layout.traits, in: frame)
    let height = Double(fitted.lines.count) * fitted.font.lineHeight
    var y = isAtTop ? frame.y : frame.y + (frame.height - height) / 2
    for line in fitted.lines where y < frame.bottom {
      let shown = WrappedText.truncated(line, fitted.font, room: frame.width)
      let free = frame.width - fitted.font.width(of: shown)
      let x =
        switch view.alignment(layout.traits) {
        case .left: frame.x
        case .center: frame.x + free / 2
        case .right: frame.x + free
        }
      picture.text(shown, x: x, baseline: y + fitted.font.ascent, fitted.font, color)
      y += fitted.font.lineHeight
    }
  }
}
