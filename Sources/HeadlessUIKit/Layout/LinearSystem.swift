#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout

  /// A system of linear equations, solved incrementally as they are added.
  ///
  /// Variables below zero are parameters: they are never solved for, so an equation that holds only
  /// for one value of a parameter is a contradiction.
  struct LinearSystem {
    enum Outcome {
      case added, redundant, contradictory
    }

    typealias Variable = LinearExpression.Variable

    /// Each solved variable in terms of unsolved ones and parameters.
    private var solved: [Variable: LinearExpression] = [:]

    /// The solved variables whose solutions contain an unsolved variable.
    private var occurrences: [Variable: Set<Variable>] = [:]

    /// The expression with every solved variable substituted.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
      expression.factors.reduce(LinearExpression(expression.constant)) { result, term in
        result + term.value * (solved[term.key] ?? LinearExpression(term.key))
      }
    }

    /// The result of adding `expression == 0`.
    func outcome(of expression: LinearExpression) -> Outcome {
      outcome(ofReduced: reduced(expression))
    }

    /// Adds `expression == 0`, unless it contradicts the previous equations.
    mutating func add(_ expression: LinearExpression) -> Outcome {
      let rest = reduced(expression)
      let outcome = outcome(ofReduced: rest)
      if outcome == .added, let pivot = Self.pivot(of: rest), let factor = rest.factors[pivot] {
        solve(pivot, as: LinearExpression(pivot) - (1 / factor) * rest)
      }
      return outcome
    }

    /// Whether the expression has a single value for given parameters.
    func determines(_ expression: LinearExpression) -> Bool {
      Self.pivot(of: reduced(expression)) == nil
    }
  }

  extension LinearSystem {
    private func outcome(ofReduced rest: LinearExpression) -> Outcome {
      if Self.pivot(of: rest) != nil {
        return .added
      }
      let holds = rest.factors.isEmpty && abs(rest.constant) < 0.01
      return holds ? .redundant : .contradictory
    }

    /// The largest factor for numerical stability; among equals the lowest variable, to be
    /// deterministic.
    private static func pivot(of expression: LinearExpression) -> Variable? {
      expression.factors.filter { !$0.key.isParameter }
        .max { (abs($0.value), -$0.key.index) < (abs($1.value), -$1.key.index) }?.key
    }

    private mutating func solve(_ variable: Variable, as solution: LinearExpression) {
      for dependent in occurrences.removeValue(forKey: variable) ?? [] {
        guard let row = solved[dependent], let factor = row.factors[variable] else { continue }
        solved[dependent] = row + factor * (solution - LinearExpression(variable))
        note(dependent, usesVariablesOf: solution)
      }
      solved[variable] = solution
      note(variable, usesVariablesOf: solution)
    }

    private mutating func note(_ row: Variable, usesVariablesOf expression: LinearExpression) {
      for variable in expression.factors.keys where !variable.isParameter {
        occurrences[variable, default: []].insert(row)
      }
    }
  }

  extension LinearExpression.Variable {
    fileprivate var isParameter: Bool { index < 0 }
  }
#endif
