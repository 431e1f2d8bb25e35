import AutoLayout
import XMLNotation

extension InterfaceConstraints {
  /// What a stack view does with the views in it.
  mutating func addArrangement(of stack: InterfaceView) {
    let isVertical = stack.element["axis"] == "vertical"
    let arranged = stack.subviews.filter { !$0.isHidden }.map { LayoutItem.view($0.index) }
    let outer = LayoutItem.view(stack.index)
    let isTurned = traits.isRightToLeft && !isVertical
    let row = isTurned ? Array(arranged.reversed()) : arranged
    guard let first = row.first, let last = row.last else { return }
    require(first.start(isVertical) - outer.start(isVertical))
    require(outer.end(isVertical) - last.end(isVertical))
    let spacing = stack.number("spacing", 0)
    let distribution = stack.element["distribution"] ?? "fill"
    var gap: LinearExpression?
    for (index, (item, next)) in zip(row, row.dropFirst()).enumerated() {
      let distance = next.start(isVertical) - item.end(isVertical)
      switch distribution {
      case "equalSpacing":
        if let gap { require(distance - gap) }
        gap = distance
        require(atLeastZero: distance - spacing)
      case "equalCentering":
        let centers = next.center(isVertical) - item.center(isVertical)
        if let gap { wish(centers - gap, .equal, 150) }
        gap = centers
        require(atLeastZero: distance - spacing)
      default:
        require(distance - spacing)
        if distribution == "fillEqually" {
          require(next.length(isVertical) - item.length(isVertical))
        } else {
          // Where hugging does not decide it, the first one gets the room that is left.
          wish(next.length(isVertical), .equal, 0.5 + Double(index) / 1000)
        }
      }
    }
    for item in arranged { align(item, in: stack, isVertical: !isVertical) }
  }

  /// Aligns an arranged view across the axis of its stack view.
  private mutating func align(_ item: LayoutItem, in stack: InterfaceView, isVertical: Bool) {
    let outer = LayoutItem.view(stack.index)
    let (before, after) = (
      item.start(isVertical) - outer.start(isVertical), outer.end(isVertical) - item.end(isVertical)
    )
    require(atLeastZero: before)
    require(atLeastZero: after)
    let leadsAtEnd = !isVertical && traits.isRightToLeft
    switch stack.element["alignment"] {
    case "leading", "top": require(leadsAtEnd ? after : before)
    case "trailing", "bottom": require(leadsAtEnd ? before : after)
    case "center": require(before - after)
    case "firstBaseline", "lastBaseline", "baseline": require(before)
    default:
      require(before)
      require(after)
    }
    wish(outer.length(isVertical), .equal, 0.4)
  }
}

extension LayoutItem {
  fileprivate func start(_ isVertical: Bool) -> LinearExpression { isVertical ? top : left }
  fileprivate func end(_ isVertical: Bool) -> LinearExpression { isVertical ? bottom : right }
  fileprivate func length(_ isVertical: Bool) -> LinearExpression { isVertical ? height : width }
  fileprivate func center(_ isVertical: Bool) -> LinearExpression {
    start(isVertical) + 0.5 * length(isVertical)
  }
}
