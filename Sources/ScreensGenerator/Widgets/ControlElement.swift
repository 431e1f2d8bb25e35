import TemplateEngine

/// The place of a control in a XIB.
enum ControlPlacement {
  /// A control as wide as the view, below its caption if there is one.
  case row(ControlHeight, caption: String?)
  /// A control at the right edge, with a caption to the left of it and, between the two, its number
  /// if that is shown.
  case right(width: Int, height: Int, caption: String, number: String? = nil)
}

/// The height of a control, in points.
enum ControlHeight {
  case exactly(Int)
  /// At least this height, and more if the text is large.
  case atLeast(Int)

  /// The minimum touch target of Apple's Human Interface Guidelines.
  static let touchable = ControlHeight.atLeast(44)
  /// The height of a button with a background.
  static let prominent = ControlHeight.atLeast(50)

  var points: Int {
    switch self {
    case .exactly(let points), .atLeast(let points): points
    }
  }

  /// The relation of the constraint in a XIB; nil for an equality.
  var relation: String? {
    switch self {
    case .exactly: nil
    case .atLeast: "greaterThanOrEqual"
    }
  }
}

/// What the partials of labels are rendered with, besides what every view has.
private struct LabelContext: TemplateContext {
  let text: String
}

/// The element of a control in a XIB.
struct ControlElement {
  /// The colours of the system that an element can use besides the background of the root.
  enum Color: Hashable {
    case label, secondaryLabel, secondaryBackground, red
  }

  /// The name of the element, and of its partial in `Templates/Partials/xib`.
  let name: String
  /// The frame that the control draws, relative to the frame by which Auto Layout aligns it: the
  /// offsets of its origin, and its additional width and height.
  let outset: Frame
  let colors: Set<Color>
  /// The colour of the system that its background has, as Interface Builder writes it.
  let background: String?
  /// What the partial is rendered with, besides what every view has.
  private(set) var context: (any TemplateContext)?
  var accessibility: Accessibility

  init(
    _ name: String, _ context: (any TemplateContext)? = nil, outset: Frame = Frame(0, 0, 0, 0),
    colors: Set<Color> = [], background: String? = nil,
    accessibility: Accessibility = Accessibility()
  ) {
    self.name = name
    self.context = context
    self.outset = outset
    self.colors = colors
    self.background = background
    self.accessibility = accessibility
  }

  /// Adds to what the partial is rendered with.
  mutating func add(_ other: some TemplateContext) {
    context = context.map { Both($0, other) } ?? other
  }

  static func label(_ text: String) -> ControlElement {
    ControlElement("label", LabelContext(text: text), colors: [.label])
  }

  /// Returns the element for the number of a control, as it is at the start.
  static func number(_ text: String) -> ControlElement {
    ControlElement("numberLabel", LabelContext(text: text), colors: [.label])
  }

  /// Returns the element for the text beside a control. Tests find it by the name of its outlet.
  static func caption(_ text: String, of control: any WidgetControl) -> ControlElement {
    var label = label(text)
    label.accessibility.identifier = control.captionOutlet
    // It is read out together with the control, unless the control reads out only its value.
    if control.accessibility.label != nil { label.accessibility.isElement = false }
    return label
  }
}
