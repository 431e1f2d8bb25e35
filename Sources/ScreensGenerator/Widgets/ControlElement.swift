import TemplateEngine

/// Where a XIB has a control.
enum ControlPlacement {
  /// As wide as the view, below a text of its own if there is one.
  case row(height: Int, caption: String?)
  /// At the right edge, with a text to the left of it.
  case right(width: Int, height: Int, caption: String)
}

/// The element of a control in a XIB.
struct ControlElement {
  /// The colours of the system that an element can use beside that of the background.
  enum Color: Hashable {
    case label, secondaryLabel
  }

  /// The name of the element, and of its partial in `Templates/Partials/xib`.
  let name: String
  /// What the control draws around the frame by which Auto Layout aligns it: more to the left and
  /// above, and how much wider and higher it is.
  let outset: Frame
  let colors: Set<Color>
  /// What the partial is rendered with besides what all are.
  var values: TemplateMapping

  init(
    _ name: String, _ values: TemplateMapping = [:], outset: Frame = Frame(0, 0, 0, 0),
    colors: Set<Color> = []
  ) {
    self.name = name
    self.values = values
    self.outset = outset
    self.colors = colors
  }

  static func label(_ text: String) -> ControlElement {
    ControlElement("label", ["text": .string(text)], colors: [.label])
  }
}
