import AutoLayout
import XMLText

extension Picture {
  func drawControl(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let (tint, track) = (palette.tint(of: view), palette.system("systemFillColor"))
    let middle = frame.y + frame.height / 2
    switch view.kind {
    case .switch:
      let isOn = isFilled || view.element["on"] != "NO"
      // It ends beyond its frame, at the side where a line ends.
      let start = layout.traits.isRightToLeft ? frame.right - 51 : frame.x
      let box = Frame(x: start, y: middle - 15.5, width: 51, height: 31)
      let on = palette.own("onTintColor", of: view) ?? palette.system("systemGreenColor")
      picture.rectangle(box, radius: 15.5, fill: isOn ? on : track)
      let isAtEnd = isOn != layout.traits.isRightToLeft
      picture.circle(
        x: isAtEnd ? box.right - 15.5 : box.x + 15.5, y: middle, radius: 13.5, fill: Color(0xFFFFFF)
      )
    case .slider, .progressView:
      let isTurned = layout.traits.isRightToLeft
      // The thumb of a slider stays within the frame.
      let thumb = view.kind == .slider ? 13.5 : 0
      let length = thumb + (frame.width - 2 * thumb) * view.fraction
      let bar = Frame(x: frame.x, y: middle - 2, width: frame.width, height: 4)
      let end = isTurned ? bar.right - length : bar.x + length
      let done = Frame(x: isTurned ? end : bar.x, y: bar.y, width: length, height: 4)
      picture.rectangle(bar, radius: 2, fill: track)
      picture.rectangle(done, radius: 2, fill: tint)
      if view.kind == .slider {
        picture.circle(
          x: end, y: middle, radius: thumb, fill: Color(0xFFFFFF),
          border: palette.system("separatorColor"))
      }
    case .stepper:
      picture.rectangle(frame, radius: 8, fill: palette.system("tertiarySystemFillColor"))
      let label = palette.system("labelColor")
      let (left, right) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
      picture.line("M\(SVG.number(left - 7)) \(SVG.number(middle)) h14", label)
      picture.line("M\(SVG.number(right - 7)) \(SVG.number(middle)) h14", label)
      picture.line("M\(SVG.number(right)) \(SVG.number(middle - 7)) v14", label)
    case .activityIndicatorView: drawSpinner(frame, palette.system("systemGrayColor"), in: &picture)
    default:
      let count = min(50, max(0, view.integer("numberOfPages", 0)))
      let current = view.integer("currentPage", 0)
      let start = frame.x + frame.width / 2 - Double(count - 1) * 8
      for page in 0..<count {
        picture.circle(
          x: start + Double(page) * 16, y: middle, radius: 3.5,
          fill: page == current
            ? palette.system("labelColor") : palette.system("tertiaryLabelColor"))
      }
    }
  }

  /// Draws a rating of four stars.
  func drawStars(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    let color = palette.own("tintColor", of: view) ?? palette.system("systemYellowColor")
    let (starWidth, symbol) = view.starSizes
    let side = SystemSymbol.side(symbol, scale: nil)
    let width = min(starWidth, frame.width / 5)
    let start = frame.x + (frame.width - 5 * width) / 2
    for star in 0..<5 {
      let column = layout.traits.isRightToLeft ? 4 - star : star
      let box = Frame(
        x: start + Double(column) * width + (width - side) / 2,
        y: frame.y + (frame.height - side) / 2, width: side, height: side)
      picture.symbol(star < 4 ? "star.fill" : "star", in: box, color)
    }
  }

  func drawSpinner(_ frame: Frame, _ color: Color, in picture: inout SVG) {
    let radius = min(frame.width, frame.height) / 2
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    // Eight rays, as parts of the radius to the right and down.
    let rays = [
      (0.0, -1.0), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0),
      (-0.71, -0.71),
    ]
    for (right, down) in rays {
      let from = "\(SVG.number(x + right * radius * 0.5)) \(SVG.number(y + down * radius * 0.5))"
      let to = "\(SVG.number(x + right * radius * 0.9)) \(SVG.number(y + down * radius * 0.9))"
      picture.line("M\(from) L\(to)", color)
    }
  }
}
