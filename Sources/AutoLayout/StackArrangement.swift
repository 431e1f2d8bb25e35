/// The arrangement of the views in a stack view.
package struct StackArrangement: Sendable {
  package enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  package enum Alignment: Sendable {
    case fill, leading, center, trailing, baseline
  }

  /// An arranged view.
  package struct Item: Sendable {
    let box: LayoutBox
    let isHidden: Bool
    /// The distance to the next view, if it is not the spacing of the stack view.
    let spacing: Double?
    /// The length of the content along the axis, for a proportional distribution.
    let content: Double?
    /// The vertical position of the baseline by which the view is aligned.
    let baseline: LinearExpression

    package init(
      _ box: LayoutBox, isHidden: Bool = false, spacing: Double? = nil, content: Double? = nil,
      baseline: LinearExpression? = nil
    ) {
      (self.box, self.isHidden, self.spacing) = (box, isHidden, spacing)
      (self.content, self.baseline) = (content, baseline ?? box.bottom)
    }
  }

  private let axis: LayoutBox.Axis
  private let distribution: Distribution
  private let alignment: Alignment
  private let spacing: Double
  private let margins: LayoutBox.Insets
  private let isRightToLeft: Bool

  package init(
    along axis: LayoutBox.Axis, _ distribution: Distribution = .fill,
    _ alignment: Alignment = .fill, spacing: Double = 0, margins: LayoutBox.Insets = .zero,
    isRightToLeft: Bool = false
  ) {
    (self.axis, self.distribution, self.alignment) = (axis, distribution, alignment)
    (self.spacing, self.margins, self.isRightToLeft) = (spacing, margins, isRightToLeft)
  }

  /// Returns the constraints that arrange `items` in the box of the stack view. Hidden items take
  /// no room.
  package func constraints(of items: [Item], in stack: LayoutBox) -> [LayoutConstraint] {
    let room = stack.inset(by: margins)
    let shown = items.filter { !$0.isHidden }
    let size = shown.isEmpty ? [axis, crossAxis] : [crossAxis]
    return size.map { LayoutConstraint(room.length($0), priority: Self.fitting) }
      + items.filter(\.isHidden).flatMap { collapsed($0.box, in: room) }
      + edges(of: shown, in: room) + distances(between: shown) + proportions(of: shown)
      + aligned(shown, in: room)
  }

  /// The priority with which a stack view is not larger than its content needs: just above that of
  /// a superview that asks for the fitting size.
  private static let fitting = 51.0

  private var crossAxis: LayoutBox.Axis { axis == .vertical ? .horizontal : .vertical }

  /// Whether the first item is at the far edge.
  private var isTurned: Bool { isRightToLeft && axis == .horizontal }

  /// A hidden view must not affect the others, but its frame must not be ambiguous either.
  private func collapsed(_ box: LayoutBox, in room: LayoutBox) -> [LayoutConstraint] {
    [
      LayoutConstraint(box.left - room.left), LayoutConstraint(box.top - room.top),
      LayoutConstraint(box.length(axis), priority: 0.3),
      LayoutConstraint(box.length(crossAxis) - room.length(crossAxis), priority: 0.3),
    ]
  }
}

// MARK: Along the axis

extension StackArrangement {
  private func edges(of shown: [Item], in room: LayoutBox) -> [LayoutConstraint] {
    guard let first = (isTurned ? shown.last : shown.first)?.box,
      let last = (isTurned ? shown.first : shown.last)?.box
    else { return [] }
    return [
      LayoutConstraint(first.start(axis) - room.start(axis)),
      LayoutConstraint(room.end(axis) - last.end(axis)),
    ]
  }

  private func distances(between shown: [Item]) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var gap: LinearExpression?
    for (index, (item, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let (near, far) = isTurned ? (next.box, item.box) : (item.box, next.box)
      let excess = far.start(axis) - near.end(axis) - (item.spacing ?? spacing)
      switch distribution {
      case .equalSpacing:
        if let gap { constraints.append(LayoutConstraint(excess - gap)) }
        gap = excess
        constraints.append(LayoutConstraint(excess, .atLeast))
      case .equalCentering:
        let centers = far.center(axis) - near.center(axis)
        if let gap { constraints.append(LayoutConstraint(centers - gap, priority: 150)) }
        gap = centers
        constraints.append(LayoutConstraint(excess, .atLeast))
      case .fillEqually:
        constraints.append(LayoutConstraint(excess))
        constraints.append(LayoutConstraint(next.box.length(axis) - item.box.length(axis)))
      case .fill, .fillProportionally:
        constraints.append(LayoutConstraint(excess))
        // If hugging does not decide, the first box gets the remaining space: a point of a later one
        // weighs more.
        let weight = 1 + Double(index) / 1000
        constraints.append(LayoutConstraint(weight * next.box.length(axis), priority: 0.5))
      }
    }
    return constraints
  }

  private func proportions(of shown: [Item]) -> [LayoutConstraint] {
    guard distribution == .fillProportionally else { return [] }
    let sized = shown.filter { $0.content ?? 0 > 0 }
    guard let first = sized.first, let length = first.content else { return [] }
    return sized.dropFirst().map { item in
      let share = (item.content ?? length) / length
      return LayoutConstraint(
        item.box.length(axis) - share * first.box.length(axis), priority: 999)
    }
  }
}

// MARK: Across the axis

extension StackArrangement {
  private func aligned(_ shown: [Item], in room: LayoutBox) -> [LayoutConstraint] {
    var constraints = shown.flatMap { aligned($0.box, in: room) }
    if alignment == .baseline {
      constraints += zip(shown, shown.dropFirst()).map { item, next in
        LayoutConstraint(next.baseline - item.baseline)
      }
    }
    return constraints
  }

  private func aligned(_ box: LayoutBox, in room: LayoutBox) -> [LayoutConstraint] {
    let before = box.start(crossAxis) - room.start(crossAxis)
    let after = room.end(crossAxis) - box.end(crossAxis)
    let leadsAtEnd = crossAxis == .horizontal && isRightToLeft
    switch alignment {
    case .fill: return [LayoutConstraint(before), LayoutConstraint(after)]
    case .leading where leadsAtEnd, .trailing where !leadsAtEnd:
      return [LayoutConstraint(before, .atLeast), LayoutConstraint(after)]
    case .leading, .trailing:
      return [LayoutConstraint(before), LayoutConstraint(after, .atLeast)]
    case .center:
      return [LayoutConstraint(before, .atLeast), LayoutConstraint(before - after)]
    case .baseline:
      // The views are as near to the edge as their baselines allow.
      return [
        LayoutConstraint(before, .atLeast), LayoutConstraint(after, .atLeast),
        LayoutConstraint(before, priority: 0.3),
      ]
    }
  }
}
