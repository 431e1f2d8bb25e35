import SourceText
import XMLText

// Child themes, which move and restyle the components of their parent, and change nothing else.
extension WiringCheck {
  mutating func checkChild(_ child: ThemeInterface, of parent: ThemeInterface) {
    let pairs = ComponentPairs(child.interface, parent.interface)
    compareConnections(child.root, parent.root, child, parent, pairs)
    for (own, others) in pairs.matched {
      compare(own, others, child, parent)
      compareConnections(own, others, child, parent, pairs)
    }
    // A view that only contains others is only a warning, because a child may change the layout.
    for added in pairs.added {
      report(.added(child, added.label), at: added.nameRange, isError: !added.isContainer)
    }
    for removed in pairs.removed {
      report(
        .removed(child, removed.label), at: child.root.nameRange, isError: !removed.isContainer,
        notes: [Diagnostic.Note(.inParent(removed.label), at: removed.nameRange)])
    }
  }

  /// Compares the properties that a component must share with its counterpart in the parent: its
  /// class and its identifier.
  private mutating func compare(
    _ own: Element, _ other: Element, _ child: ThemeInterface, _ parent: ThemeInterface
  ) {
    if own.name != other.name {
      error(
        .changedKind(child, other.label, to: own.name), at: own.nameRange,
        notes: [Diagnostic.Note(.inParent(other.label), at: other.nameRange)])
    }
    for name in ["customClass", "customModule", "restorationIdentifier"] {
      let (attribute, expected) = (own.attribute(name), other.attribute(name))
      guard attribute?.value != expected?.value else { continue }
      // A changed class naturally has another module.
      if name == "customModule", own["customClass"] != other["customClass"] { continue }
      error(
        .changed(child, name, own.label, from: expected?.value),
        at: attribute?.valueRange ?? own.nameRange,
        notes: [Diagnostic.Note(.inParent(other.label), at: expected?.range ?? other.nameRange)])
    }
  }

  /// Compares the connections of an object in the child and in the parent.
  private mutating func compareConnections(
    _ own: Element, _ other: Element, _ child: ThemeInterface, _ parent: ThemeInterface,
    _ pairs: ComponentPairs
  ) {
    let others = other.connections
    var missing = Array(repeating: true, count: others.count)
    // The last place of a plug is its first connection that is left.
    var places: [String: [Int]] = [:]
    for (place, other) in others.enumerated().reversed() {
      places[other.plug, default: []].append(place)
    }
    for connection in own.connections where connection.isConnection {
      guard let place = places[connection.plug]?.popLast() else {
        error(.addedConnection(child, connection.label), at: connection.nameRange)
        continue
      }
      missing[place] = false
      let expected = others[place]
      let destination = connection["destination"] ?? ""
      guard let wanted = expected["destination"], pairs.own(for: wanted) != destination,
        child.interface.objects[destination] != nil, parent.interface.objects[wanted] != nil,
        connection.name != "outletCollection"
      else { continue }
      error(
        .reconnected(child, connection.label),
        at: connection.attribute("destination")?.valueRange ?? connection.nameRange,
        notes: [
          Diagnostic.Note(
            .inParent(connection.label),
            at: expected.attribute("destination")?.valueRange ?? expected.nameRange)
        ])
    }
    for (connection, isMissing) in zip(others, missing)
    where isMissing && connection.isConnection {
      error(
        .removedConnection(child, connection.label), at: own.nameRange,
        notes: [Diagnostic.Note(.inParent(connection.label), at: connection.nameRange)])
    }
  }
}

extension Element {
  /// The meaning of a connection for the object that has it, regardless of its destination.
  fileprivate var plug: String {
    [name, self["property"] ?? "", self["selector"] ?? "", self["eventType"] ?? ""]
      .joined(separator: " ")
  }

  /// The name of the element in messages, such as `button` or `outlet 'urlTextField'`.
  fileprivate var label: String {
    let detail = self["property"] ?? self["selector"] ?? self["restorationIdentifier"]
    return detail.map { "\(name) '\($0)'" } ?? name
  }

  /// Whether the element only lays out other elements.
  fileprivate var isContainer: Bool {
    customClass == nil && connections.isEmpty
      && ["view", "stackView", "scrollView"].contains(name)
  }
}

extension Diagnostic.Message {
  fileprivate static func added(_ child: ThemeInterface, _ what: String) -> Self {
    "\(child.title) adds a \(what), which its parent does not have; \(advice)"
  }

  fileprivate static func removed(_ child: ThemeInterface, _ what: String) -> Self {
    "\(child.title) lacks the \(what) of its parent; \(advice)"
  }

  fileprivate static func changed(
    _ child: ThemeInterface, _ attribute: String, _ what: String, from value: String?
  ) -> Self {
    let parents = value.map { "is '\($0)' in its parent" } ?? "is not set in its parent"
    return "\(child.title) changes \(attribute) of the \(what), which \(parents); \(advice)"
  }

  fileprivate static func changedKind(_ child: ThemeInterface, _ what: String, to kind: String)
    -> Self
  {
    "\(child.title) makes a \(kind) of the \(what) of its parent; \(advice)"
  }

  fileprivate static func addedConnection(_ child: ThemeInterface, _ what: String) -> Self {
    "\(child.title) adds the \(what), which its parent does not have; \(advice)"
  }

  fileprivate static func removedConnection(_ child: ThemeInterface, _ what: String) -> Self {
    "\(child.title) does not connect the \(what) that its parent connects; \(advice)"
  }

  fileprivate static func reconnected(_ child: ThemeInterface, _ what: String) -> Self {
    "\(child.title) connects the \(what) to something other than its parent does; \(advice)"
  }

  fileprivate static func inParent(_ what: String) -> Self { "the \(what) of the parent" }

  private static let advice = "make it an extended theme to change more than the looks"
}

extension ThemeInterface {
  fileprivate var title: String { "the child theme '\(name.theme ?? interface.name)'" }
}
