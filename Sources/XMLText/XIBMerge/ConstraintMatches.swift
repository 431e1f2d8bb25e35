/// The constraints of a XIB that correspond to constraints of an earlier version with other
/// identifiers. They relate the same two sides of views, or hold the same side as a constraint that
/// no longer exists. For example, the top of a control that was moved below a new one is still
/// held, by another constraint.
struct ConstraintMatches {
  /// The identifiers of the constraints in the base, by their identifiers in this XIB.
  private(set) var identifiers: [String: String] = [:]

  /// Finds the matches. Several constraints can keep a view large enough, each for another view
  /// inside it, without contradicting each other. So one of them replaces another only if `yours`
  /// still has that one.
  init(_ layout: PositionedViews, like base: PositionedViews, beside yours: PositionedViews?) {
    var gone = base.constraints.filter {
      layout.constraints[$0.key] == nil && layout.objects[$0.key] == nil
    }
    var added = layout.constraints.filter { base.constraints[$0.key] == nil }
    let ties = Set((yours?.constraints ?? [:]).values.map(\.tie))
    for kind in [\Constraint.tie, \Constraint.role] {
      let others = Dictionary(grouping: gone.keys) { gone[$0]?[keyPath: kind] }
      let new = Dictionary(grouping: added.keys) { added[$0]?[keyPath: kind] }
      for (name, ids) in new where ids.count == 1 {
        guard let known = others[name], known.count == 1, let constraint = gone[known[0]],
          kind == \.tie || !constraint.isLimit || ties.contains(constraint.tie)
        else { continue }
        identifiers[ids[0]] = known[0]
        gone[known[0]] = nil
        added[ids[0]] = nil
      }
    }
  }
}
