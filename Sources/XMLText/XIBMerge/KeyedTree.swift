import SourceText

/// A XIB whose elements have keys that stay the same across its versions. The key of an object is
/// its identifier, wherever the object moves. The key of a part is its `key`, and that of a group
/// is its name.
struct KeyedTree {
  typealias Key = String

  struct Item {
    let key: Key
    let element: Element
    let parent: Key?
    var children: [Key] = []
  }

  let document: Document
  let root: Key
  let layout: PositionedViews
  private(set) var items: [Key: Item] = [:]

  /// The version of the XIB.
  enum Version: String {
    case base, yours, generated
  }

  /// Creates the tree of a document. Reports an error and returns nil if two objects have the same
  /// identifier. Elements that only their position distinguishes get the keys that they have in
  /// `base`, as far as they exist there, and so do constraints that replaced others.
  init?(
    _ document: Document, _ version: Version, like base: KeyedTree? = nil,
    beside yours: KeyedTree? = nil, reporting diagnostics: inout Diagnostics
  ) {
    self.document = document
    root = document.root.name
    layout = PositionedViews(document)
    let roles = base.map { [layout] in
      ConstraintMatches(layout, like: $0.layout, beside: yours?.layout)
    }
    items[root] = Item(key: root, element: document.root, parent: nil)
    var waiting = [root]
    while let key = waiting.popLast() {
      guard let item = items[key] else { continue }
      let children = item.element.elements
      let isInside = key.hasPrefix("#") || key.contains("/objects")
      let keys = Self.keys(
        of: children, in: key, isInside: isInside, like: base, roles: roles,
        marking: version.rawValue)
      for (child, childKey) in zip(children, keys) {
        if let other = items[childKey] {
          diagnostics.error(
            .duplicate(child["id"] ?? child.name), at: child.nameRange,
            notes: [Diagnostic.Note(.first, at: other.element.nameRange)])
          return nil
        }
        items[childKey] = Item(key: childKey, element: child, parent: key)
        waiting.append(childKey)
      }
      items[key]?.children = keys
    }
  }

  subscript(key: Key) -> Item? { items[key] }

  /// Returns the constraint at `key`, or nil if the element is not a constraint.
  func constraint(at key: Key) -> Constraint? {
    guard let element = items[key]?.element, element.name == "constraint" else { return nil }
    return element["id"].flatMap { layout.constraints[$0] }
  }

  /// Returns whether both have the same meaning, regardless of the order of attributes and the
  /// space between elements.
  func isSame(as other: KeyedTree) -> Bool {
    items.count == other.items.count
      && items.allSatisfy { key, item in
        guard let otherItem = other[key] else { return false }
        return item.children == otherItem.children && item.element.says(otherItem.element)
      }
  }
}

extension Element {
  /// Returns whether two elements have the same attributes and text.
  func says(_ other: Element) -> Bool {
    name == other.name && values == other.values && ownText == other.ownText
  }

  /// The attributes by name.
  var values: [String: String] {
    Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The text in the element, unless it is only space between elements.
  var ownText: String? {
    let text = text
    return text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } ? nil : text
  }

  /// Whether the element only contains others, like `<subviews>`.
  var isGroup: Bool { attributes.isEmpty && ownText == nil }
}

extension Diagnostic.Message {
  fileprivate static let first: Self = "the first one is here"

  fileprivate static func duplicate(_ id: String) -> Self {
    "a second object with the id '\(id)'; give it another one"
  }
}
