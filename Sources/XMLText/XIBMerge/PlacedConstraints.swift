import SourceText

/// A merge in which new views that are generated in stack views have constraints, because no stack
/// view arranges them there: each is below the view that it follows, and as wide. What was below
/// that view is below the new one.
struct PlacedConstraints {
  private let document: Document
  private let layout: PositionedViews
  private var identifiers = IBIdentifiers(scope: "placed")
  private var edits: [(range: SourceRange, text: String)] = []
  /// The new constraints by the view that has them.
  private var constraints: [String: [String]] = [:]

  /// Adds constraints to `views` of the merged document, in this order.
  init(_ document: Document, of views: [String]) {
    self.document = document
    layout = PositionedViews(document)
    let views = views.filter { view in
      layout.containers[view].map { layout.objects[$0]?.name != "stackView" } == true
    }
    let new = Set(views)
    var columns: [(neighbor: String?, views: [String])] = []
    for view in views {
      let neighbor = neighbor(of: view, besides: new)
      if let last = columns.lastIndex(where: { $0.neighbor == neighbor }) {
        columns[last].views.append(view)
      } else {
        columns.append((neighbor, [view]))
      }
    }
    for column in columns { place(column.views, below: column.neighbor) }
    for (container, lines) in constraints.sorted(by: { $0.key < $1.key }) {
      write(lines, in: container)
    }
  }

  /// The text of the document with the constraints.
  var text: String {
    let bytes = Array(document.file.text.utf8)
    var text: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: text + bytes[end...], as: UTF8.self)
  }

  // MARK: Positions

  /// Returns the view below which the new one goes: the one before it, or else the lowest one. Nil
  /// if there is no other view.
  private func neighbor(of view: String, besides new: Set<String>) -> String? {
    guard let container = layout.containers[view] else { return nil }
    let all = layout.objects[container]?.element("subviews")?.elements.compactMap { $0["id"] } ?? []
    let before = all.prefix { $0 != view }.last { !new.contains($0) }
    let others = all.filter { !new.contains($0) }
    return before ?? others.last { tie(of: $0, "bottom", to: container) != nil } ?? others.last
  }

  /// Puts new views below each other, and below a view of yours.
  private mutating func place(_ views: [String], below neighbor: String?) {
    guard let last = views.last, let container = layout.containers[last] else { return }
    let distance = neighbor.map(self.distance(above:)) ?? 16
    let leading = neighbor.flatMap { tie(of: $0, "leading", to: container) }
    let trailing = neighbor.flatMap { tie(of: $0, "trailing", to: container) }
    var above = neighbor
    for view in views {
      let top =
        above.map { "secondItem=\"\($0)\" secondAttribute=\"bottom\"" }
        ?? "secondItem=\"\(container)\" secondAttribute=\"top\""
      add("firstItem=\"\(view)\" firstAttribute=\"top\" \(top)", distance, for: view)
      addSide("leading", of: view, like: leading, in: container)
      addSide("trailing", of: view, like: trailing, in: container)
      above = view
    }
    let isLowest = neighbor.map { !moveWhatIsBelow($0, below: last) } ?? true
    if isLowest {
      add(
        "firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"\(last)\" "
          + "secondAttribute=\"bottom\"", 16, for: last)
    }
    if let neighbor { measure(views, below: neighbor, distance) }
  }

  /// Returns the distance of a view to the one above it, or 8.
  private func distance(above view: String) -> Double {
    let tops = layout.constraints.values.filter { constraint in
      constraint.held == Constraint.End(view: view, attribute: "top")
        && constraint.other?.attribute == "bottom" && constraint.relation == .equal
    }
    return tops.map(\.distance).max() ?? 8
  }

  /// Returns your constraint between the same sides of a view and of the view around it.
  private func tie(of view: String, _ side: String, to container: String) -> Constraint? {
    layout.constraints.values.filter { constraint in
      constraint.held == Constraint.End(view: view, attribute: side)
        && constraint.other?.view == container && constraint.other?.axis == constraint.held.axis
    }.min { $0.element.range.lowerBound < $1.element.range.lowerBound }
  }

  // MARK: Constraints

  /// Constrains a side of the view to that of the container to which `model` constrains the same
  /// side of another view.
  private mutating func addSide(
    _ side: String, of view: String, like model: Constraint?, in container: String
  ) {
    let model = model?.relation == .equal ? model : nil
    let item = model.flatMap { $0.element[$0.isTurned ? "firstItem" : "secondItem"] }
    let other = item ?? container
    let attribute = model?.other?.attribute ?? side
    let distance = model?.distance ?? (side == "leading" ? 16 : -16)
    if side == "leading" {
      add(
        "firstItem=\"\(view)\" firstAttribute=\"leading\" secondItem=\"\(other)\" "
          + "secondAttribute=\"\(attribute)\"", distance, for: view)
    } else {
      let first = other == container ? "" : "firstItem=\"\(other)\" "
      add(
        "\(first)firstAttribute=\"\(attribute)\" secondItem=\"\(view)\" "
          + "secondAttribute=\"trailing\"", -distance, for: view)
    }
  }

  private mutating func add(_ sides: String, _ distance: Double, for view: String) {
    guard let container = layout.containers[view] else { return }
    let constant = distance == 0 ? "" : " \(Attribute("constant", measure: distance).range.text)"
    var id: String
    repeat {
      id = identifiers.identifier(for: "\(view) \(sides)")
    } while layout.constraints[id] != nil || layout.objects[id] != nil
    constraints[container, default: []].append("<constraint \(sides)\(constant) id=\"\(id)\"/>")
  }

  /// Constrains what is constrained to the bottom of a view to that of a new one instead. Returns
  /// whether there is anything.
  private mutating func moveWhatIsBelow(_ view: String, below new: String) -> Bool {
    var hasFollowers = false
    for constraint in layout.constraints.values where !constraint.isInside(view, in: layout) {
      for name in ["first", "second"] {
        guard constraint.other != nil, constraint.element["\(name)Attribute"] == "bottom",
          let item = constraint.element.attribute("\(name)Item"), item.value == view
        else { continue }
        hasFollowers = true
        edits.append((item.valueRange, new))
      }
    }
    return hasFollowers
  }

  /// Gives new views the frames that their constraints yield.
  private mutating func measure(_ views: [String], below neighbor: String, _ distance: Double) {
    guard let frame = layout.objects[neighbor]?.frame, let top = frame["y"].flatMap(Double.init),
      let height = frame["height"].flatMap(Double.init)
    else { return }
    var bottom = top + height
    for view in views {
      guard let own = layout.objects[view]?.frame else { continue }
      for (name, value) in [
        ("x", frame["x"]), ("y", Attribute("y", measure: bottom + distance).value),
        ("width", frame["width"]),
      ] {
        guard let range = own.attribute(name)?.valueRange, let value else { continue }
        edits.append((range, value))
      }
      bottom += distance + (own["height"].flatMap(Double.init) ?? 0)
    }
  }

  private mutating func write(_ lines: [String], in container: String) {
    guard let view = layout.objects[container], let subviews = view.element("subviews") else {
      return
    }
    let group = view.element("constraints")
    if let group, let last = group.elements.last {
      let space = group.space
      let end = document.file.range(last.range.upperBound..<last.range.upperBound)
      edits.append((end, lines.map { space + $0 }.joined()))
    } else {
      let space = view.space
      let text = lines.map { "\(space)    \($0)" }.joined()
      let end = subviews.range.upperBound
      edits.append(
        (
          group?.range ?? document.file.range(end..<end),
          (group == nil ? space : "") + "<constraints>\(text)\(space)</constraints>"
        ))
    }
  }
}

extension Constraint {
  /// Returns whether the constraint holds something inside of the view at it.
  fileprivate func isInside(_ view: String, in layout: PositionedViews) -> Bool {
    views.contains { layout.isInside($0, view) }
  }
}

extension Element {
  /// The space before the elements inside this one.
  fileprivate var space: String {
    guard case .text(let text)? = content.first, text.isBlank else { return "" }
    return String(text.range.text)
  }
}
