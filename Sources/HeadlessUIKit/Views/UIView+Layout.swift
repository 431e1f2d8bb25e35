#if !canImport(UIKit)
  internal import Foundation

  extension UIView {
    /// The highest ancestor that needs layout, or this view if there is none.
    var layoutRoot: UIView {
      var root = self
      var next = superview
      while let view = next {
        if view.needsLayout { root = view }
        next = view.superview
      }
      return root
    }

    /// Returns whether anything needed layout.
    @discardableResult
    func layOutSubtree() -> Bool {
      var neededLayout = needsLayout
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      for subview in subviews where subview.layOutSubtree() { neededLayout = true }
      return neededLayout
    }

    /// Gives the views their frames, if anything changed on which the frames depend. Without the
    /// solver, or in a view without a size, the views keep their frames.
    func layOutByConstraints() {
      guard needsFrames else { return }
      #if canImport(AutoLayout)
        let root = constraintRoot
        if root.frame.size != .zero, root.hasConstrainedViews { ConstraintLayout.apply(to: root) }
      #endif
      needsFrames = false
    }

    func setNeedsFrames() {
      needsFrames = true
      setNeedsLayout()
    }

    /// Does nothing, since nothing is drawn.
    public func setNeedsDisplay() {}

    /// Does nothing: constraints are applied at the next `layoutIfNeeded`.
    public func setNeedsUpdateConstraints() {}

    /// Called when the intrinsic size has changed: the superview needs layout.
    public func invalidateIntrinsicContentSize() {
      superview?.setNeedsFrames()
    }

    func sizeChanged(from old: CGSize) {
      guard frame.size != old else { return }
      setNeedsFrames()
      guard autoresizesSubviews else { return }
      for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
        subview.autoresize(from: old, to: frame.size)
      }
    }

    /// The nearest view, starting with this one, whose size does not depend on constraints.
    private var constraintRoot: UIView {
      guard !translatesAutoresizingMaskIntoConstraints, let superview,
        !superview.laysOutItsContent
      else { return self }
      return superview.constraintRoot
    }

    private var hasConstrainedViews: Bool {
      !laysOutItsContent
        && subviews.contains {
          !$0.translatesAutoresizingMaskIntoConstraints || $0.hasConstrainedViews
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
