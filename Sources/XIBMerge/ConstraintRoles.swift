import XMLNotation

/// Constraints that took the place of others: a control that is moved down below a new one is still
/// held at its top, if by another constraint.
struct ConstraintRoles {
  private var keys: [String: [KeyedTree.Key]] = [:]

  /// The constraints of `base` in the group `parent`, by what they hold.
  init(_ base: KeyedTree, _ parent: KeyedTree.Key) {
    for key in base[parent]?.children ?? [] {
      guard let element = base[key]?.element, element.name == "constraint" else { continue }
      keys[element.role, default: []].append(key)
    }
  }

  /// Calls the new ones of `elements` as those that they took the place of: where one with that role
  /// is gone, and one came.
  func rename(_ names: inout [KeyedTree.Key], of elements: [Element]) {
    let present = Set(names)
    let known = Set(keys.values.joined())
    let added = elements.indices.filter {
      elements[$0].name == "constraint" && !known.contains(names[$0])
    }
    for (role, places) in Dictionary(grouping: added, by: { elements[$0].role }) {
      let gone = (keys[role] ?? []).filter { !present.contains($0) }
      if gone.count == 1, places.count == 1 { names[places[0]] = gone[0] }
    }
  }
}

extension Element {
  /// Which side of which object a constraint holds, and how. The view around them holds many on each
  /// of its sides; but only one of them keeps it from getting too small there.
  fileprivate var role: String {
    let isLimit = self["relation"] != nil
    let item = self["firstItem"] ?? (isLimit ? "" : self["secondItem"] ?? "")
    return [item, self["firstAttribute"] ?? "", self["relation"] ?? ""].joined(separator: " ")
  }
}
