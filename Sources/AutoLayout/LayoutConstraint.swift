/// A constraint that an expression is zero, or at least zero.
package struct LayoutConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable { case equal, atLeast }

  /// The priority of a required constraint. Any other constraint is satisfied as far as those with
  /// higher priorities allow.
  package static let required = 1000.0

  package let expression: LinearExpression
  package let relation: Relation
  package let priority: Double

  package init(
    _ expression: LinearExpression, _ relation: Relation = .equal,
    priority: Double = LayoutConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= Self.required }
}
