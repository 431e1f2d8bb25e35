#if !canImport(UIKit)
  internal import Foundation

  /// Says what the constraints of a view leave open and where they contradict each other.
  ///
  ///     AutoLayoutCheck.findings(in: view)   // [] when the layout is sound
  ///     // titleTextField: height is undetermined
  ///
  /// The view's own size is taken as given, whatever it is: an equation that holds for one size
  /// only is a conflict. Equalities count, by priority; what a control's content asks for counts
  /// last, by its hugging priority; inequalities are ignored, and so is what a stack view does with
  /// the views it arranges.
  @MainActor
  public enum AutoLayoutCheck {
    /// One thing that is wrong with a layout.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
      /// What may be wrong with one measure of a view.
      public enum Problem: String, Hashable, Sendable {
        /// More than one value satisfies the constraints.
        case undetermined
        /// Required constraints cannot all hold.
        case conflicting
      }

      /// What of a view is concerned; the content is that of a scroll view.
      public enum Measure: String, Hashable, Sendable {
        case x, y, width, height
        case contentWidth = "content width"
        case contentHeight = "content height"
      }

      /// The view's outlet, or else its id in the XIB, or else its class.
      public let view: String
      /// What of the view is wrong.
      public let measure: Measure
      /// What is wrong with it.
      public let problem: Problem

      /// The finding as a line of text: `titleTextField: height is undetermined`.
      public var description: String {
        "\(view): \(measure.rawValue) is \(problem.rawValue)"
      }
    }

    /// Everything found below a view, in the order of its subviews, horizontal before vertical.
    public static func findings(in root: UIView) -> [Finding] {
      let names = ViewNames(root)
      return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
        var equations = LayoutEquations(axis, of: root)
        equations.solve()
        return equations.views.flatMap { findings(about: $0, in: equations, names: names) }
      }
    }

    private static func findings(
      about view: UIView, in equations: LayoutEquations, names: ViewNames
    ) -> [Finding] {
      let isHorizontal = equations.axis == .horizontal
      let id = ObjectIdentifier(view)
      func finding(
        _ measure: Finding.Measure, _ value: LinearExpression, conflicts: Bool, ties: Bool
      ) -> Finding? {
        if conflicts {
          return Finding(view: names[view], measure: measure, problem: .conflicting)
        }
        guard ties || !equations.determines(value) else { return nil }
        return Finding(view: names[view], measure: measure, problem: .undetermined)
      }
      return [
        finding(
          isHorizontal ? .x : .y, equations.edge(of: view),
          conflicts: equations.conflicts.origins.contains(id),
          ties: equations.ties.origins.contains(id)),
        finding(
          isHorizontal ? .width : .height, equations.extent(of: view),
          conflicts: equations.conflicts.sizes.contains(id),
          ties: equations.ties.sizes.contains(id)),
        equations.contentSize(of: view).flatMap { content in
          finding(
            isHorizontal ? .contentWidth : .contentHeight, content, conflicts: false, ties: false)
        },
      ].compactMap(\.self)
    }
  }

  /// What findings call the views.
  @MainActor
  struct ViewNames {
    private var outlets: [ObjectIdentifier: String] = [:]

    init(_ root: UIView) {
      for (name, outlet) in Outlets(of: root).byName.sorted(by: { $0.key > $1.key }) {
        if let view = outlet.connected as? UIView {
          outlets[ObjectIdentifier(view)] = name
        }
      }
    }

    subscript(view: UIView) -> String {
      outlets[ObjectIdentifier(view)] ?? view.xibIdentifier ?? "\(type(of: view))"
    }
  }
#endif
