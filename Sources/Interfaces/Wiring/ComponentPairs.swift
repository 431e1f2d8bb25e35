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
    let byIdentifier = { (element: Element) in [[element.name, element["id"]]] }
    match(by: byIdentifier, byIdentifier)
    match(by: { plugs[$0] }, { parentPlugs[$0] })
    match(by: { [Use($0, plugs[$0])] }, { [Use($0, parentPlugs[$0])] })
    for (own, other) in matched {
      if let id = other["id"] { identifiers[id] = own["id"] }
    }
    if let id = parent.root?["id"] { identifiers[id] = child.root?["id"] }
    for id in [InterfaceFile.filesOwner, InterfaceFile.firstResponder] { identifiers[id] = id }
  }

  /// Returns the child's identifier of the object with `identifier` in the parent.
  func own(for identifier: String) -> String? { identifiers[identifier] }

  /// Pairs the components that have a key in common, each with the first that is left, and leaves
  /// the rest. The functions return the keys of a component of the child and of the parent.
  private mutating func match<Keys: Sequence>(
    by keys: (Element) -> Keys, _ otherKeys: (Element) -> Keys
  ) where Keys.Element: Hashable {
    // The last place of a key is the first component that has it.
    var places: [Keys.Element: [Int]] = [:]
    for (place, other) in removed.enumerated().reversed() {
      for key in otherKeys(other) { places[key, default: []].append(place) }
    }
    var rest: [Element] = []
    var taken: Set<Int> = []
    for own in added {
      var first: Int?
      for key in keys(own) {
        while let place = places[key]?.last, taken.contains(place) { places[key]?.removeLast() }
        if let place = places[key]?.last { first = min(place, first ?? place) }
      }
      if let first {
        taken.insert(first)
        matched.append((own, removed[first]))
      } else {
        rest.append(own)
      }
    }
    added = rest
    removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// The kind of a component with its plugs.
  private struct Use: Hashable {
    let kind: String
    let plugs: Set<String>

    init(_ element: Element, _ plugs: Set<String>) {
      kind = element.name
      self.plugs = plugs
    }
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
