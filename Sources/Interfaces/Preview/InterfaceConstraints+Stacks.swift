import AutoLayout
import XMLText

extension InterfaceConstraints {
  /// Adds the constraints with which a stack view arranges the views in it.
  mutating func addArrangement(of stack: InterfaceView) {
    // A row of the runtime becomes a column when texts are large.
    let isAdapted = isAdapted(stack)
    let isVertical = isAdapted || stack.element["axis"] == "vertical"
    let baseline = stack.element["alignment"] == "firstBaseline" ? "firstBaseline" : "lastBaseline"
    let distribution =
      stack.element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill
    let arrangement = StackArrangement(
      along: isVertical ? .vertical : .horizontal, distribution,
      isAdapted && distribution != .fillEqually || beginsWithItsRow(stack)
        ? .leading : stack.arrangedAlignment,
      spacing: stack.number("spacing", 0),
      margins: stack.arrangesInMargins ? stack.margins(isTurned: traits.isRightToLeft) : .zero,
      isRightToLeft: traits.isRightToLeft)
    let arranged = stack.subviews.map { view in
      let (item, content) = (LayoutItem.view(view.index), contents[view.index])
      return StackArrangement.Item(
        item.box, isHidden: view.isHidden(traits),
        content: isVertical ? content.height : content.width,
        baseline: value(of: baseline, item, besides: nil))
    }
    add(arrangement.constraints(of: arranged, in: LayoutItem.view(stack.index).box))
  }

  private func isAdapted(_ stack: InterfaceView) -> Bool {
    stack.element["customClass"] == "AdaptiveRow" && traits.textSize == .large
  }

  /// Whether it is a column at the end of a row that has become a column.
  private func beginsWithItsRow(_ stack: InterfaceView) -> Bool {
    stack.element["alignment"] == "trailing" && stack.element["axis"] == "vertical"
      && interface.path(to: stack).dropLast().last.map(isAdapted) == true
  }
}

extension InterfaceView {
  fileprivate var arrangesInMargins: Bool {
    let name = "layoutMarginsRelativeArrangement"
    return element[name] == "YES" || runtimeAttribute(name)?["value"] == "YES"
  }

  fileprivate var arrangedAlignment: StackArrangement.Alignment {
    switch element["alignment"] {
    case "leading", "top": .leading
    case "trailing", "bottom": .trailing
    case "center": .center
    case "firstBaseline", "lastBaseline", "baseline":
      element["axis"] == "vertical" ? .leading : .baseline
    default: .fill
    }
  }
}
