/// A linear combination of variables and a constant, such as `2 * width - 8`.
package struct LinearExpression: Hashable, Sendable {
  /// A variable whose value is to be found.
  package struct Variable: Hashable, Sendable {
    package let index: Int

    package init(_ index: Int) { self.index = index }
  }

  package private(set) var factors: [Variable: Double] = [:]
  package var constant: Double

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(_ variable: Variable) {
    self.init()
    factors[variable] = 1
  }
}

extension LinearExpression {
  package static func + (left: Self, right: Self) -> Self { left.adding(right, times: 1) }

  package static func - (left: Self, right: Self) -> Self { left.adding(right, times: -1) }

  package static func * (factor: Double, expression: Self) -> Self {
    Self().adding(expression, times: factor)
  }

  package static func + (left: Self, right: Double) -> Self { left + Self(right) }

  package static func - (left: Self, right: Double) -> Self { left + Self(-right) }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  mutating func add(_ other: Self, times factor: Double) {
    constant += other.constant * factor
    for (variable, value) in other.factors { add(variable, times: value * factor) }
  }

  mutating func add(_ variable: Variable, times factor: Double) {
    let total = (factors[variable] ?? 0) + factor
    factors[variable] = total.isNearlyZero ? nil : total
  }

  /// Removes a variable, and returns its factor.
  mutating func remove(_ variable: Variable) -> Double {
    factors.removeValue(forKey: variable) ?? 0
  }
}

extension Double {
  /// Whether the number differs from zero only by rounding errors.
  var isNearlyZero: Bool { magnitude < 1e-8 }
}
