#if !canImport(UIKit)
  internal import Foundation

  extension LayoutEquations {
    /// The variables of the items: an origin and a size for each.
    final class Variables {
      private var numbers: [ObjectIdentifier: Int] = [:]

      /// The root's size, which may have any value.
      static let rootSize = -1

      func origin(of item: AnyObject) -> Int {
        let next = numbers.count * 2
        let number = numbers[ObjectIdentifier(item)] ?? next
        numbers[ObjectIdentifier(item)] = number
        return number
      }

      func size(of item: AnyObject) -> Int {
        origin(of: item) + 1
      }
    }

    /// The origin of an item: its left or top edge.
    func edge(of item: AnyObject) -> LinearExpression {
      if item === root {
        return LinearExpression()
      }
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
        let inset = guide.inset
      else { return LinearExpression(factors: [variables.origin(of: item): 1]) }
      var edge = edge(of: owner)
      edge.constant += inset
      return edge
    }

    /// The size of an item: its width or height.
    func extent(of item: AnyObject) -> LinearExpression {
      if item === root {
        return LinearExpression(factors: [Variables.rootSize: 1])
      }
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
        let inset = guide.inset
      else { return LinearExpression(factors: [variables.size(of: item): 1]) }
      var extent = extent(of: owner)
      extent.constant -= 2 * inset
      return extent
    }

    /// The value of an attribute of an item, relative to another item: for an item inside a scroll
    /// view, the scroll view's edges are those of its content.
    func value(
      of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, from other: AnyObject?
    ) -> LinearExpression {
      var item = item
      if let scrollView = item as? UIScrollView, !attribute.isSize,
        let inside = view(of: other), inside !== scrollView, inside.isDescendant(of: scrollView)
      {
        item = scrollView.contentLayoutGuide
      }
      let (edge, extent) = (edge(of: item), extent(of: item))
      var value =
        switch attribute.place {
        case .start: edge
        case .end: edge + extent
        case .middle: edge + 0.5 * extent
        case .size: extent
        }
      value.constant += attribute.inset
      return value
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
