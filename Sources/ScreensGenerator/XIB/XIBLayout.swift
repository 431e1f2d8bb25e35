import SpecModel
import TemplateEngine

/// The controls of a generated theme, one row below the other, and the Auto Layout that holds them:
/// the values that the template of a XIB is rendered with.
///
/// The edges determine the horizontal position of every control, and the control above it the
/// vertical one, so that the layout is determined whatever the size of the Screenlet. The bottom is
/// an inequality, as the Screenlet pins the whole view to its own edges.
struct XIBLayout {
  private(set) var views: [TemplateValue] = []
  private(set) var constraints: [TemplateValue] = []
  private(set) var outlets: [TemplateValue] = []
  /// The colours of the system that the views use, besides that of the background.
  private(set) var colors: Set<ControlElement.Color> = []
  let root: String
  let safeArea: String
  private(set) var height: Int

  var identifiers: IBIdentifiers
  private var previous: String?
  private var nextTag = 1

  private static let width = 320
  private static let margin = 8

  /// The layout of a theme; `listStyle` is how that of a list shows the rows.
  init(_ spec: ScreenletSpec, listStyle: ThemeSpec.ListStyle? = nil) {
    let controls = spec.viewModel.count + spec.actions.count
    identifiers = IBIdentifiers(scope: Names.screenlet(spec), count: 9 + 10 * controls)
    views.reserveCapacity(2 * controls + 1)
    constraints.reserveCapacity(5 * controls + 4)
    outlets.reserveCapacity(controls + 1)
    root = identifiers.identifier(for: "root")
    safeArea = identifiers.identifier(for: "safe area")
    height = Self.margin
    for (index, member) in spec.viewModel.enumerated() {
      add(member.control, returnKey: spec.standardReturnKey(ofMemberAt: index))
    }
    for action in spec.actions where action.hasButton {
      add(action)
    }
    if let listStyle {
      add(listStyle, hasHeaders: spec.list?.section != nil)
    } else if let previous {
      constrain("bottom", of: nil, to: "bottom", of: previous, relation: "greaterThanOrEqual")
    }
  }

  // MARK: Rows

  /// The rows of a list, from side to side in all the room that the controls leave.
  private mutating func add(_ style: ThemeSpec.ListStyle, hasHeaders: Bool) {
    let name = style.outlet
    let top = previous == nil ? 0 : height
    height = max(Self.listHeight, top + 2 * Self.itemSize)
    let element = ControlElement(
      name,
      [
        "layout": .string(identifiers.identifier(for: name, "Layout")),
        "itemSize": .number(String(Self.itemSize)),
        "headerHeight": .number(hasHeaders ? "\(CellLayout.headerHeight)" : "0.0"),
      ])
    let identifier = append(element, name, frame: (0, top, Self.width, height - top))
    connect(name, identifier)
    constrain("leading", of: identifier, to: "leading", of: root, constant: 0)
    constrain("trailing", of: nil, to: "trailing", of: identifier, constant: 0)
    if let previous {
      constrain("top", of: identifier, to: "bottom", of: previous)
    } else {
      constrain("top", of: identifier, to: "top", of: root, constant: 0)
    }
    constrain("bottom", of: nil, to: "bottom", of: identifier, constant: 0)
  }

  /// Three items and the distances between them fill a row.
  static let itemSize = 96
  private static let listHeight = 480

  /// Adds an element as wide as the view, and returns its identifier.
  mutating func row(
    _ element: ControlElement, _ outlet: String, part: String = "", height rowHeight: Int,
    takesFocus: Bool = false
  ) -> String {
    let identifier = append(
      element, outlet, part: part,
      frame: (Self.margin, height, Self.width - 2 * Self.margin, rowHeight),
      fixed: [("height", rowHeight)], takesFocus: takesFocus)
    constrain("leading", of: identifier, to: "leading", of: root)
    constrain("trailing", of: nil, to: "trailing", of: identifier)
    place(identifier, rowHeight: rowHeight)
    return identifier
  }

  /// Adds an element at the right edge, with its text to the left of it, and returns its
  /// identifier.
  mutating func captioned(
    _ element: ControlElement, _ outlet: String, _ text: String, width: Int, height rowHeight: Int
  ) -> String {
    let left = Self.width - Self.margin - width
    let label = append(
      .label(text), outlet, part: "Caption",
      frame: (Self.margin, height, left - 2 * Self.margin, rowHeight))
    let control = append(
      element, outlet, frame: (left, height, width, rowHeight),
      fixed: [("width", width), ("height", rowHeight)])
    constrain("leading", of: label, to: "leading", of: root)
    constrain("leading", of: control, to: "trailing", of: label)
    constrain("trailing", of: nil, to: "trailing", of: control)
    constrain("top", of: label, to: "top", of: control, constant: 0)
    constrain("bottom", of: label, to: "bottom", of: control, constant: 0)
    place(control, rowHeight: rowHeight)
    return control
  }

  // MARK: Elements

  /// Adds an element, and returns its identifier.
  private mutating func append(
    _ element: ControlElement, _ outlet: String, part: String = "",
    frame: (x: Int, y: Int, width: Int, height: Int), fixed: [(String, Int)] = [],
    takesFocus: Bool = false
  ) -> String {
    let identifier = identifiers.identifier(for: outlet, part)
    let rect = Frame(
      Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
    var view: TemplateMapping = [
      "partial": .string("xib/" + element.name), "id": .string(identifier),
      "tag": takesFocus ? .number(String(nextTag)) : .null,
      "sizes": identifiers.sizes(fixed, of: outlet + part),
    ]
    view.merge(rect.drawn(with: element.outset).values)
    view.merge(element.values)
    if takesFocus { nextTag += 1 }
    colors.formUnion(element.colors)
    views.append(.mapping(view))
    return identifier
  }

  mutating func connect(_ outlet: String, _ destination: String) {
    outlets.append(identifiers.outlet(outlet, to: destination))
  }

  // MARK: Constraints

  /// Below the row before, or at the top of the view.
  private mutating func place(_ identifier: String, rowHeight: Int) {
    if let previous {
      constrain("top", of: identifier, to: "bottom", of: previous)
    } else {
      constrain("top", of: identifier, to: "top", of: root)
    }
    previous = identifier
    height += rowHeight + Self.margin
  }

  /// A constraint of the root view, which `nil` is.
  private mutating func constrain(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String? = nil, constant: Int = margin
  ) {
    constraints.append(
      identifiers.constraint(
        attribute, of: item, to: second, of: other, relation: relation, constant: constant,
        in: "root"))
  }
}
