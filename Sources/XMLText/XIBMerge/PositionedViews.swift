/// The views of a XIB, and the constraints that position them.
struct PositionedViews {
  /// The objects by their identifiers.
  private(set) var objects: [String: Element] = [:]
  /// The constraints by their identifiers.
  private(set) var constraints: [String: Constraint] = [:]
  /// The container of each object.
  private(set) var containers: [String: String] = [:]
  /// The names of the outlets that lead to the objects.
  private var outlets: [String: String] = [:]
  /// The objects that outlets and actions lead to.
  private(set) var destinations: Set<String> = []

  init(_ document: Document) {
    var waiting: [(element: Element, container: String?)] = []
    if let objects = document.root.element("objects") { waiting.append((objects, nil)) }
    var written: [(element: Element, owner: String)] = []
    var guides: [String: String] = [:]
    while let (element, container) = waiting.popLast() {
      var inner = container
      if element.name == "constraint" {
        if let container { written.append((element, container)) }
      } else if element.isConnection {
        guard let id = element["destination"] else { continue }
        destinations.insert(id)
        if element.name == "outlet" { outlets[id] = element["property"] }
      } else if let id = element["id"] {
        objects[id] = element
        containers[id] = container
        if element.isSafeArea { guides[id] = container }
        inner = id
      }
      waiting += element.elements.map { ($0, inner) }
    }
    for (element, owner) in written {
      guard let id = element["id"] else { continue }
      func end(_ item: String, _ attribute: String) -> Constraint.End {
        Constraint.End(view: guides[item] ?? item, attribute: element[attribute] ?? "")
      }
      constraints[id] = Constraint(
        element, end(element["firstItem"] ?? owner, "firstAttribute"),
        element["secondItem"].map { end($0, "secondAttribute") }, isInside: isInside)
    }
  }

  /// Returns whether the view is inside the other one, at any depth.
  func isInside(_ view: String, _ other: String) -> Bool {
    var outer = containers[view]
    while let container = outer {
      if container == other { return true }
      outer = containers[container]
    }
    return false
  }

  /// Returns whether there are views that the others do not have, or the size of the root differs
  /// from that in `base`.
  func hasOwnViews(besides base: PositionedViews, _ generated: PositionedViews) -> Bool {
    objects.contains { id, object in
      guard let frame = object.frame else { return false }
      guard let old = base.objects[id]?.frame else { return generated.objects[id] == nil }
      return containers[id] == nil
        && ["width", "height"].contains { !frame.isSame($0, frame[$0], old[$0]) }
    }
  }

  /// Returns whether the view is in a stack view.
  func isArranged(_ view: String) -> Bool {
    containers[view].flatMap { objects[$0] }?.name == "stackView"
  }

  /// Returns the name of the outlet that leads to the object, if there is one.
  func outlet(to id: String) -> String? { outlets[id] }

  /// Returns the name of the object in messages, which is that of its outlet if it has one.
  func title(of id: String) -> String {
    guard let object = objects[id] else { return "the object '\(id)'" }
    return outlets[id].map { "the \(object.name) '\($0)'" } ?? object.title
  }
}

extension Element {
  /// The frame of the view that Interface Builder measured.
  var frame: Element? { elements.first { $0.name == "rect" && $0["key"] == "frame" } }

  fileprivate var isSafeArea: Bool { name == "viewLayoutGuide" && self["key"] == "safeArea" }
}
