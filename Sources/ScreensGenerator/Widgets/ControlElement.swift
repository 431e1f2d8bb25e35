import TemplateEngine

/// Where a XIB has a control.
enum ControlPlacement {
  /// As wide as the view, below a text of its own if there is one.
  case row(ControlHeight, caption: String?)
  /// At the right edge, with a text to the left of it, and between the two the number that it is
  /// at, if that is shown.
  case right(width: Int, height: Int, caption: String, number: String? = nil)
}

/// How high a control is, in points.
enum ControlHeight {
  case exactly(Int)
  /// More if its text is large.
  case atLeast(Int)

  /// The least that a finger hits, by Apple's Human Interface Guidelines.
  static let touchable = ControlHeight.atLeast(44)

  var points: Int {
    switch self {
    case .exactly(let points), .atLeast(let points): points
    }
  }

  /// How the constraint of a XIB compares it.
  var relation: String? {
    switch self {
    case .exactly: nil
    case .atLeast: "greaterThanOrEqual"
    }
  }
}

/// The element of a control in a XIB.
struct ControlElement {
  /// The colours of the system that an element can use beside that of the root's background.
  enum Color: Hashable {
    case label, secondaryLabel, secondaryBackground
  }

  /// The name of the element, and of its partial in `Templates/Partials/xib`.
  let name: String
  /// What the control draws around the frame by which Auto Layout aligns it: more to the left and
  /// above, and how much wider and higher it is.
  let outset: Frame
  let colors: Set<Color>
  /// What the partial is rendered with besides what all are.
  var values: TemplateMapping
  var accessibility: Accessibility

  init(
    _ name: String, _ values: TemplateMapping = [:], outset: Frame = Frame(0, 0, 0, 0),
    colors: Set<Color> = [], accessibility: Accessibility = Accessibility()
  ) {
    self.name = name
    self.values = values
    self.outset = outset
    self.colors = colors
    self.accessibility = accessibility
  }

  static func label(_ text: String) -> ControlElement {
    ControlElement("label", ["text": .string(text)], colors: [.label])
  }

  /// The number of a control, as it is at the start.
  static func number(_ text: String) -> ControlElement {
    ControlElement("numberLabel", ["text": .string(text)], colors: [.label])
  }

  /// The text beside a control, by the name of whose outlet tests find it.
  static func caption(_ text: String, of control: any WidgetControl) -> ControlElement {
    var label = label(text)
    label.accessibility.identifier = control.captionOutlet
    // It is read out with the control, unless that reads out its value alone.
    if control.accessibility.label != nil { label.accessibility.isElement = false }
    return label
  }
}
