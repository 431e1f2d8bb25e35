/// The variables that required equations express by others: most of those of a view made of stack
/// views. What is left is solved by the simplex method, whose work grows faster than the number of
/// variables.
struct Substitution {
  typealias Variable = LinearExpression.Variable

  private var values: [Variable: LinearExpression] = [:]

  /// Uses the required equations, and returns the other constraints with their indices, besides
  /// those that have no effect. An equation that nothing can satisfy is among them.
  mutating func use(_ constraints: [LayoutConstraint]) -> [(Int, LayoutConstraint)] {
    let others = constraints.enumerated().filter { _, constraint in
      let isEquation = constraint.isRequired && constraint.relation == .equal
      return !(isEquation && use(constraint.expression))
    }
    values = values.mapValues(applied)
    return strictest(of: others)
  }

  /// Returns the constraints that have an effect: of required inequalities that differ only in their
  /// constants, the strictest, such as the minimum height of a view.
  private func strictest(
    of constraints: [(Int, LayoutConstraint)]
  ) -> [(Int, LayoutConstraint)] {
    var indices: [[Variable: Double]: Int] = [:]
    return constraints.reduce(into: []) { rest, entry in
      let expression = applied(to: entry.1.expression)
      let constraint = LayoutConstraint(
        expression, entry.1.relation, priority: entry.1.priority)
      let isInequality = constraint.relation == .atLeast
      if expression.factors.isEmpty {
        // No priority matters to what is determined.
        let isTrue = isInequality && expression.constant >= 0
        if constraint.isRequired, !isTrue { rest.append((entry.0, constraint)) }
      } else if constraint.isRequired, isInequality, let index = indices[expression.factors] {
        let isStricter = expression.constant < rest[index].1.expression.constant
        if isStricter { rest[index] = (entry.0, constraint) }
      } else {
        if constraint.isRequired, isInequality { indices[expression.factors] = rest.count }
        rest.append((entry.0, constraint))
      }
    }
  }

  /// Uses an expression that is zero. Returns false if nothing can make it zero.
  private mutating func use(_ equation: LinearExpression) -> Bool {
    var rest = applied(to: equation)
    guard let variable = rest.factors.keys.max(by: { $0.index < $1.index }) else {
      return rest.constant.magnitude < 1e-4
    }
    let factor = rest.remove(variable)
    values[variable] = -1 / factor * rest
    return true
  }

  /// Returns the expression without the variables that are expressed by others.
  func applied(to expression: LinearExpression) -> LinearExpression {
    var (rest, result) = (expression, LinearExpression())
    while let variable = rest.factors.keys.first {
      let factor = rest.remove(variable)
      if let value = values[variable] {
        rest.add(value, times: factor)
      } else {
        result.add(variable, times: factor)
      }
    }
    result.constant = rest.constant
    return result
  }
}
