/// A view whose vertical position is given, with the edge that determines it.
struct PositionedView {
  let view: String
  /// The bottom of the view above it, or an edge of the view around it.
  let anchor: Constraint.End
  /// The distance from the anchor to the top of the view, or to its bottom if it is held at the
  /// bottom of the view around it.
  let distance: Double
  /// Whether the anchor is an edge of the view around it.
  let isInside: Bool
}

extension PositionedViews {
  /// All views whose vertical position is given by constraints or stack views.
  var positionedViews: [PositionedView] {
    constraints.values.compactMap(\.positionedView) + objects.values.flatMap(\.arranged)
  }

  /// Returns whether the views are side by side.
  func areSideBySide(_ one: String, _ two: String) -> Bool {
    leads(from: one, to: two) || leads(from: two, to: one)
  }

  private func leads(from one: String, to two: String) -> Bool {
    var reached: Set<String> = [one]
    var waiting = [one]
    while let view = waiting.popLast() {
      for constraint in constraints.values {
        guard let next = constraint.follower(of: view), reached.insert(next).inserted else {
          continue
        }
        waiting.append(next)
      }
    }
    return reached.contains(two)
  }

  /// Returns whether the view reaches from the top to the bottom of its superview, so that others
  /// are in front of it.
  func isBehind(_ view: String) -> Bool {
    let sides = constraints.values.filter {
      $0.held.view == view && $0.relation == .equal && $0.other.map($0.isAround) == true
    }
    return Set(sides.map(\.held.attribute)).isSuperset(of: ["top", "bottom"])
  }

  /// Returns whether `one` ends before `other` begins, as far as its height is known.
  func ends(_ one: PositionedView, before other: PositionedView) -> Bool {
    let heights = constraints.values.filter {
      $0.held == Constraint.End(view: one.view, attribute: "height") && $0.other == nil
        && $0.relation == .equal
    }
    return heights.contains { one.distance + $0.distance <= other.distance }
  }

  /// Returns whether the position of the view is given only by its frame.
  func isPositionedByFrame(_ view: String) -> Bool {
    let parent = containers[view].flatMap { objects[$0] }
    return parent != nil && parent?.name != "stackView"
      && !constraints.values.contains { constraint in
        constraint.relation == .equal
          && constraint.ends.contains {
            $0.view == view && $0.axis == .vertical && !$0.isMeasure && !constraint.isAround($0)
          }
      }
  }

  /// Returns the views that have a position along the axis: their own, or that of a view they are
  /// tied to.
  func positioned(along axis: Constraint.End.Axis) -> Set<String> {
    var held: [String: [String]] = [:]
    for constraint in constraints.values where constraint.relation == .equal {
      guard let other = constraint.other, other.axis == axis, !other.isMeasure,
        !constraint.held.isMeasure
      else { continue }
      held[other.view, default: []].append(constraint.held.view)
      // A view around others does not get its position from them.
      if !constraint.isAround(other) {
        held[constraint.held.view, default: []].append(other.view)
      }
    }
    var positioned = Set(objects.keys.filter(hasOwnPosition))
    var waiting = Array(positioned)
    while let view = waiting.popLast() {
      for next in held[view] ?? [] where positioned.insert(next).inserted { waiting.append(next) }
    }
    return positioned
  }

  /// Returns whether the position of the view is given by something other than constraints.
  private func hasOwnPosition(_ view: String) -> Bool {
    let object = objects[view]
    return object?["translatesAutoresizingMaskIntoConstraints"] != "NO"
      || object?["fixedFrame"] == "YES"
      || containers[view].flatMap { objects[$0] }?.name == "stackView"
  }

  /// Returns whether the frames of two views with the same parent overlap.
  func overlap(_ one: String, _ two: String) -> Bool {
    guard let container = containers[one], container == containers[two],
      let frame = objects[one]?.frame?.sides, let other = objects[two]?.frame?.sides
    else { return false }
    return frame.x.overlaps(other.x) && frame.y.overlaps(other.y)
  }
}

extension Constraint {
  /// The view that the constraint positions below another, or at the edge of its superview.
  fileprivate var positionedView: PositionedView? {
    guard relation == .equal, let other else { return nil }
    var side = other.attribute
    if side.hasSuffix("Margin") { side.removeLast(6) }
    let isEdge = isAround(other) && held.attribute == side && ["top", "bottom"].contains(side)
    let isBelow = !isAround(other) && held.attribute == "top" && side == "bottom"
    guard isEdge || isBelow else { return nil }
    return PositionedView(
      view: held.view, anchor: End(view: other.view, attribute: side),
      distance: held.attribute == "bottom" ? -distance : distance, isInside: isEdge)
  }

  /// Returns the view that the constraint keeps after `view` on a line.
  fileprivate func follower(of view: String) -> String? {
    guard relation != .lessThanOrEqual, other?.view == view,
      ["trailing", "right"].contains(other?.attribute),
      ["leading", "left"].contains(held.attribute)
    else { return nil }
    return held.view
  }
}

extension Element {
  /// The views that a stack view positions below others.
  fileprivate var arranged: [PositionedView] {
    guard name == "stackView", self["axis"] == "vertical" else { return [] }
    let views = element("subviews")?.elements.compactMap { $0["id"] } ?? []
    return zip(views, views.dropFirst()).map { above, view in
      PositionedView(
        view: view, anchor: Constraint.End(view: above, attribute: "bottom"), distance: 0,
        isInside: false)
    }
  }

  /// The horizontal and vertical ranges of a frame.
  fileprivate var sides: (x: Range<Double>, y: Range<Double>)? {
    let values = ["x", "y", "width", "height"].compactMap { self[$0].flatMap(Double.init) }
    guard values.count == 4, values.allSatisfy(\.isFinite), values[2] > 0, values[3] > 0 else {
      return nil
    }
    return (values[0]..<values[0] + values[2], values[1]..<values[1] + values[3])
  }
}
