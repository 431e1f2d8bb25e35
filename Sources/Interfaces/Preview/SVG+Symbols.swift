/// The shapes of symbols of the system, as paths in a square of 20 by 20.
extension SVG {
  /// Adds the symbol of a name. A symbol whose shape is not known here is a rounded square.
  mutating func symbol(_ name: String, in frame: Frame, _ color: Color) {
    let shape =
      Self.symbols[name]
      ?? Shape(
        "M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-8a3 3 0 "
          + "0 1 -3 -3v-8a3 3 0 0 1 3 -3z")
    transformed(x: frame.x, y: frame.y, scale: frame.width / 20) { picture in
      if let filled = shape.filled { picture.area(filled, color) }
      if let drawn = shape.drawn { picture.line(drawn, color, width: 1.5) }
    }
  }

  private struct Shape {
    var drawn: String?
    var filled: String?

    init(_ drawn: String? = nil, filled: String? = nil) {
      (self.drawn, self.filled) = (drawn, filled)
    }
  }

  private static let star =
    "M10 1.8l2.5 5.4 5.9 .7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z"
  private static let disc = "M10 1.5a8.5 8.5 0 1 0 .01 0z"

  private static let symbols: [String: Shape] = [
    "star": Shape(star),
    "star.fill": Shape(filled: star),
    "heart": Shape(
      "M10 16.500l-6.2-6.200a3.7 3.7 0 0 1 5.3-5.300l.9 .9 .9-.9a3.7 3.7 0 0 1 5.3 5.300z"),
    "hand.thumbsup": Shape(
      "M2.5 9h3.500v8h-3.500z M6 9.500l3.2-6.300a1.6 1.6 0 0 1 2.6 1.500l-.8 3.800h4.300a1.6 1.6 0 "
        + "0 1 1.6 1.900l-1.2 5.300a1.7 1.7 0 0 1-1.7 1.300h-8"),
    "hand.thumbsdown": Shape(
      "M2.5 11h3.500v-8h-3.500z M6 10.500l3.2 6.300a1.6 1.6 0 0 0 2.6-1.500l-.8-3.800h4.300a1.6 1.6 0 "
        + "0 0 1.6-1.900l-1.2-5.300a1.7 1.7 0 0 0-1.7-1.300h-8"),
    "photo": Shape(
      "M3.5 4h13a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-13a1.5 1.5 0 0 1 -1.5 "
        + "-1.5v-9a1.5 1.5 0 0 1 1.5 -1.5z M2.5 14l4.5-4.5 4 4 2.5-2.5 4 3.5",
      filled: "M13.5 6.200a1.3 1.3 0 1 0 .01 0z"),
    "person.fill": Shape(
      filled: "M10 2a4 4 0 1 0 .01 0z M2.5 18c0-4 3.2-6.5 7.5-6.500s7.5 2.5 7.5 6.500z"),
    "trash": Shape(
      "M3.5 5h13 M7.5 5v-1.500a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v1.5 M5 5l.8 11.500a1.5 1.5 0 0 "
        + "0 1.5 1.500h5.400a1.5 1.5 0 0 0 1.5-1.500l.8-11.5 M8 8.500l.3 6 M12 8.500l-.3 6"
    ),
    "checkmark": Shape("M4 11l4 5 8-12"),
    "xmark.circle.fill": Shape(
      filled: disc
        + "M6.8 5.700l3.2 3.2 3.2-3.2 1.1 1.1-3.2 3.2 3.2 3.2-1.1 1.1-3.2-3.2-3.2 "
        + "3.2-1.1-1.1 3.2-3.2-3.2-3.200z"),
    "xmark.octagon.fill": Shape(
      filled: "M6.5 1.500h7l5 5v7l-5 5h-7l-5-5v-7z"
        + "M6.8 5.700l3.2 3.2 3.2-3.2 1.1 1.1-3.2 3.2 3.2 3.2-1.1 1.1-3.2-3.2-3.2 "
        + "3.2-1.1-1.1 3.2-3.2-3.2-3.200z"),
    "exclamationmark.circle.fill": Shape(
      filled: disc + "M9.1 5h1.800l-.3 6.500h-1.200z M10 13a1.1 1.1 0 1 0 .01 0z"),
    "exclamationmark.triangle": Shape(
      "M10 2.500l8 14.5h-16z M10 7.500v4.5", filled: "M10 13.4a.9 .9 0 1 0 .01 0z"),
    "doc": Shape(
      "M5.5 2h5.500l4.5 4.500v10a1.5 1.5 0 0 1 -1.5 1.500h-8.500a1.5 1.5 0 0 1 "
        + "-1.5-1.500v-13a1.5 1.5 0 0 1 1.5-1.500z M11 2v4.500h4.5"
    ),
    "tray": Shape(
      "M2 11.500l2.7-6.600a1.5 1.5 0 0 1 1.4-.9h7.800a1.5 1.5 0 0 1 1.4 .9l2.7 6.6 M2 11.5v3.500a1.5 "
        + "1.5 0 0 0 1.5 1.500h13a1.5 1.5 0 0 0 1.5-1.500v-3.500h-5a3 3 0 0 1-6 0z"),
    "bubble.left": Shape(
      "M4.5 3h11a2.5 2.5 0 0 1 2.5 2.500v6.500a2.5 2.5 0 0 1-2.5 2.500h-7l-4 3.500v-3.500a2.5 2.5 0 "
        + "0 1-2.5-2.500v-6.500a2.5 2.5 0 0 1 2.5-2.500z"),
    "chevron.right": Shape("M7.5 4l6 6-6 6"),
    "chevron.forward": Shape("M7.5 4l6 6-6 6"),
    "plus": Shape("M10 3v14 M3 10h14"),
    "arrow.up": Shape("M10 17v-14 M4.5 8.500l5.5-5.5 5.5 5.5"),
    "pencil": Shape("M3.5 16.500l.8-3.5 9-9 2.7 2.7-9 9z M11.8 5.500l2.7 2.7"),
    "square.and.arrow.up": Shape(
      "M6.5 8h-1.500a1 1 0 0 0 -1 1v8a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-8a1 1 0 0 0 -1-1h-1.5 "
        + "M10 12.500v-10 M6.8 5.500l3.2-3.2 3.2 3.2"
    ),
  ]
}
