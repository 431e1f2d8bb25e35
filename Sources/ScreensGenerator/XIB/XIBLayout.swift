import SpecModel
import TemplateEngine

/// The controls of a generated theme, one row below the other, and the Auto Layout that holds them:
/// the values that the template of a XIB is rendered with.
///
/// Every control has its horizontal place from the edges, and its vertical place from the one
/// above, so that the layout is determined whatever the size of the Screenlet. The bottom is an
/// inequality, as the Screenlet pins the whole view to its own edges.
struct XIBLayout {
  private(set) var views: [TemplateValue] = []
  private(set) var constraints: [TemplateValue] = []
  private(set) var outlets: [TemplateValue] = []
  /// Whether a label or a text view is among the views, in the colour of labels.
  private(set) var hasText = false
  let root: String
  private(set) var height: Int

  var identifiers: IBIdentifiers
  private var previous: String?
  private var nextTag = 1

  private static let width = 320
  private static let margin = 8

  /// The layout of a theme; `listStyle` is how that of a list shows the rows.
  init(_ spec: ScreenletSpec, listStyle: ThemeSpec.ListStyle? = nil) {
    let controls = spec.viewModel.count + spec.actions.count
    identifiers = IBIdentifiers(scope: Names.screenlet(spec), count: 8 + 10 * controls)
    views.reserveCapacity(2 * controls + 1)
    constraints.reserveCapacity(5 * controls + 4)
    outlets.reserveCapacity(controls + 1)
    root = identifiers.identifier(for: "root")
    height = Self.margin
    for (index, member) in spec.viewModel.enumerated() {
      add(member, returnKey: spec.standardReturnKey(ofMemberAt: index))
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
    let identifier = identifiers.identifier(for: name)
    let top = previous == nil ? 0 : height
    height = max(Self.listHeight, top + 2 * Self.itemSize)
    append(
      name, identifier, name, frame: (0, top, Self.width, height - top), fixed: [],
      takesFocus: false,
      [
        "layout": .string(identifiers.identifier(for: name, "Layout")),
        "itemSize": .number(String(Self.itemSize)),
        "headerHeight": .number(hasHeaders ? "\(CellLayout.headerHeight)" : "0.0"),
      ])
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

  /// A control as wide as the view.
  mutating func row(
    _ kind: String, _ name: String, height rowHeight: Int, _ extra: TemplateMapping = [:],
    takesFocus: Bool = false
  ) {
    let identifier = identifiers.identifier(for: name)
    append(
      kind, identifier, name,
      frame: (Self.margin, height, Self.width - 2 * Self.margin, rowHeight),
      fixed: [("height", rowHeight)], takesFocus: takesFocus, extra)
    connect(name, identifier)
    pinToEdges(identifier)
    place(identifier, rowHeight: rowHeight)
  }

  /// The text above a control that has none of its own.
  mutating func caption(_ text: String, for name: String) {
    let identifier = identifiers.identifier(for: name, "Caption")
    append(
      "label", identifier, name + "Caption",
      frame: (Self.margin, height, Self.width - 2 * Self.margin, 21), fixed: [("height", 21)],
      takesFocus: false, ["text": .string(text)])
    pinToEdges(identifier)
    place(identifier, rowHeight: 21)
  }

  /// A control at the right edge, with its text to the left of it.
  mutating func captioned(
    _ kind: String, _ name: String, _ text: String, width: Int, height rowHeight: Int,
    _ extra: TemplateMapping = [:]
  ) {
    let label = identifiers.identifier(for: name, "Caption")
    let control = identifiers.identifier(for: name)
    let left = Self.width - Self.margin - width
    append(
      "label", label, name + "Caption",
      frame: (Self.margin, height, left - 2 * Self.margin, rowHeight), fixed: [],
      takesFocus: false, ["text": .string(text)])
    append(
      kind, control, name, frame: (left, height, width, rowHeight),
      fixed: [("width", width), ("height", rowHeight)], takesFocus: false, extra)
    connect(name, control)
    constrain("leading", of: label, to: "leading", of: root)
    constrain("leading", of: control, to: "trailing", of: label)
    constrain("trailing", of: nil, to: "trailing", of: control)
    constrain("top", of: label, to: "top", of: control, constant: 0)
    constrain("bottom", of: label, to: "bottom", of: control, constant: 0)
    place(control, rowHeight: rowHeight)
  }

  // MARK: Elements

  private mutating func append(
    _ kind: String, _ identifier: String, _ name: String,
    frame: (x: Int, y: Int, width: Int, height: Int), fixed: [(String, Int)], takesFocus: Bool,
    _ extra: TemplateMapping
  ) {
    let rect = Frame(
      Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
    let sizes = fixed.map { attribute, constant -> TemplateValue in
      [
        "attribute": .string(attribute), "constant": .number(String(constant)),
        "id": .string(identifiers.identifier(for: name, ".", attribute)),
      ]
    }
    var view: TemplateMapping = [
      "id": .string(identifier),
      "tag": takesFocus ? .number(String(nextTag)) : .null, "sizes": .list(sizes),
    ]
    view.merge(Frame(of: kind, aligned: rect).values)
    if takesFocus { nextTag += 1 }
    if ["label", "textView"].contains(kind) { hasText = true }
    // Under the name of its kind, so that the template has one section for each kind of control.
    var kinds = Self.kinds
    kinds[.init(kind)] = .mapping(view.merging(extra))
    views.append(.mapping(kinds))
  }

  private static let kinds: TemplateMapping = [
    "textField": .null, "label": .null, "textView": .null, "datePicker": .null, "slider": .null,
    "segmentedControl": .null, "imageView": .null, "progressView": .null, "switch": .null,
    "stepper": .null, "activityIndicatorView": .null, "button": .null, "tableView": .null,
    "collectionView": .null,
  ]

  private mutating func connect(_ outlet: String, _ destination: String) {
    outlets.append([
      "property": .string(outlet), "destination": .string(destination),
      "id": .string(identifiers.identifier(for: "outlet.", outlet)),
    ])
  }

  // MARK: Constraints

  private mutating func pinToEdges(_ identifier: String) {
    constrain("leading", of: identifier, to: "leading", of: root)
    constrain("trailing", of: nil, to: "trailing", of: identifier)
  }

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

  /// A constraint of the root view; `nil` is the root view itself, which a XIB does not name when
  /// it comes first.
  private mutating func constrain(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String? = nil, constant: Int = margin
  ) {
    let identifier = identifiers.identifier(
      for: item ?? "root", ".", attribute, "-", other, ".", second)
    constraints.append([
      "firstItem": item.map { .string($0) } ?? .null, "firstAttribute": .string(attribute),
      "relation": relation.map { .string($0) } ?? .null, "secondItem": .string(other),
      "secondAttribute": .string(second),
      "constant": constant == 0 ? .null : .number(String(constant)),
      "id": .string(identifier),
    ])
  }
}
