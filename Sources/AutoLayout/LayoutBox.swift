/// The rectangle of an item that is laid out.
package struct LayoutBox: Hashable, Sendable {
  package enum Axis: Sendable {
    case horizontal, vertical
  }

  package let left: LinearExpression
  package let top: LinearExpression
  package let width: LinearExpression
  package let height: LinearExpression

  package init(
    left: LinearExpression, top: LinearExpression, width: LinearExpression,
    height: LinearExpression
  ) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Creates a box of four variables, which differ from those of boxes with other numbers.
  package init(number: Int) {
    func variable(_ index: Int) -> LinearExpression {
      LinearExpression(LinearExpression.Variable(4 * number + index))
    }
    self.init(left: variable(0), top: variable(1), width: variable(2), height: variable(3))
  }

  package var right: LinearExpression { left + width }
  package var bottom: LinearExpression { top + height }

  package func start(_ axis: Axis) -> LinearExpression { axis == .vertical ? top : left }
  package func end(_ axis: Axis) -> LinearExpression { axis == .vertical ? bottom : right }
  package func length(_ axis: Axis) -> LinearExpression { axis == .vertical ? height : width }

  package func center(_ axis: Axis) -> LinearExpression {
    start(axis) + 0.5 * length(axis)
  }
}

extension LayoutBox {
  /// The distances of a rectangle from the edges of one around it, in points.
  package struct Insets: Hashable, Sendable {
    package var top, left, bottom, right: Double

    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  package func inset(by insets: Insets) -> LayoutBox {
    LayoutBox(
      left: left + insets.left, top: top + insets.top,
      width: width - (insets.left + insets.right), height: height - (insets.top + insets.bottom))
  }
}

extension LayoutBox {
  /// The autoresizing mask of a view along an axis: how its frame follows the size of the
  /// superview.
  package struct Mask: Sendable {
    /// The distances from the edges of the superview, and the length, in the original layout.
    let (near, far, length): (Double, Double, Double)
    let stretches: Bool
    /// Whether the distance from the near edge can change.
    let floats: Bool

    package init(
      near: Double, length: Double, outer: Double, stretches: Bool, floats: Bool
    ) {
      (self.near, self.length, far) = (near, length, outer - near - length)
      (self.stretches, self.floats) = (stretches, floats)
    }
  }

  /// Returns the constraints of a mask for the box in an outer one.
  package func constraints(_ mask: Mask, _ axis: Axis, in outer: LayoutBox) -> [LayoutConstraint] {
    let near = start(axis) - outer.start(axis) - mask.near
    let far = outer.end(axis) - end(axis) - mask.far
    let expressions =
      mask.stretches ? [near, far] : [mask.floats ? far : near, length(axis) - mask.length]
    return expressions.map { LayoutConstraint($0) }
  }

  /// Returns the constraints that keep the box as long as its content.
  package func constraints(
    content: Double, _ axis: Axis, hugging: Double, resistance: Double
  ) -> [LayoutConstraint] {
    let excess = length(axis) - content
    return [
      LayoutConstraint(excess, .atLeast, priority: resistance),
      LayoutConstraint(-1 * excess, .atLeast, priority: hugging),
    ]
  }
}
