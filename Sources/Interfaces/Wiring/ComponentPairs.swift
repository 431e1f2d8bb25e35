import XMLText

/// The pairs of the components of a child theme and those of its parent. They are matched by
/// identifier if the child is a copy, and otherwise by their kind and their connections.
struct ComponentPairs {
  private(set) var matched: [(own: Element, other: Element)] = []
  /// The components that only the child has.
  private(set) var added: [Element] = []
  /// The components that only the parent has.
  private(set) var removed: [Element] = []
  /// The identifiers of the child's objects, by those of the parent's.
  private var identifiers: [String: String] = [:]

  init(_ child: InterfaceFile, _ parent: InterfaceFile) {
    let (plugs, parentPlugs) = (Plugs(of: child), Plugs(of: parent))
    added = child.components
    removed = parent.components
    match { own, other in
      own.name == other.name && own["id"] == other["id"]
    }
    match { own, other in
      !plugs[own].isDisjoint(with: parentPlugs[other])
    }
    match { own, other in
      own.name == other.name && plugs[own] == parentPlugs[other]
    }
    for (own, other) in matched {
      if let id = other["id"] { identifiers[id] = own["id"] }
    }
    if let id = parent.root?["id"] { identifiers[id] = child.root?["id"] }
    for id in [InterfaceFile.filesOwner, InterfaceFile.firstResponder] { identifiers[id] = id }
  }

  /// Returns the child's identifier of the object with `identifier` in the parent.
  func own(for identifier: String) -> String? { identifiers[identifier] }

  /// Pairs matching components, in order, and leaves the rest.
  private mutating func match(_ belongTogether: (Element, Element) -> Bool) {
    var rest: [Element] = []
    for own in added {
      if let place = removed.firstIndex(where: { belongTogether(own, $0) }) {
        matched.append((own, removed.remove(at: place)))
      } else {
        rest.append(own)
      }
    }
    added = rest
  }
}

/// The use of each component, which distinguishes it from others in a XIB: the outlets that lead to
/// it, and the actions that it performs.
private struct Plugs {
  private var plugs: [String: Set<String>] = [:]

  init(of interface: InterfaceFile) {
    for element in interface.elements {
      if let id = element["id"], let identifier = element["restorationIdentifier"] {
        plugs[id, default: []].insert("action \(identifier)")
      }
      guard let destination = element["destination"], let property = element["property"],
        element.name == "outlet"
      else { continue }
      plugs[destination, default: []].insert("outlet \(property)")
    }
  }

  subscript(element: Element) -> Set<String> {
    element["id"].flatMap { plugs[$0] } ?? []
  }
}
