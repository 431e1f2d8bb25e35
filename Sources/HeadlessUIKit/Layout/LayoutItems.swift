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
      let box = box(of: owner)
      return LayoutBox(
        left: box.left + inset, top: box.top + inset, width: box.width - 2 * inset,
        height: box.height - 2 * inset)
    }

    /// Returns the value of an attribute of an item, relative to another item. For an item inside a
    /// scroll view, the edges of the scroll view are the edges of its content.
    func value(
      of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, from other: AnyObject?,
      _ axis: LayoutBox.Axis
    ) -> LinearExpression {
      var item = item
      if let scrollView = item as? UIScrollView, !attribute.isSize,
        let inside = view(of: other), inside !== scrollView, inside.isDescendant(of: scrollView)
      {
        item = scrollView.contentLayoutGuide
      }
      let box = box(of: item)
      let value =
        switch attribute.place {
        case .start: box.start(axis)
        case .end: box.end(axis)
        case .middle: box.center(axis)
        case .size: box.length(axis)
        }
      return value + attribute.inset
    }

    private func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }

  extension UILayoutGuide {
    /// The inset of the guide from its owner's edges; nil if it is not defined by an inset.
    fileprivate var inset: Double? {
      switch role {
      case .edges: 0
      case .margins: 8
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

    /// The inset from the edge, in points along the axis.
    var inset: Double {
      switch self {
      case .leftMargin, .leadingMargin, .topMargin: 8
      case .rightMargin, .trailingMargin, .bottomMargin: -8
      case .firstBaseline: 14
      case .lastBaseline: -6
      default: 0
      }
    }
  }
#endif
