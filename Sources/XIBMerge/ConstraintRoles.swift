import XMLNotation

/// Matches the constraints of a XIB with those of another version where their identifiers differ: a
/// match ties the same together, or replaced one that is gone. A control that moved below a new one
/// is still held at its top, by another constraint.
struct ConstraintRoles {
  /// The identifiers of the constraints in the base, by their identifiers in this XIB.
  private(set) var identifiers: [String: String] = [:]

  /// A constraint that keeps a view from getting too small for a view inside it replaces one for
  /// another view only if `yours` still has that one, because several such constraints do not
  /// contradict each other.
  init(_ layout: Layout, like base: Layout, beside yours: Layout?) {
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
