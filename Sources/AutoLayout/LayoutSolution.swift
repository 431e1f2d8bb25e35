/// The values that satisfy constraints: those with the highest priority first, and each of the
/// others as nearly as those above it allow, as in Auto Layout.
///
///     let width = LinearExpression.Variable(0)
///     let solution = LayoutSolution([
///       LayoutConstraint(LinearExpression(width) - 100, .atLeast),
///       LayoutConstraint(LinearExpression(width) - 60, priority: 250),
///     ])
///     solution[LinearExpression(width)]   // 100
package struct LayoutSolution: Sendable {
  /// The indices of the required constraints that contradict earlier ones, and are ignored.
  package private(set) var contradictions: [Int] = []
  private let values: [LinearExpression.Variable: Double]
  private let undetermined: Set<LinearExpression.Variable>

  package init(_ constraints: [LayoutConstraint]) {
    let levels = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    let levelOf = Dictionary(uniqueKeysWithValues: zip(levels, levels.indices))
    var tableau = SimplexTableau(levels: levels.count)
    // Required constraints are added first, so that other constraints do not affect them.
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      if !tableau.add(constraint, level: nil) { contradictions.append(index) }
    }
    for constraint in constraints where !constraint.isRequired {
      _ = tableau.add(constraint, level: levelOf[constraint.priority])
    }
    values = tableau.values
    undetermined = tableau.undetermined
  }

  /// The value of an expression. A variable that no constraint mentions is zero.
  package subscript(expression: LinearExpression) -> Double {
    expression.factors.reduce(expression.constant) { $0 + $1.value * (values[$1.key] ?? 0) }
  }

  /// Returns whether the constraints allow more than one value of the expression.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool {
    expression.factors.keys.contains { undetermined.contains($0) || values[$0] == nil }
  }
}
