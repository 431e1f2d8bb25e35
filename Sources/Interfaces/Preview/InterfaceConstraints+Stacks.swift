import AutoLayout
import XMLText

extension InterfaceConstraints {
  /// Adds the constraints with which a stack view arranges the views in it.
  mutating func addArrangement(of stack: InterfaceView) {
    let arranged = stack.subviews.filter { !$0.isHidden }.map { LayoutItem.view($0.index).box }
    let arrangement = StackArrangement(
      along: stack.element["axis"] == "vertical" ? .vertical : .horizontal,
      stack.element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill,
      stack.arrangedAlignment, spacing: stack.number("spacing", 0),
      isRightToLeft: traits.isRightToLeft)
    add(arrangement.constraints(of: arranged, in: LayoutItem.view(stack.index).box))
  }
}

extension InterfaceView {
  fileprivate var arrangedAlignment: StackArrangement.Alignment {
    switch element["alignment"] {
    case "leading", "top": .leading
    case "trailing", "bottom": .trailing
    case "center": .center
    case "firstBaseline", "lastBaseline", "baseline": .baseline
    default: .fill
    }
  }
}
