#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// The layout of a view as equations. Positions are in the root's coordinates.
  @MainActor
  struct LayoutEquations {
    /// A measure along an axis with a finding: the size of a view, or else its origin.
    struct Mark: Hashable {
      let view: ObjectIdentifier
      let axis: NSLayoutConstraint.Axis
      let isSize: Bool
    }

    /// All descendants of the root, in the order of subviews.
    private(set) var views: [UIView] = []

    /// The measures with conflicting required constraints.
    private(set) var conflicts: Set<Mark> = []

    /// The measures with conflicting constraints of equal priority, of which any may be broken.
    private(set) var ties: Set<Mark> = []

    let root: UIView
    private let items: LayoutItems
    private var system = LinearSystem()
    private var equations: [Equation] = []

    private struct Equation {
      let expression: LinearExpression
      let priority: Float
      var mark: Mark?

      /// Whether the constants are inexact, so that the equation cannot prove a conflict.
      var isApproximate = false
    }

    init(of root: UIView) {
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
    func edge(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
      items.box(of: item).start(axis.ofBox)
    }

    /// The size of an item: its width or height.
    func extent(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
      items.box(of: item).length(axis.ofBox)
    }

    /// The size of a scroll view's content, if it has to be determined by constraints.
    func contentSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression? {
      guard let scrollView = view as? UIScrollView, !view.subviews.isEmpty,
        !scrollView.laysOutItsContent
      else { return nil }
      return extent(of: scrollView.contentLayoutGuide, axis)
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
          guard let mark = equation.mark, !equation.isApproximate else { continue }
          if priority >= UILayoutPriority.required.rawValue {
            conflicts.insert(mark)
          } else if above.outcome(of: equation.expression) == .added {
            ties.insert(mark)
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
        for axis in Self.axes {
          require(edge(of: scrollView.contentLayoutGuide, axis) - edge(of: view, axis), view, axis)
        }
      }
      for subview in view.subviews {
        views.append(subview)
        if (view as? UIStackView)?.arranges(subview) == true {
          addArrangement(of: subview, in: view)
        } else if subview.translatesAutoresizingMaskIntoConstraints {
          addFrame(of: subview, in: view)
        } else if subview is UIStackView {
          approximate(Self.axes.map { extent(of: subview, $0) })
        } else {
          addContent(of: subview)
        }
        collect(subview)
      }
    }

    private static let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]

    private mutating func add(_ constraint: NSLayoutConstraint) {
      let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
      guard let axis = first.axis, let expression = items.expression(of: constraint) else { return }
      let views = [constraint.firstView, constraint.secondView].compactMap(\.self)
      let mark = views.first { $0 !== root }.map {
        Mark(view: ObjectIdentifier($0), axis: axis, isSize: first.isSize)
      }
      equations.append(
        Equation(
          expression: expression, priority: constraint.priority.rawValue, mark: mark,
          isApproximate: first.isBaseline || second.isBaseline))
    }

    /// Adds the intrinsic size of a control's content.
    private mutating func addContent(of view: UIView) {
      let content = view.intrinsicContentSize
      for axis in Self.axes {
        let wanted = axis == .horizontal ? content.width : content.height
        guard wanted != UIView.noIntrinsicMetric else { continue }
        equations.append(
          Equation(
            expression: extent(of: view, axis) - Double(wanted),
            priority: min(999, view.hugging[axis].rawValue),
            mark: Mark(view: ObjectIdentifier(view), axis: axis, isSize: true)))
      }
    }

    /// Adds the constraints that are equivalent to a frame and its autoresizing mask.
    private mutating func addFrame(of view: UIView, in superview: UIView) {
      for axis in Self.axes {
        let constraints = items.box(of: view).constraints(
          view.mask(axis.ofBox, in: superview), axis.ofBox, in: items.box(of: superview))
        for constraint in constraints { require(constraint.expression, view, axis) }
      }
    }

    /// A stack view lays out its arranged views; the exact layout is not calculated here.
    private mutating func addArrangement(of view: UIView, in stack: UIView) {
      approximate(
        Self.axes.flatMap { [edge(of: view, $0) - edge(of: stack, $0), extent(of: view, $0)] })
    }

    private mutating func approximate(_ expressions: [LinearExpression]) {
      equations += expressions.map {
        Equation(expression: $0, priority: 0, isApproximate: true)
      }
    }

    private mutating func require(
      _ expression: LinearExpression, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) {
      equations.append(
        Equation(
          expression: expression, priority: UILayoutPriority.required.rawValue,
          mark: Mark(view: ObjectIdentifier(view), axis: axis, isSize: false)))
    }
  }
#endif
