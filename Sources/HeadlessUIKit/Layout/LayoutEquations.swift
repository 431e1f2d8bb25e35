#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// The layout of a view along one axis, as equations. Positions are in the root's coordinates.
  @MainActor
  struct LayoutEquations {
    let axis: NSLayoutConstraint.Axis

    /// All descendants of the root, in the order of subviews.
    private(set) var views: [UIView] = []

    /// The views with conflicting required constraints.
    private(set) var conflicts = Marks()

    /// The views with conflicting constraints of equal priority, of which any may be broken.
    private(set) var ties = Marks()

    let root: UIView
    private let items: LayoutItems
    private var system = LinearSystem()
    private var equations: [Equation] = []

    /// The views with findings.
    struct Marks {
      var origins: Set<ObjectIdentifier> = []
      var sizes: Set<ObjectIdentifier> = []
    }

    private struct Equation {
      let expression: LinearExpression
      let priority: Float
      let views: [UIView]
      var isSize = false

      /// Whether the constants are inexact, so that the equation cannot prove a conflict.
      var isApproximate = false
    }

    init(_ axis: NSLayoutConstraint.Axis, of root: UIView) {
      self.axis = axis
      self.root = root
      // Its size may have any value.
      func size(_ index: Int) -> LinearExpression {
        LinearExpression(LinearExpression.Variable(index))
      }
      let zero = LinearExpression()
      items = LayoutItems(
        in: root, LayoutBox(left: zero, top: zero, width: size(-1), height: size(-2)))
      collect(root)
    }

    /// The origin of an item: its left or top edge.
    func edge(of item: AnyObject) -> LinearExpression { items.box(of: item).start(axis.ofBox) }

    /// The size of an item: its width or height.
    func extent(of item: AnyObject) -> LinearExpression { items.box(of: item).length(axis.ofBox) }

    /// The size of a scroll view's content, if it has to be determined by constraints.
    func contentSize(of view: UIView) -> LinearExpression? {
      guard let scrollView = view as? UIScrollView, !view.subviews.isEmpty,
        !scrollView.laysOutItsContent
      else { return nil }
      return extent(of: scrollView.contentLayoutGuide)
    }

    func determines(_ expression: LinearExpression) -> Bool {
      system.determines(expression)
    }

    /// Adds the equations by priority. An equation that conflicts with others of its priority, but
    /// not with those above, has more than one solution, unless it is required.
    mutating func solve() {
      let levels = Dictionary(grouping: equations, by: \.priority).sorted { $0.key > $1.key }
      for (priority, level) in levels {
        let above = system
        for equation in level where system.add(equation.expression) == .contradictory {
          if equation.isApproximate { continue }
          if priority >= UILayoutPriority.required.rawValue {
            conflicts.mark(equation.views.first, isSize: equation.isSize)
          } else if above.outcome(of: equation.expression) == .added {
            ties.mark(equation.views.first, isSize: equation.isSize)
          }
        }
      }
    }
  }

  // MARK: Equations

  extension LayoutEquations {
    private mutating func collect(_ view: UIView) {
      for constraint in view.constraints where constraint.relation == .equal {
        add(constraint)
      }
      if let scrollView = view as? UIScrollView {
        require(edge(of: scrollView.contentLayoutGuide) - edge(of: view), for: view)
      }
      for subview in view.subviews {
        views.append(subview)
        if (view as? UIStackView)?.arrangedSubviews.contains(where: { $0 === subview }) == true {
          addArrangement(of: subview, in: view)
        } else if subview.translatesAutoresizingMaskIntoConstraints {
          addFrame(of: subview, in: view)
        } else {
          addContent(of: subview)
        }
        collect(subview)
      }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
      let first = constraint.firstAttribute
      let second = constraint.secondAttribute
      guard first.axis == axis, let item = constraint.firstItem else { return }
      var expression = items.value(
        of: first, of: item, from: constraint.secondItem, axis.ofBox)
      if let other = constraint.secondItem {
        let right = items.value(of: second, of: other, from: item, axis.ofBox)
        expression = expression - Double(constraint.multiplier) * right
      }
      expression.constant -= Double(constraint.constant)
      let views = [constraint.firstView, constraint.secondView].compactMap(\.self)
      equations.append(
        Equation(
          expression: expression, priority: constraint.priority.rawValue,
          views: views.filter { $0 !== root }, isSize: first.isSize,
          isApproximate: first.isBaseline || second.isBaseline))
    }

    /// Adds the intrinsic size of a control's content.
    private mutating func addContent(of view: UIView) {
      let content = view.intrinsicContentSize
      let wanted = axis == .horizontal ? content.width : content.height
      guard wanted != UIView.noIntrinsicMetric else { return }
      var expression = extent(of: view)
      expression.constant -= Double(wanted)
      equations.append(
        Equation(
          expression: expression, priority: min(999, view.hugging[axis].rawValue), views: [view],
          isSize: true))
    }

    /// Adds the constraints that are equivalent to a frame and its autoresizing mask.
    private mutating func addFrame(of view: UIView, in superview: UIView) {
      let mask = view.mask(axis.ofBox, in: superview)
      let constraints = items.box(of: view).constraints(
        mask, axis.ofBox, in: items.box(of: superview))
      for constraint in constraints { require(constraint.expression, for: view) }
    }

    /// A stack view lays out its arranged views; the exact layout is not calculated here.
    private mutating func addArrangement(of view: UIView, in stack: UIView) {
      for expression in [edge(of: view) - edge(of: stack), extent(of: view)] {
        equations.append(
          Equation(expression: expression, priority: 0, views: [], isApproximate: true))
      }
    }

    private mutating func require(_ expression: LinearExpression, for view: UIView) {
      equations.append(
        Equation(
          expression: expression, priority: UILayoutPriority.required.rawValue, views: [view]))
    }
  }

  extension LayoutEquations.Marks {
    fileprivate mutating func mark(_ view: UIView?, isSize: Bool) {
      guard let view else { return }
      if isSize {
        sizes.insert(ObjectIdentifier(view))
      } else {
        origins.insert(ObjectIdentifier(view))
      }
    }
  }
#endif
