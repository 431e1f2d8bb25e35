#if !canImport(UIKit)
  /// A linear combination of variables, and a constant.
  struct LinearExpression {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    static let tolerance = 1e-6

    static func + (left: Self, right: Self) -> Self {
      var sum = left
      sum.add(right, times: 1)
      return sum
    }

    static func - (left: Self, right: Self) -> Self {
      var difference = left
      difference.add(right, times: -1)
      return difference
    }

    static func * (factor: Double, expression: Self) -> Self {
      var product = Self()
      product.add(expression, times: factor)
      return product
    }

    mutating func add(_ other: Self, times factor: Double) {
      constant += other.constant * factor
      for (variable, value) in other.factors {
        let sum = (factors[variable] ?? 0) + value * factor
        factors[variable] = abs(sum) < Self.tolerance ? nil : sum
      }
    }
  }

  /// A system of linear equations, solved incrementally as they are added.
  ///
  /// Variables below zero are parameters: they are never solved for, so an equation that holds only
  /// for one value of a parameter is a contradiction.
  struct LinearSystem {
    enum Outcome {
      case added, redundant, contradictory
    }

    /// Each solved variable in terms of unsolved ones and parameters.
    private var solved: [Int: LinearExpression] = [:]

    /// The solved variables whose solutions contain an unsolved variable.
    private var occurrences: [Int: Set<Int>] = [:]

    /// The expression with every solved variable substituted.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
      var result = LinearExpression(factors: [:], constant: expression.constant)
      for (variable, factor) in expression.factors {
        let value = solved[variable] ?? LinearExpression(factors: [variable: 1])
        result.add(value, times: factor)
      }
      return result
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
        var solution = (-1 / factor) * rest
        solution.factors[pivot] = nil
        solve(pivot, as: solution)
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
    private static func pivot(of expression: LinearExpression) -> Int? {
      expression.factors.filter { $0.key >= 0 }
        .max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }?.key
    }

    private mutating func solve(_ variable: Int, as solution: LinearExpression) {
      for dependent in occurrences.removeValue(forKey: variable) ?? [] {
        guard var row = solved[dependent], let factor = row.factors.removeValue(forKey: variable)
        else { continue }
        row.add(solution, times: factor)
        solved[dependent] = row
        note(dependent, usesVariablesOf: solution)
      }
      solved[variable] = solution
      note(variable, usesVariablesOf: solution)
    }

    private mutating func note(_ row: Int, usesVariablesOf expression: LinearExpression) {
      for variable in expression.factors.keys where variable >= 0 {
        occurrences[variable, default: []].insert(row)
      }
    }
  }
#endif
