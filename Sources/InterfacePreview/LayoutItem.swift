import AutoLayout

/// What a constraint can hold: a view, or the content of one that scrolls, by the index of the view.
enum LayoutItem: Hashable {
  case view(Int)
  case content(Int)

  var index: Int {
    switch self {
    case .view(let index), .content(let index): index
    }
  }

  /// The left edge, the top edge, the width and the height, in the coordinates of the root.
  private func variable(_ number: Int) -> LinearExpression {
    let offset = if case .content = self { 4 } else { 0 }
    return LinearExpression(LinearExpression.Variable(8 * index + offset + number))
  }

  var left: LinearExpression { variable(0) }
  var top: LinearExpression { variable(1) }
  var width: LinearExpression { variable(2) }
  var height: LinearExpression { variable(3) }
  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
}

/// Where something is, in points.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// The part of the frame that is in the other one; nil if they do not overlap.
  func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The frame, smaller by a distance on each side.
  func inset(_ horizontal: Double, _ vertical: Double) -> Frame {
    Frame(
      x: x + horizontal, y: y + vertical, width: max(0, width - 2 * horizontal),
      height: max(0, height - 2 * vertical))
  }
}
