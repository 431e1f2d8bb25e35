import AutoLayout

/// A picture as the text of an SVG document, without scripts, style sheets or external resources.
struct SVG {
  private(set) var body = ""
  private var clips = 0
  let width: Double
  let height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole document.
  var text: String {
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVG.number(width))" \
      height="\(SVG.number(height))" viewBox="0 0 \(size)" \
      font-family="-apple-system, Helvetica, Arial, sans-serif">
      \(body)</svg>

      """
  }

  /// Adds a rectangle with a fill, a border or both.
  mutating func rectangle(
    _ frame: Frame, radius: Double = 0, fill: Color? = nil, border: Color? = nil,
    borderWidth: Double = 1
  ) {
    guard (fill?.alpha ?? 0) > 0 || border != nil else { return }
    // The border lies within the frame.
    let frame = border == nil ? frame : frame.inset(borderWidth / 2, borderWidth / 2)
    var attributes = SVG.attributes(of: frame)
    if radius > 0 { attributes += [("rx", SVG.number(radius))] }
    element(
      "rect",
      attributes + SVG.paint("fill", fill) + (border.map { SVG.paint("stroke", $0) } ?? [])
        + (border != nil && borderWidth != 1 ? [("stroke-width", SVG.number(borderWidth))] : []))
  }

  mutating func circle(x: Double, y: Double, radius: Double, fill: Color?, border: Color? = nil) {
    element(
      "circle",
      [("cx", SVG.number(x)), ("cy", SVG.number(y)), ("r", SVG.number(radius))]
        + SVG.paint("fill", fill) + (border.map { SVG.paint("stroke", $0) } ?? []))
  }

  /// Adds a line along a path, such as `M4 5 L9 10`.
  mutating func line(_ path: String, _ color: Color, width: Double = 2) {
    element(
      "path",
      [("d", path)] + SVG.paint("fill", nil) + SVG.paint("stroke", color)
        + [("stroke-width", SVG.number(width)), ("stroke-linecap", "round")])
  }

  /// Adds a line of text. It is as wide as `font` measures it, even if it is shown in another font.
  mutating func text(_ text: String, x: Double, baseline: Double, _ font: Font, _ color: Color) {
    guard !text.allSatisfy({ $0 == " " }) else { return }
    var attributes = [
      ("x", SVG.number(x)), ("y", SVG.number(baseline)), ("font-size", SVG.number(font.size)),
    ]
    if font.isBold { attributes.append(("font-weight", "600")) }
    if font.isItalic { attributes.append(("font-style", "italic")) }
    attributes += SVG.paint("fill", color)
    attributes += [
      ("textLength", SVG.number(font.width(of: text))), ("lengthAdjust", "spacingAndGlyphs"),
    ]
    body += "<text\(SVG.text(of: attributes))>\(SVG.escaped(text))</text>\n"
  }

  /// Adds what `draw` draws, clipped to the frame.
  mutating func clipped(to frame: Frame, radius: Double = 0, _ draw: (inout SVG) -> Void) {
    clips += 1
    let id = "clip\(clips)"
    let corners = radius > 0 ? [("rx", SVG.number(radius))] : []
    let attributes = SVG.text(of: SVG.attributes(of: frame) + corners)
    body += "<clipPath id=\"\(id)\"><rect\(attributes)/></clipPath>\n"
    body += "<g clip-path=\"url(#\(id))\">\n"
    draw(&self)
    body += "</g>\n"
  }

  /// Adds what `draw` draws, moved by a distance.
  mutating func moved(x: Double, y: Double, _ draw: (inout SVG) -> Void) {
    body += "<g transform=\"translate(\(SVG.number(x)) \(SVG.number(y)))\">\n"
    draw(&self)
    body += "</g>\n"
  }

  /// Adds what `draw` draws, moved and scaled.
  mutating func transformed(x: Double, y: Double, scale: Double, _ draw: (inout SVG) -> Void) {
    let place = "translate(\(SVG.number(x)) \(SVG.number(y))) scale(\(SVG.number(scale)))"
    body += "<g transform=\"\(place)\">\n"
    draw(&self)
    body += "</g>\n"
  }

  /// Adds the area inside a path.
  mutating func area(_ path: String, _ color: Color) {
    element("path", [("d", path), ("fill-rule", "evenodd")] + SVG.paint("fill", color))
  }

  private mutating func element(_ name: String, _ attributes: [(String, String)]) {
    body += "<\(name)\(SVG.text(of: attributes))/>\n"
  }
}

extension SVG {
  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  private static func attributes(of frame: Frame) -> [(String, String)] {
    [
      ("x", number(frame.x)), ("y", number(frame.y)), ("width", number(frame.width)),
      ("height", number(frame.height)),
    ]
  }

  private static func paint(_ attribute: String, _ color: Color?) -> [(String, String)] {
    guard let color else { return [(attribute, "none")] }
    let opacity = color.alpha < 1 ? [(attribute + "-opacity", number(color.alpha))] : []
    return [(attribute, color.hexadecimal)] + opacity
  }

  /// Returns a number with at most two decimals, the same on every machine.
  static func number(_ value: Double) -> String {
    let bounded = min(1e6, max(-1e6, value.isFinite ? value : 0))
    let hundredths = Int((bounded * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let decimals =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(decimals)"
  }

  /// Returns a text escaped as content or attribute of XML and HTML, without the characters that
  /// these do not allow.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE:
        continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
