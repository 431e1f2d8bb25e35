/// The arrangement of the views in a stack view.
package struct StackArrangement: Sendable {
  package enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  package enum Alignment: Sendable {
    case fill, leading, center, trailing, baseline
  }

  private let axis: LayoutBox.Axis
  private let distribution: Distribution
  private let alignment: Alignment
  private let spacing: Double
  private let isRightToLeft: Bool

  package init(
    along axis: LayoutBox.Axis, _ distribution: Distribution = .fill,
    _ alignment: Alignment = .fill, spacing: Double = 0, isRightToLeft: Bool = false
  ) {
    (self.axis, self.distribution, self.alignment) = (axis, distribution, alignment)
    (self.spacing, self.isRightToLeft) = (spacing, isRightToLeft)
  }

  /// Returns the constraints that arrange `boxes` in the box of the stack view.
  package func constraints(of boxes: [LayoutBox], in outer: LayoutBox) -> [LayoutConstraint] {
    let row = isRightToLeft && axis == .horizontal ? boxes.reversed() : boxes
    guard let first = row.first, let last = row.last else { return [] }
    return [
      LayoutConstraint(first.start(axis) - outer.start(axis)),
      LayoutConstraint(outer.end(axis) - last.end(axis)),
    ] + distances(in: row) + boxes.flatMap { aligned($0, in: outer) }
  }

  private func distances(in row: [LayoutBox]) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var gap: LinearExpression?
    for (index, (box, next)) in zip(row, row.dropFirst()).enumerated() {
      let distance = next.start(axis) - box.end(axis)
      switch distribution {
      case .equalSpacing:
        if let gap { constraints.append(LayoutConstraint(distance - gap)) }
        gap = distance
        constraints.append(LayoutConstraint(distance - spacing, .atLeast))
      case .equalCentering:
        let centers = next.center(axis) - box.center(axis)
        if let gap { constraints.append(LayoutConstraint(centers - gap, priority: 150)) }
        gap = centers
        constraints.append(LayoutConstraint(distance - spacing, .atLeast))
      case .fillEqually:
        constraints.append(LayoutConstraint(distance - spacing))
        constraints.append(LayoutConstraint(next.length(axis) - box.length(axis)))
      case .fill, .fillProportionally:
        constraints.append(LayoutConstraint(distance - spacing))
        // If hugging does not decide, the first box gets the remaining space.
        constraints.append(
          LayoutConstraint(next.length(axis), priority: 0.5 + Double(index) / 1000))
      }
    }
    return constraints
  }

  /// Returns the constraints that align a box across the axis.
  private func aligned(_ box: LayoutBox, in outer: LayoutBox) -> [LayoutConstraint] {
    let axis: LayoutBox.Axis = axis == .vertical ? .horizontal : .vertical
    let before = box.start(axis) - outer.start(axis)
    let after = outer.end(axis) - box.end(axis)
    let leadsAtEnd = axis == .horizontal && isRightToLeft
    let edges: [LinearExpression] =
      switch alignment {
      case .fill: [before, after]
      case .leading: [leadsAtEnd ? after : before]
      case .trailing: [leadsAtEnd ? before : after]
      case .center: [before - after]
      case .baseline: [before]
      }
    return [before, after].map { LayoutConstraint($0, .atLeast) }
      + edges.map { LayoutConstraint($0) }
      + [LayoutConstraint(outer.length(axis), priority: 0.4)]
  }
}
