import XMLText

/// The previews of the Screenlets that views can contain, with the depth of the view among the
/// views that contain it.
struct ContainedPreviews {
  private let previews: [String: ThemePreview]
  private var depth = 0

  /// The most views inside each other, because two Screenlets may contain each other.
  private static let limit = 4

  init(_ previews: [String: ThemePreview] = [:]) { self.previews = previews }

  /// The previews for a view inside this one.
  var inside: ContainedPreviews {
    var inside = self
    inside.depth += 1
    return inside
  }

  /// Returns the preview of the Screenlet that an element makes, in its theme or else in the default
  /// one.
  func preview(of screenlet: InterfaceView) -> ThemePreview? {
    guard depth < Self.limit, let name = screenlet.element["customClass"] else { return nil }
    let theme = screenlet.runtimeAttribute("themeName")?["value"] ?? "default"
    return previews["\(name)_\(theme)"] ?? previews["\(name)_default"]
  }
}

/// Views whose content is made by other views, by servers or by code.
extension Picture {
  /// Draws a contained Screenlet with its own view, or a pale frame with its name if that is not
  /// known.
  func drawScreenlet(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    guard let preview = contained.preview(of: view) else {
      return drawUnknown(view, frame, in: &picture)
    }
    var traits = layout.traits
    traits.isEditable = view.runtimeAttribute("editable")?["value"] != "NO"
    let inner = preview.picture(
      traits, isFilled: isFilled, contained.inside, width: frame.width,
      height: frame.height)
    picture.clipped(to: frame) { picture in
      picture.moved(x: frame.x, y: frame.y) { inner.drawInside(in: &$0) }
    }
  }

  /// Draws a view of a class that only code can draw, as a pale frame with the name of the class.
  func drawUnknown(_ view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    picture.rectangle(
      frame, radius: 8, fill: palette.system("quaternarySystemFillColor"),
      border: palette.system("separatorColor"))
    let name = view.element["customClass"] ?? view.element.name
    write(
      name, of: view, in: frame.inset(8, 0), palette.system("secondaryLabelColor"), in: &picture)
  }

  /// Draws the page of a web view: a heading and paragraphs as bars.
  func drawPage(_ frame: Frame, in picture: inout SVG) {
    let isTurned = layout.traits.isRightToLeft
    // A page that begins at the edge of the screen has a margin of its own.
    let page = frame.inset(frame.x < 16 ? 16 : 0, 12)
    var y = page.y
    func bar(_ part: Double, _ height: Double, _ color: String, in picture: inout SVG) {
      let width = page.width * part
      let bar = Frame(
        x: isTurned ? page.right - width : page.x, y: y, width: width, height: height)
      if bar.bottom <= page.bottom {
        picture.rectangle(bar, radius: height / 2, fill: palette.system(color))
      }
    }
    bar(0.55, 18, "systemFillColor", in: &picture)
    y += 38
    // The lengths of the lines, as parts of the width, by paragraphs.
    for lines in [[1, 0.94, 0.97, 0.6], [0.98, 1, 0.92, 0.96, 0.4], [0.95, 1, 0.7]] {
      for line in lines {
        bar(line, 8, "tertiarySystemFillColor", in: &picture)
        y += 20
      }
      y += 12
    }
  }

  /// Draws a player as the dark area of a film, with the button that starts it.
  func drawPlayer(_ frame: Frame, in picture: inout SVG) {
    let fill = Color(layout.appearance == .light ? 0x1C1C1E : 0x2C2C2E)
    picture.rectangle(frame, radius: 12, fill: fill)
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let radius = min(30, frame.height / 3)
    picture.circle(x: x, y: y, radius: radius, fill: Color(0xFFFFFF, alpha: 0.2))
    let side = SVG.number(radius * 0.75)
    picture.area(
      "M\(SVG.number(x - radius * 0.28)) \(SVG.number(y - radius * 0.42)) "
        + "v\(SVG.number(radius * 0.84)) l\(side) -\(SVG.number(radius * 0.42)) z", Color(0xFFFFFF))
  }
}
