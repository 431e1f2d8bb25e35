#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// The layout of the views in a view by their constraints, frames and content, as on a device of
  /// its size. A list lays out its rows itself.
  @MainActor
  struct ConstraintLayout {
    private let root: UIView
    private let items: LayoutItems
    /// The views, each before its descendants.
    private var views: [UIView] = []
    private var constraints: [LayoutConstraint] = []

    init(of root: UIView) {
      self.root = root
      let zero = LinearExpression()
      items = LayoutItems(
        in: root,
        LayoutBox(
          left: zero, top: zero, width: LinearExpression(root.frame.width),
          height: LinearExpression(root.frame.height)))
      add(root.constraints)
      collect(root)
    }

    /// Gives the views their frames.
    func apply() {
      var solution = LayoutSolution(constraints)
      let isAmbiguous = views.contains { view in
        items.box(of: view).measures.contains(where: solution.isAmbiguous)
      }
      // Measures that constraints do not determine keep their values.
      if isAmbiguous { solution = LayoutSolution(constraints + views.flatMap(presentFrame)) }
      for view in views {
        guard let superview = view.superview else { continue }
        let (box, outer) = (items.box(of: view), items.box(of: superview))
        let measures = [box.left - outer.left, box.top - outer.top, box.width, box.height]
          .map { solution[$0].onPixel }
        let frame = CGRect(
          x: measures[0], y: measures[1], width: measures[2], height: measures[3]
        ).drawn(around: view.alignmentInsets)
        if view.frame != frame { view.frame = frame }
      }
      for view in [root] + views {
        view.needsFrames = false
        guard let scrollView = view as? UIScrollView, scrollView.hasTiedContent else { continue }
        let content = items.box(of: scrollView.contentLayoutGuide)
        scrollView.contentSize = CGSize(
          width: solution[content.width], height: solution[content.height])
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
      var arranged: Set<ObjectIdentifier> = []
      if let stack = view as? UIStackView { arranged = arrange(stack) }
      if let scrollView = view as? UIScrollView {
        let (box, content) = (
          items.box(of: scrollView), items.box(of: scrollView.contentLayoutGuide)
        )
        constraints += [content.left - box.left, content.top - box.top].map { LayoutConstraint($0) }
      }
      for subview in view.subviews {
        views.append(subview)
        let box = items.box(of: subview)
        constraints += [box.width, box.height].map { LayoutConstraint($0, .atLeast) }
        if arranged.contains(ObjectIdentifier(subview))
          || !subview.translatesAutoresizingMaskIntoConstraints
        {
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

    /// Arranges the visible views of a stack, and returns the identifiers of all arranged views.
    private mutating func arrange(_ stack: UIStackView) -> Set<ObjectIdentifier> {
      let arranged = stack.arrangedSubviews.filter { !$0.isHidden }
      constraints += stack.arrangement.constraints(
        of: arranged.map { items.box(of: $0) }, in: items.box(of: stack))
      return Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
    }

    private mutating func addContent(of view: UIView) {
      let (box, content) = (items.box(of: view), view.intrinsicContentSize)
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
        guard let item = constraint.firstItem, let axis = constraint.firstAttribute.axis?.ofBox
        else { continue }
        var expression =
          items.value(of: constraint.firstAttribute, of: item, from: constraint.secondItem, axis)
          - constraint.constant
        if let other = constraint.secondItem {
          let axis = constraint.secondAttribute.axis?.ofBox ?? axis
          expression =
            expression - Double(constraint.multiplier)
            * items.value(of: constraint.secondAttribute, of: other, from: item, axis)
        }
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

  extension UIStackView {
    fileprivate var arrangement: StackArrangement {
      StackArrangement(
        along: axis.ofBox, arrangedDistribution, arrangedAlignment, spacing: spacing)
    }

    private var arrangedDistribution: StackArrangement.Distribution {
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }

    private var arrangedAlignment: StackArrangement.Alignment {
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline, .lastBaseline: .baseline
      }
    }
  }
#endif
