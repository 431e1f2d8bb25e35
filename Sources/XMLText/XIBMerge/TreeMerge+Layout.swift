// XIBs whose constraints you edited when what is generated began to have stack views. Such a
// version keeps its layout, and only new controls are added to it.
extension TreeMerge {
  /// Returns the views around objects of yours that only the generated version has, with their
  /// groups of subviews.
  static func structure(of generated: KeyedTree, around yours: KeyedTree) -> Set<Key> {
    var structure: Set<Key> = []
    for key in yours.items.keys where KeyedTree.isObject(key) {
      var outer = generated[key]?.parent
      while let group = outer, yours[group] == nil, structure.insert(group).inserted {
        outer = generated[group]?.parent
      }
    }
    return structure
  }

  /// Returns your elements without the objects that are no longer generated, and the controls that
  /// are new.
  mutating func settledPresenceOfOwnLayout() -> Set<Key> {
    var present = Set(yours.items.keys)
    let removed = present.filter { key in
      generated[key] == nil && base[key] != nil && yours.constraint(at: key) == nil
        && (KeyedTree.isObject(key) || yours[key]?.element.isConnection == true)
    }
    for key in removed.sorted() { settleRemoval(of: key, &present) }
    settleConstraints(&present)
    let new = Set(generated.items.keys.filter { base[$0] == nil && yours[$0] == nil })
    for key in new where isNewControl(key) {
      present.formUnion(generated.family(of: key).filter(new.contains))
    }
    for key in new {
      guard let item = generated[key], item.element.isConnection,
        let owner = item.parent.flatMap({ generated[$0]?.parent }), present.contains(owner),
        let destination = item.element["destination"], present.contains("#\(destination)")
      else { continue }
      present.insert(key)
    }
    restoreResources(&present)
    for key in present { present.formUnion(missingGroups(around: key, present)) }
    present.remove(yours.root)
    return present
  }

  /// Returns whether the key is that of a new view that is not around others, and that an outlet
  /// leads to, or to a view inside it. A caption that only the other layout has is no new control.
  private func isNewControl(_ key: Key) -> Bool {
    guard let item = generated[key], KeyedTree.isObject(key), !structure.contains(key),
      let parent = item.parent, parent.hasSuffix("/subviews"),
      structure.contains(parent) || yours[parent] != nil, !item.element.isCaption
    else { return false }
    return ([item.element] + item.element.descendants).contains { element in
      element["id"].map(generated.layout.destinations.contains) == true
    }
  }
}

extension KeyedTree {
  /// Returns the key, and the keys of everything inside the element.
  func family(of key: Key) -> [Key] {
    var family: [Key] = []
    var waiting = [key]
    while let next = waiting.popLast() {
      family.append(next)
      waiting += (self[next]?.children ?? []).reversed()
    }
    return family
  }
}

extension PositionedViews {
  /// Returns whether you edited constraints between views that `generated` arranges in stack views,
  /// which neither your version nor `base` does.
  func hasOwnTies(between base: PositionedViews, _ generated: PositionedViews) -> Bool {
    !ownTies(between: base, generated).isEmpty
  }

  /// Returns these constraints.
  func ownTies(between base: PositionedViews, _ generated: PositionedViews) -> [Constraint] {
    constraints.filter { id, constraint in
      isTie(constraint, where: { generated.isArranged($0) && !base.isArranged($0) })
        && base.constraints[id].map { !constraint.says($0) } ?? true
    }.map(\.value)
  }

  /// Returns whether the constraint ties another view to one that is not in a stack view, and for
  /// which the condition holds.
  func isTie(_ constraint: Constraint, where condition: (String) -> Bool) -> Bool {
    constraint.other != nil && !constraint.held.isMeasure
      && constraint.views.contains { !isArranged($0) && condition($0) }
  }
}

extension Element {
  /// Whether the element is a label that only repeats the accessibility label of a control.
  fileprivate var isCaption: Bool {
    name == "label"
      && element("accessibility")?.elements.contains {
        $0["key"] == "isElement" && $0["value"] == "NO"
      } == true
  }
}
