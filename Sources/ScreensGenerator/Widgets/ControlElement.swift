import TemplateEngine

/// The place of a control in a XIB.
enum ControlPlacement {
  /// A control as wide as the view, below its caption if there is one, and its number if that is
  /// shown.
  case row(ControlSize, caption: String?, number: String? = nil)
  /// A control at the right edge, with a caption to the left of it and, between the two, its number
  /// if that is shown. `grows` says that the control is larger if its text is; otherwise it has a size
  /// of its own.
  case right(
    width: Int, height: Int, caption: String, number: String? = nil, grows: Bool = false)
  /// An image of a person, in the middle, or beside the person's name.
  case portrait
}

/// The height of a control, or its width, in points.
enum ControlSize {
  case exactly(Int)
  /// At least this height, and more if the text is large.
  case atLeast(Int)
  case atMost(Int)
  /// The proportion of width and height.
  case ratio(Int, Int)
  /// This size if there is room for it, whatever the size of the content.
  case ifPossible(Int)
  /// At least this size, unless a superview leaves less.
  case fitting(Int)
  /// The size that the control has of itself, which differs between versions of iOS.
  case own(Int)
  /// At least this size, unless what must be there needs the room.
  case atLeastIfPossible(Int)

  /// The height of a button below a portrait, which has no room for it beside a name.
  static let touchableIfPossible = ControlSize.atLeastIfPossible(44)
  /// The minimum touch target of Apple's Human Interface Guidelines.
  static let touchable = ControlSize.atLeast(44)
  /// The height of a button with a background.
  static let prominent = ControlSize.atLeast(50)

  var points: Int {
    switch self {
    case .exactly(let points), .own(let points), .atLeast(let points), .atMost(let points),
      .ifPossible(let points), .fitting(let points), .atLeastIfPossible(let points):
      points
    case .ratio(let width, let height): XIBLayout.contentWidth * height / width
    }
  }

  /// The relation of the constraint in a XIB; nil for an equality.
  var relation: String? {
    switch self {
    case .exactly, .own, .ratio, .ifPossible: nil
    case .atLeast, .fitting, .atLeastIfPossible: "greaterThanOrEqual"
    case .atMost: "lessThanOrEqual"
    }
  }

  /// The priority of the constraint; nil if it is required.
  var priority: Int? {
    switch self {
    case .exactly, .own, .atLeast, .atMost, .ratio: nil
    // Above that of the size of an image.
    case .ifPossible: 751
    case .fitting: 250
    case .atLeastIfPossible: 749
    }
  }
}

/// What `Partials/xib/numberLabel` is rendered with, besides what every view has.
private struct NumberLabelContext: TemplateContext {
  let text: String
  /// Whether it stands above the control, like a caption.
  let isSmall: Bool
}

/// What `Partials/xib/label` is rendered with, besides what every view has.
private struct LabelContext: TemplateContext {
  let text: String
  /// The style of the text, as Interface Builder writes it.
  let style: String
  let isPale: Bool
  let wraps: Bool
  let isBold: Bool
  let isCentered: Bool
  /// Whether it is beside a caption, which gets the width that it leaves.
  let isTrailing: Bool
  /// Whether it leaves the caption its width, because its text can be long.
  let yields: Bool
  let isMonospaced: Bool
  let hasAttributes: Bool
  /// The class of the runtime, unless it names a value instead of showing one.
  let labelClass: String?
  let hasOutlets: Bool
  /// What the class of the runtime is connected to.
  let outlets: [XIBOutletContext]
}

/// The class of a label that shows a value, in the runtime.
enum LabelClass: String {
  case value = "ValueLabel"
  case badge = "BadgeLabel"
  case problem = "ProblemLabel"
  case rating = "RatingLabel"
}

/// A symbol of the system that a button shows.
enum ButtonSymbol: String, CaseIterable {
  case arrowUp = "arrow.up"
  case trash

  /// The symbol with the size in which Interface Builder draws it.
  struct Context: TemplateContext {
    let name: String
    let width: Int
    let height: Int
  }

  var context: Context {
    switch self {
    case .arrowUp: Context(name: rawValue, width: 108, height: 128)
    case .trash: Context(name: rawValue, width: 117, height: 128)
    }
  }
}

/// The element of a control in a XIB.
struct ControlElement {
  /// The name of the element, and of its partial in `Templates/Partials/xib`.
  let name: String
  /// The frame that the control draws, relative to the frame by which Auto Layout aligns it: the
  /// offsets of its origin, and its additional width and height.
  let outset: Frame
  let colors: Set<SystemColor>
  let background: SystemColor?
  /// The symbol that a button shows.
  var symbol: ButtonSymbol?
  /// What the partial is rendered with, besides what every view has.
  private(set) var context: (any TemplateContext)?
  var accessibility: Accessibility

  init(
    _ name: String, _ context: (any TemplateContext)? = nil, outset: Frame = Frame(0, 0, 0, 0),
    colors: Set<SystemColor> = [], background: SystemColor? = nil,
    accessibility: Accessibility = Accessibility()
  ) {
    self.name = name
    self.context = context
    self.outset = outset
    self.colors = colors.union([background].compactMap(\.self))
    self.background = background
    self.accessibility = accessibility
  }

  /// Adds to what the partial is rendered with.
  mutating func add(_ other: some TemplateContext) {
    context = context.map { Both($0, other) } ?? other
  }

  static func label(
    _ text: String, _ style: LabelStyle, isCentered: Bool = false, isTrailing: Bool = false,
    yields: Bool = false, isMonospaced: Bool = false, labelClass: LabelClass? = nil,
    outlets: [XIBOutletContext] = []
  ) -> ControlElement {
    ControlElement(
      "label",
      LabelContext(
        text: text, style: style.text.xibName, isPale: style.isPale, wraps: style.wraps,
        isBold: style.isBold, isCentered: isCentered, isTrailing: isTrailing,
        yields: yields, isMonospaced: isMonospaced, hasAttributes: style.isBold || isMonospaced,
        labelClass: labelClass?.rawValue, hasOutlets: !outlets.isEmpty, outlets: outlets),
      colors: [style.isPale ? .secondaryLabel : .label],
      background: labelClass == .badge ? .fill : nil)
  }

  /// Returns the element for the number of a control, as it is at the start: beside the control, or
  /// above it, where the control reads the number out.
  static func number(_ text: String, isAbove: Bool) -> ControlElement {
    ControlElement(
      "numberLabel", NumberLabelContext(text: text, isSmall: isAbove),
      colors: [isAbove ? .secondaryLabel : .label],
      accessibility: Accessibility(isElement: isAbove ? false : nil))
  }

  /// Returns the element for the text that names a control. Tests find it by the name that its outlet
  /// would have.
  static func caption(
    _ text: String, of control: any WidgetControl, _ style: LabelStyle
  ) -> ControlElement {
    // Stars are in the middle of their row.
    var label = label(text, style, isCentered: control is Stars)
    label.accessibility.identifier = Names.caption(control.member)
    // It is read out together with the control, unless the control reads out only its value.
    if control.accessibility.label != nil { label.accessibility.isElement = false }
    return label
  }
}
