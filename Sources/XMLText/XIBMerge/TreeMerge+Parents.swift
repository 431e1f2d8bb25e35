import SourceText

// The parents of elements, and their order.
extension TreeMerge {
  mutating func settleParents(of present: Set<Key>) {
    for key in present.sorted() {
      guard var parent = settledParent(of: key) else { continue }
      func isThere(_ key: Key) -> Bool { key == yours.root || present.contains(key) }
      if side != nil, !isThere(parent), let other = generated[key]?.parent { parent = other }
      guard isThere(parent) else {
        report(.noParent(title(of: key)), key)
        continue
      }
      parents[key] = parent
    }
    checkCycles()
  }

  private mutating func settledParent(of key: Key) -> Key? {
    if let adoption = adoptions.first(where: { $0.view == key }) {
      return adoption.placement.parent
    }
    guard let own = yours[key]?.parent else {
      return placement(of: key)?.parent ?? generated[key]?.parent
    }
    guard !keepsLayout, let other = generated[key]?.parent, other != own else { return own }
    switch base[key]?.parent {
    case other?: return own
    case own?: return other
    default:
      // A row that you moved to another stack, or out of all of them, stays there.
      if side == nil, isStack(other), isStack(own) || !areBranches { return own }
      if side == nil { report(.movedTwice(title(of: key)), key) }
      return side == .generated ? other : own
    }
  }

  func isStack(_ subviews: Key) -> Bool {
    let owner = yours[subviews]?.parent ?? generated[subviews]?.parent
    return owner.flatMap { yours[$0] ?? generated[$0] }?.element.name == "stackView"
  }

  /// Reports cycles, because each side may have moved one of two elements into the other.
  private mutating func checkCycles() {
    var settled: Set<Key> = [yours.root]
    for key in parents.keys.sorted() {
      var path: [Key] = []
      var next = key
      while !settled.contains(next), !path.contains(next), let parent = parents[next] {
        path.append(next)
        next = parent
      }
      if path.contains(next) { return report(.noParent(title(of: key)), key) }
      settled.formUnion(path)
    }
  }

  mutating func settleOrder() {
    for parent in [yours.root] + parents.keys.sorted() {
      let own = (yours[parent]?.children ?? []).filter { parents[$0] == parent }
      let others = (generated[parent]?.children ?? []).filter { parents[$0] == parent }
      children[parent] =
        keepsLayout || isRearranged(parent, own, others)
        ? Self.list(own, taking: others) : Self.list(others, taking: own)
    }
    var last: [Key: Key] = [:]
    for (key, placement) in placements + adoptions where parents[key] == placement.parent {
      var list = (children[placement.parent] ?? []).filter { $0 != key }
      let neighbor = placement.neighbor.flatMap { placement.isBefore ? $0 : last[$0] ?? $0 }
      let place = neighbor.flatMap(list.firstIndex).map { placement.isBefore ? $0 : $0 + 1 }
      list.insert(key, at: place ?? list.endIndex)
      children[placement.parent] = list
      if let neighbor = placement.neighbor, !placement.isBefore { last[neighbor] = key }
    }
  }

  /// Returns whether you changed the order of elements that all three versions have.
  private func isRearranged(_ parent: Key, _ own: [Key], _ others: [Key]) -> Bool {
    let common = Set(own).intersection(others).intersection(base[parent]?.children ?? [])
    let before = (base[parent]?.children ?? []).filter(common.contains)
    return before != own.filter(common.contains)
  }

  /// Returns `list` with the elements that only `other` has, each after the one that precedes it
  /// there.
  private static func list(_ list: [Key], taking other: [Key]) -> [Key] {
    let known = Set(list)
    var followers: [Key?: [Key]] = [:]
    var last: Key?
    for key in other {
      if known.contains(key) { last = key } else { followers[last, default: []].append(key) }
    }
    return (followers[nil] ?? []) + list.flatMap { [$0] + (followers[$0] ?? []) }
  }

  private mutating func report(_ message: Diagnostic.Message, _ key: Key) {
    let other = generated[key]?.element.nameRange
    let range = yours[key]?.element.nameRange ?? yours.document.root.nameRange
    conflict(message, at: range, generated: other)
  }

  func title(of key: Key) -> String {
    (yours[key] ?? generated[key])?.element.title ?? key
  }
}

extension Diagnostic.Message {
  fileprivate static func noParent(_ title: String) -> Self {
    "\(title) has lost its parent, which was deleted or moved; move it to another one"
  }

  fileprivate static func movedTwice(_ title: String) -> Self {
    "\(title) was moved by you, and elsewhere by the generator; keep one of the two positions"
  }
}
