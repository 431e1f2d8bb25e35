#if !canImport(UIKit)
  internal import Foundation

  extension UIView {
    func layOutSubtree() {
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      for subview in subviews {
        subview.layoutIfNeeded()
      }
    }

    /// Does nothing, since nothing is drawn.
    public func setNeedsDisplay() {}

    /// Does nothing: constraints are stored, and frames come from the XIB or from code.
    public func setNeedsUpdateConstraints() {}

    /// Called when the intrinsic size has changed: the superview needs layout.
    public func invalidateIntrinsicContentSize() {
      superview?.setNeedsLayout()
    }

    func sizeChanged(from old: CGSize) {
      guard frame.size != old else { return }
      setNeedsLayout()
      for subview in subviews {
        if !subview.translatesAutoresizingMaskIntoConstraints {
          stretch(subview, from: old)
        } else if autoresizesSubviews {
          subview.autoresize(from: old, to: frame.size)
        }
      }
    }
  }

  extension UIView {
    /// Moves and resizes a subview with the edges to which required constraints tie it.
    private func stretch(_ subview: UIView, from old: CGSize) {
      let ties = constraints.filter {
        $0.relation == .equal && $0.priority == .required
          && ($0.firstView === subview || $0.secondView === subview)
      }
      func isTied(_ attributes: NSLayoutConstraint.Attribute...) -> Bool {
        ties.contains { tie in
          tie.attribute(of: subview).map(attributes.contains) == true
        }
      }
      /// Whether it is tied to the same attribute of this view.
      func follows(_ attributes: NSLayoutConstraint.Attribute...) -> Bool {
        ties.contains { tie in
          tie.attribute(of: subview).map(attributes.contains) == true
            && tie.attribute(of: self).map(attributes.contains) == true
        }
      }
      let horizontal = subview.shift(
        by: frame.width - old.width, along: .width,
        near: isTied(.leading, .left, .leadingMargin, .leftMargin),
        middle: follows(.centerX, .centerXWithinMargins),
        far: follows(.trailing, .right, .trailingMargin, .rightMargin))
      let vertical = subview.shift(
        by: frame.height - old.height, along: .height,
        near: isTied(.top, .topMargin, .firstBaseline),
        middle: follows(.centerY, .centerYWithinMargins), far: follows(.bottom, .bottomMargin))
      let place = subview.frame
      subview.frame = CGRect(
        x: place.minX + horizontal.origin, y: place.minY + vertical.origin,
        width: max(0, place.width + horizontal.size), height: max(0, place.height + vertical.size))
    }
  }

  extension UIView {
    /// The changes of the origin and the size when the superview is resized.
    fileprivate func shift(
      by change: CGFloat, along size: NSLayoutConstraint.Attribute, near: Bool, middle: Bool,
      far: Bool
    ) -> (origin: CGFloat, size: CGFloat) {
      let isFixed = constraints.contains {
        $0.firstView === self && $0.firstAttribute == size && $0.secondItem == nil
          && $0.relation == .equal
      }
      if far { return near && !isFixed ? (0, change) : (change, 0) }
      return middle && !near ? (change / 2, 0) : (0, 0)
    }
  }

  extension NSLayoutConstraint {
    /// The attribute of a view or one of its guides in this constraint; nil if there is none.
    fileprivate func attribute(of view: UIView) -> Attribute? {
      if firstView === view { return firstAttribute }
      return secondView === view ? secondAttribute : nil
    }
  }

  extension UIView {
    private func autoresize(from old: CGSize, to new: CGSize) {
      guard !autoresizingMask.isEmpty else { return }
      let mask = autoresizingMask
      let horizontal = share(
        of: new.width - old.width, near: frame.minX, size: frame.width, outer: old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let vertical = share(
        of: new.height - old.height, near: frame.minY, size: frame.height, outer: old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      frame = CGRect(
        x: frame.minX + horizontal.near, y: frame.minY + vertical.near,
        width: max(0, frame.width + horizontal.size), height: max(0, frame.height + vertical.size))
    }

    /// Distributes a change of the superview's size among the flexible parts, in proportion to
    /// their size.
    private func share(
      of change: CGFloat, near: CGFloat, size: CGFloat, outer: CGFloat,
      flexible: (near: Bool, size: Bool, far: Bool)
    ) -> (near: CGFloat, size: CGFloat) {
      let far = outer - near - size
      let parts = [(flexible.near, near), (flexible.size, size), (flexible.far, far)]
      let count = parts.filter(\.0).count
      guard count > 0 else { return (0, 0) }
      let total = parts.filter(\.0).reduce(0) { $0 + $1.1 }
      let shares = parts.map { isFlexible, length -> CGFloat in
        guard isFlexible else { return 0 }
        return total > 0 ? change * length / total : change / CGFloat(count)
      }
      return (shares[0], shares[1])
    }
  }
#endif
