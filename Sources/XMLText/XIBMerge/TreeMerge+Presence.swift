import SourceText

// The decision which elements remain.
extension TreeMerge {
  mutating func settledPresence() -> Set<Key> {
    let (your, other) = (Set(yours.items.keys), Set(generated.items.keys))
    var present = your.intersection(other)
    present.formUnion(your.subtracting(other).filter { base[$0] == nil })
    present.formUnion(
      other.subtracting(your).filter { key in
        base[key] == nil && !isInsideRemoved(key)
      })
    let removed = your.subtracting(other).sorted().filter {
      base[$0] != nil && !isGroup($0) && !isResource($0)
    }
    for key in removed where yours.constraint(at: key) == nil {
      settleRemoval(of: key, &present)
    }
    settleConstraints(&present)
    if side == nil { checkReplacedTies() }
    for key in removed
    where yours.constraint(at: key) != nil && !isConstraintOfGone(key, present) {
      if isOwnLimit(key), !isTorn(key) {
        present.insert(key)
      } else {
        settleRemoval(of: key, &present)
      }
    }
    restoreResources(&present)
    // A group exists while it has contents. It may have been removed with the last element, and be
    // needed again.
    for key in present { present.formUnion(missingGroups(around: key, present)) }
    present.remove(yours.root)
    return present
  }

  /// Restores the resources that are still used, because nobody adds or deletes them by hand.
  func restoreResources(_ present: inout Set<Key>) {
    let missing = Set(yours.items.keys).union(generated.items.keys).subtracting(present)
      .filter(isResource)
    if missing.isEmpty { return }
    let used = Set(
      present.filter { !isResource($0) }.flatMap(versions(of:)).flatMap(\.attributes).map(\.value))
    for key in missing {
      guard let element = (yours[key] ?? generated[key])?.element,
        let name = element["name"], used.contains(name)
      else { continue }
      present.formUnion(missing.filter { $0 == key || $0.hasPrefix(key + "/") })
    }
  }

  /// Returns the versions of an element that decide whether it uses a resource: the changed ones,
  /// or else both.
  private func versions(of key: Key) -> [Element] {
    let versions = [yours[key], generated[key]].compactMap { $0?.element }
    if keepsLayout { return Array(versions.prefix(1)) }
    guard versions.count == 2, let old = base[key]?.element else { return versions }
    let changed = versions.filter { !$0.says(old) }
    return changed.isEmpty ? versions : changed
  }

  /// Returns whether the key is that of a colour or an image that objects refer to by name, or of a
  /// part of it.
  private func isResource(_ key: Key) -> Bool { key.hasPrefix("\(yours.root)/resources/") }

  /// Returns the missing groups around the element, if their own parent remains.
  func missingGroups(around key: Key, _ present: Set<Key>) -> [Key] {
    var groups: [Key] = []
    var outer = (yours[key] ?? generated[key])?.parent
    while let group = outer, !present.contains(group), isGroup(group) {
      groups.append(group)
      outer = (yours[group] ?? generated[group])?.parent
    }
    return outer.map(present.contains) == true ? groups : []
  }

  /// Returns whether a new element is generated inside one that you removed, and has no other place.
  private func isInsideRemoved(_ key: Key) -> Bool {
    var inner = key
    while let parent = generated[inner]?.parent, placement(of: inner) == nil {
      if yours[parent] == nil, base[parent] != nil, !isGroup(parent) { return true }
      if yours[parent] != nil, KeyedTree.isObject(parent) { return false }
      inner = parent
    }
    return false
  }

  /// Returns whether the element of `tree` is inside an element that was removed from `other`.
  private func isInside(_ key: Key, of tree: KeyedTree, removedFrom other: KeyedTree) -> Bool {
    var outer = tree[key]?.parent
    while let parent = outer {
      if other[parent] == nil, base[parent] != nil, !isGroup(parent) { return true }
      outer = tree[parent]?.parent
    }
    return false
  }

  /// Removes an element that is no longer generated, with its contents, if you have not edited it.
  mutating func settleRemoval(of key: Key, _ present: inout Set<Key>) {
    // Of nested elements, only the outermost one is reported.
    guard !isInside(key, of: yours, removedFrom: generated), let element = yours[key]?.element
    else { return }
    // Elements that you moved into it do not belong to it.
    let family = yours.family(of: key).filter { generated[$0] == nil }
    let edited = family.first(where: isEdited)
    switch side {
    case _ where edited == nil: present.subtract(family)
    case .yours?: present.formUnion(family)
    case .generated?: present.subtract(family)
    case nil:
      let place = edited.flatMap { yours[$0]?.element.nameRange } ?? element.nameRange
      conflict(.removed(element.title), at: place)
    }
  }

  /// Returns whether you added the element, or changed more of it than Interface Builder does with
  /// every save.
  private func isEdited(_ key: Key) -> Bool {
    guard let element = yours[key]?.element else { return true }
    guard let old = base[key]?.element else { return !element.isNote && !element.isGroup }
    if let constraint = yours.constraint(at: key), let other = base.constraint(at: key) {
      return !constraint.says(other)
    }
    return !element.means(old)
  }
}

extension Diagnostic.Message {
  fileprivate static func removed(_ title: String) -> Self {
    "\(title) is no longer generated, and you changed it; delete it, or undo the change of the spec"
  }
}
