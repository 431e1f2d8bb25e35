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

    /// Nothing to do: nothing is drawn.
    public func setNeedsDisplay() {}

    /// Nothing to do: constraints are kept, and frames are those of the XIB or the code.
    public func setNeedsUpdateConstraints() {}

    /// Called when the content asks for another size: has the superview laid out again.
    public func invalidateIntrinsicContentSize() {
      superview?.setNeedsLayout()
    }

    func sizeChanged(from old: CGSize) {
      guard frame.size != old else { return }
      setNeedsLayout()
      if autoresizesSubviews {
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
          subview.autoresize(from: old, to: frame.size)
        }
      }
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

    /// Divides a change of the superview's size among the flexible parts, in proportion to them.
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
