import SpecNotation

/// What one part of a spec declares, for the parts that refer to it by name.
///
/// `names` also holds what was declared with a mistake: one mistake is reported once, not again by
/// everything that refers to it.
struct Declared<Item> {
  let items: [Item]
  let names: [String]
  private let byName: [String: Item]
  private let allNames: Set<String>

  init(_ items: [Item], name: (Item) -> String, in node: Node?) {
    self.init(items, name: name, names: node?.keyTexts ?? items.map(name))
  }

  init(_ items: [Item], name: (Item) -> String, names: [String]) {
    self.items = items
    self.byName = Dictionary(items.map { (name($0), $0) }) { first, _ in first }
    self.names = names
    self.allNames = Set(names)
  }

  subscript(name: String) -> Item? { byName[name] }

  /// Whether something is declared under the name, with a mistake or without.
  func has(_ name: String) -> Bool { allNames.contains(name) }
}
