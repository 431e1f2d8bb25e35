import AutoLayout

/// An item of a constraint: a view, or the frame or content of a scroll view, by the index of the
/// view.
enum LayoutItem: Hashable {
  case view(Int)
  case frame(Int)
  case content(Int)

  var index: Int {
    switch self {
    case .view(let index), .frame(let index), .content(let index): index
    }
  }

  /// The box of the item, in the coordinates of the root.
  var box: LayoutBox {
    switch self {
    case .view(let index), .frame(let index): LayoutBox(number: 2 * index)
    case .content(let index): LayoutBox(number: 2 * index + 1)
    }
  }

  var left: LinearExpression { box.left }
  var top: LinearExpression { box.top }
  var width: LinearExpression { box.width }
  var height: LinearExpression { box.height }
  var right: LinearExpression { box.right }
  var bottom: LinearExpression { box.bottom }
}

/// The position and size of a view in points.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Returns the part of the frame that is in the other one, or nil if they do not overlap.
  func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the frame made smaller by a distance on each side.
  func inset(_ horizontal: Double, _ vertical: Double) -> Frame {
    Frame(
      x: x + horizontal, y: y + vertical, width: max(0, width - 2 * horizontal),
      height: max(0, height - 2 * vertical))
  }
}
