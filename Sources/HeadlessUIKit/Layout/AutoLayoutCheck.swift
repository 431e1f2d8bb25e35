#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  /// Finds ambiguous and conflicting constraints of a view.
  ///
  ///     AutoLayoutCheck.findings(in: view)   // [] if the layout is valid
  ///     // titleTextField: height is undetermined
  ///
  /// The size of the view itself may be anything: an equation that holds for one size only is a
  /// conflict. Equalities are considered in order of priority; the intrinsic sizes of controls come
  /// last, by hugging priority. Inequalities are ignored, and so is the layout of a stack view's
  /// arranged views.
  @MainActor
  public enum AutoLayoutCheck {
    /// One problem of a layout.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
      /// The kinds of problems.
      public enum Problem: String, Hashable, Sendable {
        /// More than one value satisfies the constraints.
        case undetermined
        /// The required constraints conflict.
        case conflicting
      }

      /// The measure that has the problem; the content sizes belong to scroll views.
      public enum Measure: String, Hashable, Sendable {
        case x, y, width, height
        case contentWidth = "content width"
        case contentHeight = "content height"
      }

      /// The outlet of the view, or else its id in the XIB, or else its class.
      public let view: String
      /// The measure that has the problem.
      public let measure: Measure
      /// The kind of problem.
      public let problem: Problem

      /// The finding as a line of text, such as `titleTextField: height is undetermined`.
      public var description: String {
        "\(view): \(measure.rawValue) is \(problem.rawValue)"
      }
    }

    /// All findings for the descendants of a view, horizontal before vertical, in the order of
    /// subviews.
    public static func findings(in root: UIView) -> [Finding] {
      let names = ViewNames(root)
      var equations = LayoutEquations(of: root)
      equations.solve()
      return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
        equations.views.flatMap { findings(about: $0, axis, in: equations, names: names) }
      }
    }

    private static func findings(
      about view: UIView, _ axis: NSLayoutConstraint.Axis, in equations: LayoutEquations,
      names: ViewNames
    ) -> [Finding] {
      let isHorizontal = axis == .horizontal
      func finding(
        _ measure: Finding.Measure, _ value: LinearExpression, isSize: Bool
      ) -> Finding? {
        let mark = LayoutEquations.Mark(
          view: ObjectIdentifier(view), axis: axis, isSize: isSize)
        if equations.conflicts.contains(mark) {
          return Finding(view: names[view], measure: measure, problem: .conflicting)
        }
        guard equations.ties.contains(mark) || !equations.determines(value) else { return nil }
        return Finding(view: names[view], measure: measure, problem: .undetermined)
      }
      let content = equations.contentSize(of: view, axis).flatMap { size in
        equations.determines(size)
          ? nil
          : Finding(
            view: names[view], measure: isHorizontal ? .contentWidth : .contentHeight,
            problem: .undetermined)
      }
      return [
        finding(isHorizontal ? .x : .y, equations.edge(of: view, axis), isSize: false),
        finding(
          isHorizontal ? .width : .height, equations.extent(of: view, axis), isSize: true),
        content,
      ].compactMap(\.self)
    }
  }

  /// The names of views in findings.
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
