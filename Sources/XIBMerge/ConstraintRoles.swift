import XMLNotation

/// Which constraints of a XIB are those of another version, where no identifier says so: one that ties
/// the same together, or took the place of one that is gone. A control that is moved down below a new
/// one is still held at its top, if by another constraint.
struct ConstraintRoles {
  /// The identifiers that the constraints have in the base, by those that they have here.
  private(set) var identifiers: [String: String] = [:]

  /// What keeps a view from getting too small for one of the views in it takes the place of that for
  /// another only if `yours` still has that: two of them do not contradict each other.
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
