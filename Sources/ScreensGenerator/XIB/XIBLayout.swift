import SpecModel
import TemplateEngine

/// What `Partials/xib/collectionView` is rendered with, besides what every view has.
private struct CollectionViewContext: TemplateContext {
  /// The identifier of its layout.
  let layout: String
  let itemWidth: Int
  let itemHeight: Int
  /// Whether its rows are beside each other. They are so far from each other that they are never
  /// one above the other, however high the view is.
  let isSlideshow: Bool
  let headerHeight: String
}

/// The number beside a control.
private struct NumberContext: TemplateContext {
  struct Number: TemplateContext {
    /// The identifier of the label.
    let label: String
    let id: String
  }

  let number: Number
}

/// The controls of a generated theme, one row below the other, and their Auto Layout constraints.
///
/// The edges determine the horizontal position of every control, and the control above it the
/// vertical one, so that the layout is determined whatever the size of the Screenlet. The bottom is
/// an inequality, because the Screenlet pins the whole view to its own edges.
struct XIBLayout {
  private var views: [Both] = []
  var parts: XIBParts
  /// The colours of the system that the views use, besides the background's.
  private var colors: Set<ControlElement.Color> = []
  private let root: String
  private let safeArea: String
  private var height = margin
  private var previous: String?
  /// The distance of the next row from the previous one.
  private var distance = spacing
  private var nextTag = 1

  private static let width = 320
  /// The distance from the edges of the view, and the distance between rows.
  private static let margin = 16
  private static let spacing = 8
  /// The distance between groups of rows.
  private static let groupSpacing = 24

  /// Creates the layout of a theme. `listStyle` is how the theme of a list shows the rows.
  init(_ spec: ScreenletSpec, listStyle: ThemeSpec.ListStyle? = nil) {
    parts = XIBParts(scope: Names.screenlet(spec), container: "root")
    root = parts.identifier(for: "root")
    safeArea = parts.identifier(for: "safe area")
    for (index, member) in spec.viewModel.enumerated() {
      guard let control = member.control else { continue }
      add(control, returnKey: spec.standardReturnKey(ofMemberAt: index))
    }
    for contained in spec.contained {
      let outlet = contained.outlet
      let element = contained.element(in: spec.module?.value)
      parts.connect(outlet, row(element, outlet, height: .exactly(contained.height)))
    }
    add(buttonsOf: spec)
    if let listStyle {
      add(listStyle, of: spec.list)
    } else if let previous {
      parts.constrain(
        "bottom", of: nil, to: "bottom", of: previous, relation: "greaterThanOrEqual",
        constant: Self.margin)
      height += Self.margin - Self.spacing
    }
  }

  /// Keeps the next row apart from those above it.
  mutating func startGroup() {
    guard previous != nil, distance == Self.spacing else { return }
    distance = Self.groupSpacing
    height += distance - Self.spacing
  }

  var context: XIBContext {
    XIBContext(
      root: root, safeArea: safeArea, height: height, views: views,
      constraints: parts.constraints, outlets: parts.outlets,
      hasLabelColor: colors.contains(.label),
      hasSecondaryLabelColor: colors.contains(.secondaryLabel),
      hasSecondaryBackgroundColor: colors.contains(.secondaryBackground),
      hasRedColor: colors.contains(.red))
  }

  // MARK: Rows

  /// Adds the rows of a list, which take all the room that the controls leave.
  private mutating func add(_ style: ThemeSpec.ListStyle, of list: ListSpec?) {
    let name = style.outlet
    let itemSize = CellLayout.itemSize(of: list, style)
    let top = previous == nil ? 0 : height
    let lines = style == .slideshow ? 1 : 2
    height = max(Self.listHeight, top + lines * itemSize.height)
    let collection = CollectionViewContext(
      layout: parts.identifier(for: name + "Layout"), itemWidth: itemSize.width,
      itemHeight: itemSize.height, isSlideshow: style == .slideshow,
      headerHeight: list?.section == nil ? "0.0" : "\(CellLayout.headerHeight)")
    let element = ControlElement(
      name, style == .table ? nil : collection, background: "systemBackgroundColor",
      accessibility: Accessibility(identifier: name))
    let identifier = append(
      element, name, frame: Frame(0, Double(top), Double(Self.width), Double(height - top)))
    parts.connect(name, identifier)
    parts.constrain("leading", of: identifier, to: "leading", of: root)
    parts.constrain("trailing", of: nil, to: "trailing", of: identifier)
    if let previous {
      parts.constrain("top", of: identifier, to: "bottom", of: previous, constant: Self.spacing)
    } else {
      parts.constrain("top", of: identifier, to: "top", of: root)
    }
    parts.constrain("bottom", of: nil, to: "bottom", of: identifier)
  }

  private static let listHeight = 480

  /// Adds an element as wide as the view, and returns its identifier.
  mutating func row(
    _ element: ControlElement, _ outlet: String, part: String = "",
    height rowHeight: ControlHeight, takesFocus: Bool = false
  ) -> String {
    let identifier = append(
      element, outlet, part: part,
      frame: Frame(
        Double(Self.margin), Double(height), Double(Self.width - 2 * Self.margin),
        Double(rowHeight.points)),
      sizes: [("height", rowHeight)], takesFocus: takesFocus)
    parts.constrain("leading", of: identifier, to: "leading", of: root, constant: Self.margin)
    parts.constrain("trailing", of: nil, to: "trailing", of: identifier, constant: Self.margin)
    place(identifier, rowHeight: rowHeight)
    return identifier
  }

  /// Adds an element at the right edge, with its caption to the left of it and its number between
  /// the two, and returns the identifiers of the caption and the element. The caption makes the row
  /// high enough to touch, because many controls have a fixed size.
  mutating func captioned(
    _ element: ControlElement, _ outlet: String, _ caption: ControlElement, number: String?,
    width: Int, height ownHeight: Int, grows: Bool
  ) -> (label: String, control: String) {
    let rowHeight = ControlHeight.touchable
    let left = Self.width - Self.margin - width
    let number = number.map { (text: $0, width: max(Self.numberWidth, Self.digitWidth * $0.count)) }
    let end = left - Self.spacing - (number.map { $0.width + Self.spacing } ?? 0)
    let label = append(
      caption, outlet, part: "Caption",
      frame: Frame(
        Double(Self.margin), Double(height), Double(end - Self.margin), Double(rowHeight.points)),
      sizes: [("height", rowHeight)])
    var element = element
    var neighbor = label
    if let number {
      neighbor = append(
        number: number.text, of: outlet, after: label, at: end, width: number.width)
      element.add(
        NumberContext(
          number: NumberContext.Number(
            label: neighbor, id: parts.identifier(for: "outlet.\(outlet)Number"))))
    }
    let control = append(
      element, outlet,
      frame: Frame(
        Double(left), Double(height) + Double(rowHeight.points - ownHeight) / 2, Double(width),
        Double(ownHeight)),
      sizes: [
        ("width", grows ? .atLeast(width) : .exactly(width)),
        ("height", grows ? .atLeast(ownHeight) : .exactly(ownHeight)),
      ])
    parts.constrain("leading", of: label, to: "leading", of: root, constant: Self.margin)
    parts.constrain("leading", of: control, to: "trailing", of: neighbor, constant: Self.spacing)
    parts.constrain("trailing", of: nil, to: "trailing", of: control, constant: Self.margin)
    parts.constrain("centerY", of: control, to: "centerY", of: label)
    place(label, rowHeight: rowHeight)
    return (label, control)
  }

  /// The minimum width of a number, and a sufficient width for each digit.
  private static let numberWidth = 44
  private static let digitWidth = 11

  /// Adds the number of a control after its caption, which ends at `end`, and returns its
  /// identifier.
  private mutating func append(
    number: String, of outlet: String, after label: String, at end: Int, width: Int
  ) -> String {
    let identifier = append(
      .number(number), outlet, part: "Number",
      frame: Frame(
        Double(end + Self.spacing), Double(height), Double(width),
        Double(ControlHeight.touchable.points)),
      sizes: [("width", .atLeast(width))])
    parts.constrain("leading", of: identifier, to: "trailing", of: label, constant: Self.spacing)
    parts.constrain("top", of: identifier, to: "top", of: label)
    parts.constrain("bottom", of: identifier, to: "bottom", of: label)
    return identifier
  }

  // MARK: Elements

  /// Adds an element, and returns its identifier.
  private mutating func append(
    _ element: ControlElement, _ outlet: String, part: String = "",
    frame: Frame, sizes: [(String, ControlHeight)] = [], takesFocus: Bool = false
  ) -> String {
    let identifier = parts.identifier(for: outlet + part)
    let view = XIBViewContext(
      identifier, frame.drawn(with: element.outset),
      sizes: parts.sizes(sizes, of: outlet + part), element.accessibility,
      background: element.background)
    var own: any TemplateContext = XIBElementContext(
      partial: "xib/" + element.name, tag: takesFocus ? nextTag : nil)
    if let context = element.context { own = Both(own, context) }
    views.append(Both(view, own))
    if takesFocus { nextTag += 1 }
    colors.formUnion(element.colors)
    return identifier
  }

  // MARK: Constraints

  /// Places a row below the previous one, or at the top of the view.
  private mutating func place(_ identifier: String, rowHeight: ControlHeight) {
    if let previous {
      parts.constrain("top", of: identifier, to: "bottom", of: previous, constant: distance)
    } else {
      parts.constrain("top", of: identifier, to: "top", of: root, constant: Self.margin)
    }
    previous = identifier
    distance = Self.spacing
    height += rowHeight.points + Self.spacing
  }
}
