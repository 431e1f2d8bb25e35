import AutoLayout
import XMLText

/// The constraints between edges and sizes that lay out an interface.
struct InterfaceConstraints {
  private(set) var all: [LayoutConstraint] = []
  /// The elements of the constraints that the XIB contains, by their indices in `all`.
  private(set) var origins: [Int: Element] = [:]

  let interface: Interface
  let traits: Traits
  /// The sizes of the contents of the views.
  private(set) var contents: [(width: Double?, height: Double?)] = []

  /// The priority of the height of the XIB: the root grows if its content needs more, but does not
  /// shrink to fit the content, unless the content scrolls. Then the root is as high as for a
  /// superview that asks for the fitting size, so that a picture shows all of the content.
  private var fitting: Double {
    interface.views.contains { $0.kind == .scrollView } ? 50 : 500
  }

  init(
    _ interface: Interface, _ traits: Traits, _ texts: InterfaceView.Texts, width: Double,
    height: Double?, lineWidths: [Int: Double] = [:]
  ) {
    self.interface = interface
    self.traits = traits
    addRoot(width: width, height: height)
    for view in interface.views {
      let size = view.contentSize(interface, traits, texts, width: lineWidths[view.index])
      contents.append(size)
      if view.index == 0 || view.usesConstraints || view.isArranged { addSize(of: view, size) }
    }
    for view in interface.views {
      if view.kind == .stackView { addArrangement(of: view) }
      if view.kind == .scrollView { addContent(of: view) }
      for subview in view.subviews { addPosition(of: subview, in: view) }
    }
    for (element, owner) in interface.constraints { add(element, owner) }
  }

  /// The frames that Interface Builder measured, which determine what the constraints leave open.
  var measuredFrames: [LayoutConstraint] {
    interface.views.flatMap { view in
      view.subviews.flatMap { subview -> [LayoutConstraint] in
        guard let frame = subview.frame else { return [] }
        let (item, outer) = (LayoutItem.view(subview.index), LayoutItem.view(view.index))
        return [
          item.left - outer.left - frame[0], item.top - outer.top - frame[1],
          item.width - frame[2], item.height - frame[3],
        ].map { LayoutConstraint($0, priority: 0.1) }
      }
    }
  }

  mutating func require(_ expression: LinearExpression) {
    all.append(LayoutConstraint(expression))
  }

  mutating func wish(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation = .equal,
    _ priority: Double
  ) {
    all.append(LayoutConstraint(expression, relation, priority: priority))
  }

  private mutating func addRoot(width: Double, height: Double?) {
    let root = LayoutItem.view(0)
    require(root.left)
    require(root.top)
    require(root.width - width)
    if let height { return require(root.height - height) }
    wish(root.height - (interface.root.frame?[3] ?? 0), .equal, fitting)
  }

  // MARK: Views

  /// Adds the constraints that position a view. A view that does not use constraints is positioned
  /// by its frame and its autoresizing mask.
  private mutating func addPosition(of view: InterfaceView, in superview: InterfaceView) {
    let (item, outer) = (LayoutItem.view(view.index), LayoutItem.view(superview.index))
    if view.fillsSuperview {
      let (left, right) = superview.accessorySides(traits)
      require(item.left - outer.left - left)
      require(outer.right - item.right - right)
      require(item.top - outer.top)
      require(item.bottom - outer.bottom)
      return
    }
    if view.isArranged || view.usesConstraints { return }
    let frame = view.frame ?? [0, 0, 0, 0]
    let size = superview.frame ?? frame
    let mask = view.part("autoresizingMask", "autoresizingMask")
    func isFlexible(_ side: String) -> Bool { mask?[side] == "YES" }
    add(
      item.box.constraints(
        LayoutBox.Mask(
          near: frame[0], length: frame[2], outer: size[2], stretches: isFlexible("widthSizable"),
          floats: isFlexible("flexibleMinX")), .horizontal, in: outer.box))
    add(
      item.box.constraints(
        LayoutBox.Mask(
          near: frame[1], length: frame[3], outer: size[3], stretches: isFlexible("heightSizable"),
          floats: isFlexible("flexibleMinY")), .vertical, in: outer.box))
  }

  private mutating func addSize(of view: InterfaceView, _ size: (width: Double?, height: Double?)) {
    let box = LayoutItem.view(view.index).box
    let axes = [(LayoutBox.Axis.horizontal, size.width), (.vertical, size.height)]
    for (axis, content) in axes {
      add([LayoutConstraint(box.length(axis), .atLeast)])
      guard let content else { continue }
      let name = axis == .horizontal ? "horizontal" : "vertical"
      add(
        box.constraints(
          content: content, axis, hugging: view.number(name + "HuggingPriority", 250),
          resistance: view.number(name + "CompressionResistancePriority", 750)))
    }
  }

  mutating func add(_ constraints: [LayoutConstraint]) { all += constraints }

  /// Makes the content of a scroll view begin at its top left corner, and the view as high as its
  /// content, unless constraints say otherwise.
  private mutating func addContent(of view: InterfaceView) {
    let (item, content) = (LayoutItem.view(view.index), LayoutItem.content(view.index))
    require(content.left - item.left)
    require(content.top - item.top)
    wish(item.height - content.height, .equal, 50.5)
  }

  // MARK: Constraints of the XIB

  private mutating func add(_ element: Element, _ owner: Int) {
    let first = element["firstItem"].map(item) ?? .view(owner)
    let second = element["secondItem"].map(item)
    guard let first, let attribute = element["firstAttribute"] else { return }
    guard let held = value(of: attribute, first, besides: second.flatMap { $0 }) else { return }
    var expression = held
    if let second = second.flatMap({ $0 }), let attribute = element["secondAttribute"] {
      guard let other = value(of: attribute, second, besides: first) else { return }
      expression = expression - multiplier(of: element) * other
    }
    expression.constant -= constant(of: element, first, second.flatMap { $0 })
    let priority = min(LayoutConstraint.required, max(1, element.number("priority") ?? 1000))
    origins[all.count] = element
    switch element["relation"] {
    case "greaterThanOrEqual": wish(expression, .atLeast, priority)
    case "lessThanOrEqual": wish(-1 * expression, .atLeast, priority)
    default: wish(expression, .equal, priority)
    }
  }

  /// Returns the item that an identifier in a constraint refers to, or nil for an object that has
  /// no frame.
  private func item(_ id: String) -> LayoutItem? {
    if let index = interface.index(of: id) { return .view(index) }
    for view in interface.views {
      for guide in view.element.elements where guide.name == "viewLayoutGuide" && guide["id"] == id
      {
        switch guide["key"] {
        case "contentLayoutGuide": return .content(view.index)
        case "frameLayoutGuide": return .frame(view.index)
        default: return .view(view.index)
        }
      }
    }
    return nil
  }

  private func multiplier(of element: Element) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }.filter(\.isFinite)
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  /// Returns the constant of a constraint. The standard distance is 20 points to the edge of the
  /// superview and 8 points between two other views.
  private func constant(of element: Element, _ first: LayoutItem, _ second: LayoutItem?) -> Double {
    if let constant = element.number("constant") { return constant }
    guard element["symbolic"] == "YES", let second else { return 0 }
    let isInside = { (outer: LayoutItem, inner: LayoutItem) in
      interface.views[outer.index].subviews.contains { $0.index == inner.index }
    }
    return isInside(first, second) || isInside(second, first) ? 20 : 8
  }
}

extension Element {
  fileprivate func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
