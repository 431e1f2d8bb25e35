#if !canImport(UIKit)
  public import Foundation

  extension UIView {

    // MARK: Adding and removing

    /// Inserts `view` at an index of the subviews, 0 being the back; an index out of range means
    /// the nearest end.
    public func insertSubview(_ view: UIView, at index: Int) {
      insert(view) { min(max(index, 0), $0.count) }
    }

    /// Inserts `view` directly behind a subview, or in front of all if that is not a subview of
    /// this view.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insert(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
    }

    /// Inserts `view` directly in front of a subview, or in front of all if that is not a subview
    /// of this view.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
    }

    /// Moves a subview in front of the others. Does nothing if it is not a subview of this view.
    public func bringSubviewToFront(_ view: UIView) {
      reorder(view, to: \.count)
    }

    /// Moves a subview behind the others. Does nothing if it is not a subview of this view.
    public func sendSubviewToBack(_ view: UIView) {
      reorder(view, to: { _ in 0 })
    }

    // MARK: Searching

    /// This view or its first descendant, depth first, with the tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
      if self.tag == tag {
        return self
      }
      for subview in subviews {
        if let found = subview.viewWithTag(tag) {
          return found
        }
      }
      return nil
    }

    /// Whether this is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
      var candidate: UIView? = self
      while let present = candidate {
        if present === view {
          return true
        }
        candidate = present.superview
      }
      return false
    }

    /// Makes the first responder in this view resign. Returns true if there is none afterwards.
    ///
    /// With `force`, a text field's delegate is not asked.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
      guard let editor = window?.firstResponder as? UIView, editor.isDescendant(of: self)
      else { return true }
      guard force else { return editor.resignFirstResponder() }
      let before = EditingEnd.isForced
      EditingEnd.isForced = true
      defer { EditingEnd.isForced = before }
      return editor.resignFirstResponder()
    }
  }

  /// Whether editing is being forced to end, so that a delegate cannot prevent it.
  @MainActor
  enum EditingEnd {
    static var isForced = false
  }

  extension UIView {
    func leaveSuperview() {
      guard let former = superview else { return }
      let window = window
      if window != nil {
        resignFirstResponderInside()
        announceMove(toWindow: nil)
      }
      willMove(toSuperview: nil)
      former.willRemoveSubview(self)
      former.forgetConstraints(concerning: self)
      former.subviews.removeAll { $0 === self }
      superview = nil
      if window != nil {
        confirmMoveToWindow()
      }
      didMoveToSuperview()
    }

    func insert(_ view: UIView, at place: ([UIView]) -> Int) {
      guard !isDescendant(of: view) else { return }
      if view.superview === self {
        reorder(view, to: place)
        return
      }
      let (old, new) = (view.window, window)
      if old !== new {
        view.resignFirstResponderInside()
        view.announceMove(toWindow: new)
      }
      view.willMove(toSuperview: self)
      if let former = view.superview {
        former.willRemoveSubview(view)
        former.forgetConstraints(concerning: view)
        former.subviews.removeAll { $0 === view }
      }
      subviews.insert(view, at: place(subviews))
      view.superview = self
      if old !== new {
        view.confirmMoveToWindow()
      }
      view.didMoveToSuperview()
      didAddSubview(view)
      setNeedsFrames()
    }

    private func reorder(_ view: UIView, to place: ([UIView]) -> Int) {
      guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
      subviews.remove(at: index)
      subviews.insert(view, at: min(place(subviews), subviews.count))
    }

    /// Leaving a window ends editing, even if a delegate would prevent it.
    private func resignFirstResponderInside() {
      endEditing(true)
    }

    func announceMove(toWindow window: UIWindow?) {
      willMove(toWindow: window)
      for subview in subviews {
        subview.announceMove(toWindow: window)
      }
    }

    func confirmMoveToWindow() {
      didMoveToWindow()
      for subview in subviews {
        subview.confirmMoveToWindow()
      }
    }

    /// Removes the constraints between a removed view and the remaining views, here and in
    /// ancestors.
    private func forgetConstraints(concerning view: UIView) {
      var holder: UIView? = self
      while let present = holder {
        present.removeConstraints(present.constraints.filter { $0.concerns(view) })
        holder = present.superview
      }
    }
  }

  // MARK: Coordinates

  extension UIView {
    /// Returns a rectangle of this view in the coordinates of another view in the same window, or in
    /// those of the window for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
      return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
    }

    /// The origin of the view's coordinates in those of its outermost superview.
    private var originInWindow: CGPoint {
      guard let superview else { return CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y) }
      let origin = superview.originInWindow
      return CGPoint(
        x: origin.x + frame.origin.x - boundsOrigin.x, y: origin.y + frame.origin.y - boundsOrigin.y
      )
    }
  }
#endif
