#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// The boxes of the views and guides in a view, in the coordinates of that view.
  @MainActor
  final class LayoutItems {
    private let root: UIView
    private let rootBox: LayoutBox
    private var numbers: [ObjectIdentifier: Int] = [:]

    init(in root: UIView, _ box: LayoutBox) {
      self.root = root
      rootBox = box
    }

    func box(of item: AnyObject) -> LayoutBox {
      if item === root { return rootBox }
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
        let inset = guide.inset
      else {
        let number = numbers[ObjectIdentifier(item)] ?? numbers.count
        numbers[ObjectIdentifier(item)] = number
        return LayoutBox(number: number)
      }
      return box(of: owner).inset(by: inset)
    }

    /// Returns the difference between the two sides of a constraint, or nil if it has no item.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
      guard let item = constraint.firstItem, let axis = constraint.firstAttribute.axis?.ofBox
      else { return nil }
      let first = value(
        of: constraint.firstAttribute, of: item, from: constraint.secondItem, axis)
      guard let other = constraint.secondItem else { return first - constraint.constant }
      // A ratio of sides is between two axes.
      let second = value(
        of: constraint.secondAttribute, of: other, from: item,
        constraint.secondAttribute.axis?.ofBox ?? axis)
      return first - Double(constraint.multiplier) * second - constraint.constant
    }

    /// Returns the value of an attribute of an item, relative to another item. For an item inside a
    /// scroll view, the edges of the scroll view are the edges of its content; its center is its
    /// own.
    func value(
      of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, from other: AnyObject?,
      _ axis: LayoutBox.Axis
    ) -> LinearExpression {
      var item = item
      if let scrollView = item as? UIScrollView, attribute.isEdge,
        let inside = view(of: other), inside !== scrollView, inside.isDescendant(of: scrollView)
      {
        item = scrollView.contentLayoutGuide
      }
      let margins = attribute.isMargin ? view(of: item)?.layoutMargins ?? .zero : .zero
      let box = box(of: item).inset(by: LayoutBox.Insets(margins))
      // A keyboard that is hidden is at the bottom.
      let isKeyboard = axis == .vertical && item is UIKeyboardLayoutGuide
      let value =
        switch isKeyboard && attribute.place != .size ? .end : attribute.place {
        case .start: box.start(axis)
        case .end: box.end(axis)
        case .middle: box.center(axis)
        case .size: box.length(axis)
        }
      return value + attribute.baseline
    }

    private func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }

  extension UILayoutGuide {
    /// The insets of the guide from its owner's edges; nil if it is not defined by them.
    fileprivate var inset: LayoutBox.Insets? {
      switch role {
      case .edges: .zero
      case .margins: LayoutBox.Insets(owningView?.layoutMargins ?? .zero)
      case .scrolledContent, .free: nil
      }
    }
  }

  extension NSLayoutConstraint.Axis {
    var ofBox: LayoutBox.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  extension UIView {
    /// Returns how the frame changes when the superview is resized.
    func mask(_ axis: LayoutBox.Axis, in superview: UIView) -> LayoutBox.Mask {
      let isHorizontal = axis == .horizontal
      return LayoutBox.Mask(
        near: isHorizontal ? frame.minX : frame.minY,
        length: isHorizontal ? frame.width : frame.height,
        outer: isHorizontal ? superview.frame.width : superview.frame.height,
        stretches: autoresizingMask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
        floats: autoresizingMask.contains(
          isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin))
    }
  }

  extension NSLayoutConstraint.Attribute {
    enum Place { case start, end, middle, size }

    var place: Place {
      switch self {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .start
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
        .lastBaseline:
        .end
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
      case .width, .height, .notAnAttribute: .size
      }
    }

    var axis: NSLayoutConstraint.Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .width,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .height, .centerYWithinMargins:
        .vertical
      case .notAnAttribute: nil
      }
    }

    var isSize: Bool {
      place == .size
    }

    var isBaseline: Bool {
      self == .firstBaseline || self == .lastBaseline
    }

    fileprivate var isEdge: Bool {
      place == .start || place == .end
    }

    fileprivate var isMargin: Bool {
      rawValue >= Self.leftMargin.rawValue
    }

    /// The distance of a baseline from the edge, in points.
    fileprivate var baseline: Double {
      switch self {
      case .firstBaseline: 14
      case .lastBaseline: -6
      default: 0
      }
    }
  }
#endif
