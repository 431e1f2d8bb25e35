/// An expression that is to be zero, or at least zero.
package struct LayoutConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable { case equal, atLeast }

  /// The priority of what has to hold; any other constraint holds as far as those of higher
  /// priority allow.
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
