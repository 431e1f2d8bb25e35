/// The values for which constraints hold: those of the highest priority first, and each of the
/// others as nearly as those above it allow, as Auto Layout has it.
///
///     let width = LinearExpression.Variable(0)
///     let solution = LayoutSolution([
///       LayoutConstraint(LinearExpression(width) - 100, .atLeast),
///       LayoutConstraint(LinearExpression(width) - 60, priority: 250),
///     ])
///     solution[LinearExpression(width)]   // 100
package struct LayoutSolution: Sendable {
  /// The indices of the required constraints that contradict those before them, and do not count.
  package private(set) var contradictions: [Int] = []
  private let values: [LinearExpression.Variable: Double]
  private let undetermined: Set<LinearExpression.Variable>

  package init(_ constraints: [LayoutConstraint]) {
    let levels = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    let levelOf = Dictionary(uniqueKeysWithValues: zip(levels, levels.indices))
    var tableau = SimplexTableau(levels: levels.count)
    // What is required comes first, so that no other constraint is in its way.
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      if !tableau.add(constraint, level: nil) { contradictions.append(index) }
    }
    for constraint in constraints where !constraint.isRequired {
      _ = tableau.add(constraint, level: levelOf[constraint.priority])
    }
    values = tableau.values
    undetermined = tableau.undetermined
  }

  /// The value of an expression; a variable that no constraint mentions is zero.
  package subscript(expression: LinearExpression) -> Double {
    expression.factors.reduce(expression.constant) { $0 + $1.value * (values[$1.key] ?? 0) }
  }

  /// Whether the constraints allow more than one value of the expression.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool {
    expression.factors.keys.contains { undetermined.contains($0) || values[$0] == nil }
  }
}
