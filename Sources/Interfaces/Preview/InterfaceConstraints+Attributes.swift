import AutoLayout
import XMLText

extension InterfaceConstraints {
  /// Returns the value of an attribute. For a view inside a scroll view, the edges of the scroll
  /// view are those of its content.
  func value(
    of attribute: String, _ item: LayoutItem, besides other: LayoutItem?
  ) -> LinearExpression? {
    let view = interface.views[item.index]
    var item = item
    let isSize = ["width", "height", "centerX", "centerY"].contains(attribute)
    if case .view = item, view.kind == .scrollView, !isSize, let other, other.index != view.index,
      view.all.contains(where: { $0.index == other.index })
    {
      item = .content(view.index)
    }
    guard attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins") else {
      return value(of: attribute, item.box, view)
    }
    let name = attribute.hasSuffix("Margin") ? attribute.dropLast(6) : attribute.dropLast(13)
    return value(
      of: String(name), item.box.inset(by: view.margins(isTurned: traits.isRightToLeft)), view)
  }

  private func value(
    of attribute: String, _ box: LayoutBox, _ view: InterfaceView
  ) -> LinearExpression? {
    let isTurned = traits.isRightToLeft
    switch attribute {
    case "left": return box.left
    case "right": return box.right
    // From right to left, leading distances grow to the left.
    case "leading": return isTurned ? -1 * box.right : box.left
    case "trailing": return isTurned ? -1 * box.left : box.right
    case "top": return box.top
    case "bottom": return box.bottom
    case "centerX": return box.center(.horizontal)
    case "centerY": return box.center(.vertical)
    case "width": return box.width
    case "height": return box.height
    case "firstBaseline": return box.top + (view.baselines(traits)?.first ?? 0)
    case "baseline", "lastBaseline": return box.bottom - (view.baselines(traits)?.last ?? 0)
    default: return nil
    }
  }
}

extension InterfaceView {
  /// The layout margins.
  func margins(isTurned: Bool) -> LayoutBox.Insets {
    func insets(_ element: Element, _ left: String, _ right: String) -> LayoutBox.Insets {
      func side(_ name: String) -> Double {
        element[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
      }
      return LayoutBox.Insets(
        top: side("top"), left: side(left), bottom: side("bottom"), right: side(right))
    }
    if let own = part("directionalEdgeInsets", "directionalLayoutMargins") {
      return isTurned ? insets(own, "trailing", "leading") : insets(own, "leading", "trailing")
    }
    if let own = part("edgeInsets", "layoutMargins") { return insets(own, "left", "right") }
    return kind == .tableViewCellContentView
      ? LayoutBox.Insets(top: 11, left: 16, bottom: 11, right: 16)
      : LayoutBox.Insets(top: 8, left: 8, bottom: 8, right: 8)
  }
}
