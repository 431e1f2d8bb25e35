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
  /// The indices of the required constraints that contradict others, and are ignored: equations that
  /// contradict earlier ones, and inequalities that contradict equations or earlier inequalities.
  package let contradictions: [Int]
  private let substitution: Substitution
  private let values: [LinearExpression.Variable: Double]
  private let undetermined: Set<LinearExpression.Variable>

  package init(_ constraints: [LayoutConstraint]) {
    var substitution = Substitution()
    let rest = substitution.use(constraints)
    let levels = Set(rest.filter { !$0.1.isRequired }.map(\.1.priority)).sorted(by: >)
    let levelOf = Dictionary(uniqueKeysWithValues: zip(levels, levels.indices))
    var tableau = SimplexTableau(levels: levels.count)
    // Required constraints are added first, so that other constraints do not affect them.
    contradictions = rest.filter { _, constraint in
      constraint.isRequired && !tableau.add(constraint, level: nil)
    }.map(\.0)
    for (_, constraint) in rest where !constraint.isRequired {
      _ = tableau.add(constraint, level: levelOf[constraint.priority])
    }
    tableau.minimize()
    self.substitution = substitution
    values = tableau.values
    undetermined = tableau.undetermined
  }

  /// The value of an expression, without rounding errors, which depend on the order of a dictionary.
  /// A variable that no constraint mentions is zero.
  package subscript(expression: LinearExpression) -> Double {
    let rest = substitution.applied(to: expression)
    let value = rest.factors.reduce(rest.constant) { $0 + $1.value * (values[$1.key] ?? 0) }
    return (value * Self.precision).rounded() / Self.precision
  }

  private static let precision = 1e6

  /// Returns whether the constraints allow more than one value of the expression.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool {
    substitution.applied(to: expression).factors.keys
      .contains { undetermined.contains($0) || values[$0] == nil }
  }
}
