internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// What is above the rows of a list and scrolls with them, such as a form: the header of a table, or
/// a view in the room above the content of a collection. It is as high as its content.
final class ListHeader: UIView {

  private let content: UIView
  private let marginBelow: CGFloat
  private weak var list: UIScrollView?

  /// Called when the height has changed.
  var onChangedHeight: (() -> Void)?

  /// Takes the content out of its superview.
  init(_ content: UIView, marginBelow: CGFloat, in list: UIScrollView) {
    self.content = content
    self.marginBelow = marginBelow
    self.list = list
    super.init(frame: CGRect(x: 0, y: 0, width: list.bounds.width, height: 0))
    autoresizingMask = .flexibleWidth
    addSubview(content)
    if let table = list as? UITableView {
      table.tableHeaderView = self
    } else {
      list.addSubview(self)
    }
    if list.keyboardDismissMode == .none { list.keyboardDismissMode = .interactive }
    fit(content.frame.maxY + marginBelow)
  }

  required init?(coder: NSCoder) { nil }

  override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { fit(isHidden ? 0 : content.frame.maxY + marginBelow) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = list?.superview?.backgroundColor
    if !isHidden, bounds.width > 0 { fit(content.frame.maxY + marginBelow) }
  }

  private func fit(_ height: CGFloat) {
    let growth = height - frame.height
    guard abs(growth) >= 0.5, let list else { return }
    frame.size.height = height
    if let table = list as? UITableView {
      // The table moves its rows when it gets a header, even if it has that already.
      table.tableHeaderView = self
    } else {
      let isAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
      frame.origin.y = -height
      list.contentInset.top += growth
      if isAtTop { list.contentOffset.y = -list.adjustedContentInset.top }
    }
    onChangedHeight?()
  }
}

extension NSLayoutConstraint {
  /// Whether it says where something is from side to side, or how wide it is.
  fileprivate var isAcross: Bool {
    let across: [Attribute] = [.leading, .trailing, .left, .right, .centerX, .width]
    return across.contains(firstAttribute) && across.contains(secondAttribute)
  }

  fileprivate var isOfTops: Bool { firstAttribute == .top && secondAttribute == .top }

  /// Whether an item, but not both, is a view in this one.
  fileprivate func concernsPart(of content: UIView) -> Bool {
    let parts = [firstItem, secondItem].filter { item in
      guard let view = item as? UIView else { return false }
      return view !== content && view.isDescendant(of: content)
    }
    return parts.count == 1
  }
}

@nonobjc extension BaseListView {

  /// Makes the view that ends where the list begins scroll with the rows. It keeps its constraints,
  /// but to a header instead of to this view. Does nothing if somebody has tied it, or the list, to
  /// anything else than the top and the sides of this view, or has given the table a header.
  func moveContent(into list: UIScrollView?) {
    guard let list, list.superview === self, (list as? UITableView)?.tableHeaderView == nil,
      let gap = gap(above: list)
    else { return }
    let content = gap.content
    let ties = constraints.filter {
      $0 !== gap.tie && ($0.firstItem === content || $0.secondItem === content)
    }
    let sides = constraints.filter {
      ($0.firstItem === list || $0.secondItem === list) && $0.isAcross
    }
    guard ties.allSatisfy({ ($0.isAcross || $0.isOfTops) && isTied($0, to: content) }),
      sides.allSatisfy({ $0.constant == 0 && isTied($0, to: list) }),
      !constraints.contains(where: { $0.concernsPart(of: content) })
    else { return }
    let header = ListHeader(content, marginBelow: gap.height, in: list)
    self.header = header
    for tie in ties {
      let isFirst = tie.firstItem === content
      let copy = NSLayoutConstraint(
        item: isFirst ? content : header, attribute: tie.firstAttribute, relatedBy: tie.relation,
        toItem: isFirst ? header : content, attribute: tie.secondAttribute,
        multiplier: tie.multiplier, constant: tie.constant)
      copy.priority = tie.priority
      copy.isActive = true
    }
    list.topAnchor.constraint(equalTo: topAnchor).isActive = true
    header.onChangedHeight = { [weak self] in self?.onChangedHeader() }
  }

  /// Whether a constraint is between a subview and this view, or one of its guides.
  private func isTied(_ tie: NSLayoutConstraint, to subview: UIView) -> Bool {
    let other = tie.firstItem === subview ? tie.secondItem : tie.firstItem
    return other === self || (other as? UILayoutGuide)?.owningView === self
  }

  /// Returns the view below which the list begins, the distance, and the constraint that says so.
  private func gap(
    above list: UIView
  ) -> (content: UIView, height: CGFloat, tie: NSLayoutConstraint)? {
    for tie in constraints where tie.relation == .equal {
      let ends = [(tie.firstItem, tie.firstAttribute), (tie.secondItem, tie.secondAttribute)]
      for (top, bottom, height) in [
        (ends[0], ends[1], tie.constant), (ends[1], ends[0], -tie.constant),
      ] where top.0 === list && top.1 == .top && bottom.1 == .bottom {
        guard let content = bottom.0 as? UIView, content.superview === self else { continue }
        return (content, height, tie)
      }
    }
    return nil
  }
}
