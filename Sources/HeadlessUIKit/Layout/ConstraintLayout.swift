#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// The layout of the views in a view by their constraints, frames and content, as on a device of
  /// its size. A list lays out its rows itself.
  @MainActor
  struct ConstraintLayout {
    private let root: UIView
    private let items: LayoutItems
    /// The widths to which texts are broken, as far as they are known.
    private let lineWidths: [ObjectIdentifier: CGFloat]
    /// The views, each before its descendants.
    private var views: [UIView] = []
    private var constraints: [LayoutConstraint] = []

    private init(
      of root: UIView, in box: LayoutBox, _ size: [LayoutConstraint] = [],
      lineWidths: [ObjectIdentifier: CGFloat] = [:]
    ) {
      self.root = root
      self.lineWidths = lineWidths
      items = LayoutItems(in: root, box)
      constraints = size
      add(root.constraints)
      collect(root)
    }

    /// Gives the views in a view their frames.
    static func apply(to root: UIView) {
      let zero = LinearExpression()
      let box = LayoutBox(
        left: zero, top: zero, width: LinearExpression(root.frame.width),
        height: LinearExpression(root.frame.height))
      let (layout, solution) = solved(root, in: box, [])
      layout.apply(solution)
    }

    /// Returns the size that the constraints in a view give it, as near to `target` as the
    /// priorities say.
    static func size(
      of root: UIView, near target: CGSize, horizontally: UILayoutPriority,
      vertically: UILayoutPriority
    ) -> CGSize {
      let zero = LinearExpression()
      func variable(_ index: Int) -> LinearExpression {
        LinearExpression(LinearExpression.Variable(index))
      }
      let box = LayoutBox(left: zero, top: zero, width: variable(-1), height: variable(-2))
      let (_, solution) = solved(
        root, in: box,
        [
          LayoutConstraint(box.width, .atLeast), LayoutConstraint(box.height, .atLeast),
          LayoutConstraint(box.width - target.width, priority: Double(horizontally.rawValue)),
          LayoutConstraint(box.height - target.height, priority: Double(vertically.rawValue)),
        ])
      return CGSize(width: solution[box.width].onPixel, height: solution[box.height].onPixel)
    }

    /// Lines are broken after a first solution, which has the widths.
    private static func solved(
      _ root: UIView, in box: LayoutBox, _ size: [LayoutConstraint]
    ) -> (Self, LayoutSolution) {
      let layout = Self(of: root, in: box, size)
      let solution = LayoutSolution(layout.constraints)
      let broken = ([root] + layout.views).filter(\.breaksLines)
      if broken.isEmpty { return (layout, solution) }
      let widths = broken.map { view in
        (ObjectIdentifier(view), CGFloat(solution[layout.items.box(of: view).width]))
      }
      let second = Self(
        of: root, in: box, size, lineWidths: Dictionary(uniqueKeysWithValues: widths))
      return (second, LayoutSolution(second.constraints))
    }

    private func apply(_ first: LayoutSolution) {
      let isAmbiguous = views.contains { view in
        items.box(of: view).measures.contains(where: first.isAmbiguous)
      }
      // Measures that constraints do not determine keep their values.
      let solution =
        isAmbiguous ? LayoutSolution(constraints + views.flatMap(presentFrame)) : first
      for view in views {
        guard let superview = view.superview else { continue }
        let (box, outer) = (items.box(of: view), items.box(of: superview))
        let measures = [box.left - outer.left, box.top - outer.top, box.width, box.height]
          .map { solution[$0].onPixel }
        let frame = CGRect(
          x: measures[0], y: measures[1], width: measures[2], height: measures[3]
        ).drawn(around: view.alignmentInsets)
        guard view.frame != frame else { continue }
        view.frame = frame
        superview.setNeedsLayout()
      }
      for view in [root] + views {
        view.needsFrames = false
        guard let scrollView = view as? UIScrollView, scrollView.hasTiedContent else { continue }
        let content = items.box(of: scrollView.contentLayoutGuide)
        scrollView.contentSize = CGSize(
          width: solution[content.width].onPixel, height: solution[content.height].onPixel)
      }
    }

    private func presentFrame(_ view: UIView) -> [LayoutConstraint] {
      guard let superview = view.superview else { return [] }
      let (box, outer) = (items.box(of: view), items.box(of: superview))
      let frame = view.frame.aligned(view.alignmentInsets)
      let origin = [box.left - outer.left - frame.minX, box.top - outer.top - frame.minY]
      let size = [box.width - frame.width, box.height - frame.height]
      return size.map { LayoutConstraint($0, priority: 0.2) }
        + origin.map { LayoutConstraint($0, priority: 0.1) }
    }
  }

  // MARK: Constraints

  extension ConstraintLayout {
    private mutating func collect(_ view: UIView) {
      let stack = view as? UIStackView
      if let stack { constraints += stack.arrangement(of: items) }
      if let scrollView = view as? UIScrollView {
        let (box, content) = (
          items.box(of: scrollView), items.box(of: scrollView.contentLayoutGuide)
        )
        constraints += [content.left - box.left, content.top - box.top].map { LayoutConstraint($0) }
      }
      for subview in view.subviews {
        let isArranged = stack?.arranges(subview) == true
        // A hidden view in a stack keeps its frame, and what is in it has no effect.
        if isArranged, subview.isHidden { continue }
        views.append(subview)
        let box = items.box(of: subview)
        constraints += [box.width, box.height].map { LayoutConstraint($0, .atLeast) }
        if isArranged || !subview.translatesAutoresizingMaskIntoConstraints {
          addContent(of: subview)
        } else {
          for axis in [LayoutBox.Axis.horizontal, .vertical] {
            constraints += box.constraints(
              subview.mask(axis, in: view), axis, in: items.box(of: view))
          }
        }
        add(subview.constraints)
        if !subview.laysOutItsContent { collect(subview) }
      }
    }

    private mutating func addContent(of view: UIView) {
      let box = items.box(of: view)
      let content = view.contentSize(inWidth: lineWidths[ObjectIdentifier(view)])
      for (axis, size) in [
        (NSLayoutConstraint.Axis.horizontal, content.width), (.vertical, content.height),
      ] where size != UIView.noIntrinsicMetric {
        constraints += box.constraints(
          content: size, axis.ofBox, hugging: Double(view.hugging[axis].rawValue),
          resistance: Double(view.compressionResistance[axis].rawValue))
      }
    }

    private mutating func add(_ added: [NSLayoutConstraint]) {
      for constraint in added {
        guard let expression = items.expression(of: constraint) else { continue }
        constraints.append(
          LayoutConstraint(
            constraint.relation == .lessThanOrEqual ? -1 * expression : expression,
            constraint.relation == .equal ? .equal : .atLeast,
            priority: Double(constraint.priority.rawValue)))
      }
    }
  }

  extension Double {
    /// The number without rounding errors: the nearest multiple of a half or third of a point, if
    /// it is close to one.
    fileprivate var onPixel: Double {
      let sixths = (self * 6).rounded() / 6
      return abs(sixths - self) < 1e-6 ? sixths : self
    }
  }

  extension CGRect {
    /// The frame of a view that draws more than the rectangle by which it is aligned.
    fileprivate func drawn(around insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
        height: height + insets.top + insets.bottom)
    }

    /// The rectangle by which a view with this frame is aligned.
    fileprivate func aligned(_ insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
        height: height - insets.top - insets.bottom)
    }
  }

  extension LayoutBox {
    fileprivate var measures: [LinearExpression] { [left, top, width, height] }
  }

  extension UIScrollView {
    /// Whether constraints determine the size of the view's content.
    fileprivate var hasTiedContent: Bool {
      !laysOutItsContent && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
  }
#endif
