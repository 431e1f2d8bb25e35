import SourceText

/// The position of a view that is not generated beside the views that it is beside after a merge.
struct Placement {
  typealias Key = KeyedTree.Key

  /// The subviews that the view is one of.
  let parent: Key
  /// The view that it is next to there; nil if it is the last one.
  let neighbor: Key?
  /// Whether it precedes that view instead of following it.
  var isBefore = false
  let reason: Reason

  /// Why it is not beside the views that it is generated beside.
  enum Reason {
    /// You put this one of them into a view of your own, in the same stack view.
    case wrapped(Key)
    /// You removed the stack view that it is generated in, or have a layout without it.
    case removed
    /// You moved the views beside it to another stack view.
    case moved
    /// The view is yours, and was constrained to views that are in stack views now.
    case taken
  }
}

// Where a new view goes if you rearranged the views beside it.
extension TreeMerge {
  /// Returns the position of a new view: beside the view that it is generated beside, in the stack
  /// view that you moved that one to, or where the stack view was that you removed. Returns nil if
  /// the view is generated where it belongs, and for any other element.
  func placement(of key: Key) -> Placement? {
    guard base[key] == nil, yours[key] == nil, KeyedTree.isObject(key),
      let parent = generated[key]?.parent, parent.hasSuffix("/subviews")
    else { return nil }
    if yours[parent] != nil {
      return isStack(parent) ? placement(of: key, besideThoseOf: parent) : nil
    }
    guard base[parent] != nil || structure.contains(parent) else { return nil }
    return placement(of: key, insteadOf: parent)
  }

  /// The new views that have another position than the generated one, in the order in which they
  /// are generated.
  var placements: [(view: Key, placement: Placement)] {
    let new = parents.keys.filter { yours[$0] == nil && base[$0] == nil }
    return new.compactMap { key in placement(of: key).map { (key, $0) } }
      .sorted { start(of: $0.view) < start(of: $1.view) }
  }

  private func start(of key: Key) -> Int { generated[key]?.element.range.lowerBound ?? 0 }

  /// Returns the position of a view whose stack view still exists.
  private func placement(of key: Key, besideThoseOf parent: Key) -> Placement? {
    let (before, after) = neighbors(of: key, in: parent)
    let neighbors = [before, after].compactMap(\.self)
    if neighbors.isEmpty || neighbors.contains(where: { finalParent(of: $0) == parent }) {
      return nil
    }
    // Views that you put into a view of your own are still beside it.
    for neighbor in neighbors {
      guard let outer = ancestor(of: neighbor, in: parent) else { continue }
      return Placement(
        parent: parent, neighbor: outer, isBefore: neighbor == after, reason: .wrapped(neighbor))
    }
    guard let neighbor = neighbors.first, let other = finalParent(of: neighbor), isStack(other)
    else { return nil }
    return Placement(
      parent: other, neighbor: neighbor, isBefore: neighbor == after, reason: .moved)
  }

  /// Returns the position of a view whose stack view does not exist.
  private func placement(of key: Key, insteadOf parent: Key) -> Placement? {
    var (inner, group) = (key, parent)
    while true {
      let siblings = generated[group]?.children ?? []
      let place = siblings.firstIndex(of: inner) ?? 0
      if let neighbor = siblings[..<place].reversed().lazy.compactMap(lastKnown).first,
        let parent = finalParent(of: neighbor)
      {
        return Placement(parent: parent, neighbor: neighbor, reason: .removed)
      }
      let rest = siblings[place...].dropFirst()
      if let neighbor = rest.lazy.compactMap(firstKnown).first,
        let parent = finalParent(of: neighbor)
      {
        if isStack(parent) {
          return Placement(parent: parent, neighbor: neighbor, isBefore: true, reason: .removed)
        }
        return Placement(parent: parent, neighbor: yours[parent]?.children.last, reason: .removed)
      }
      if yours[group] != nil { return Placement(parent: group, neighbor: nil, reason: .removed) }
      guard let owner = generated[group]?.parent, let outer = generated[owner]?.parent,
        outer.hasSuffix("/subviews")
      else { return nil }
      (inner, group) = (owner, outer)
    }
  }

  /// Returns the nearest views of yours that are generated above and below the new one.
  private func neighbors(of key: Key, in parent: Key) -> (before: Key?, after: Key?) {
    let siblings = generated[parent]?.children ?? []
    let place = siblings.firstIndex(of: key) ?? 0
    return (
      siblings[..<place].last { yours[$0] != nil },
      siblings[place...].first { yours[$0] != nil }
    )
  }

  /// Returns where a view of yours is after the merge: where you moved it, or else where the
  /// generator does.
  private func finalParent(of key: Key) -> Key? {
    let own = yours[key]?.parent
    let isMoved = keepsLayout || own != base[key]?.parent
    return isMoved ? own : generated[key]?.parent ?? own
  }

  /// Returns the view in `parent` of yours that contains the other view.
  private func ancestor(of key: Key, in parent: Key) -> Key? {
    var inner = key
    while let outer = yours[inner]?.parent, outer != parent { inner = outer }
    return yours[inner]?.parent == parent ? inner : nil
  }

  /// Returns the generated view if yours has it, or else the last one inside it that yours has.
  private func lastKnown(_ key: Key) -> Key? {
    if yours[key] != nil { return key }
    return generated["\(key)/subviews"]?.children.reversed().lazy.compactMap(lastKnown).first
  }

  private func firstKnown(_ key: Key) -> Key? {
    if yours[key] != nil { return key }
    return generated["\(key)/subviews"]?.children.lazy.compactMap(firstKnown).first
  }
}
