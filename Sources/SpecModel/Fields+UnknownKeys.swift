import SourceText
import SpecNotation

extension Fields {
  /// Reports an entry whose key is not in the table. If the key that was probably meant is known,
  /// the value is read under that one. `known` are the keys of the kind, and `written` all keys of
  /// the mapping.
  mutating func reportUnknown(
    _ entry: Node.Entry, kind: String?, known: [String], beside written: [String]
  ) {
    let key = entry.key.keyText
    let others = table.keysElsewhere(named: key, kind: kind, beside: written)
    let likely = kind ?? table.kinds?.implied.first { written.contains($0.key) }?.kind
    if let advice = likely.flatMap({ table.advice["\($0).\(key)"] }) ?? table.advice[key] {
      log.error(.badKey(key, advice), at: entry.key.range)
    } else if let meant = table.otherWords[key], written.contains(meant) {
      log.error(.saidTwice(key, meant), at: entry.key.range)
    } else if let meant = table.otherWords[key]
      ?? nearest(to: key, in: known.filter { !written.contains($0) })
      ?? nearest(to: key, in: known)
    {
      log.error(.misspeltKey(key, meant), at: entry.key.range)
      if node(named: meant) == nil {
        entries.append(Node.Entry(meant, at: entry.key.range, entry.value))
      }
    } else if !others.isEmpty {
      let places = others.map {
        Diagnostic.Message.place(of: entry, in: $0, node(named: $0.parent.name))
      }
      log.error(.misplacedKey(key, places), at: entry.key.range)
      if others.count == 1, !others[0].isBelowNames { move(entry, below: others[0]) }
    } else {
      log.error(.unknownKey(key, known: known, table), at: entry.key.range)
    }
  }

  /// Moves an entry into the mapping to which it belongs.
  private mutating func move(_ entry: Node.Entry, below other: KeyElsewhere) {
    let range = entry.key.range
    let entry = Node.Entry(other.key.name, at: range, entry.value)
    guard let index = index(of: other.parent.name) else {
      let value = Node(.mapping([entry]), range: range)
      entries.append(Node.Entry(other.parent.name, at: range, value))
      return
    }
    let node = entries[index].value
    let others: [Node.Entry]
    switch node.content {
    case .mapping(let entries): others = entries
    case .scalar: others = [Node.Entry(other.table.names[0], at: node.range, node)]
    case .list: return
    }
    entries[index] = Node.Entry(
      key: entries[index].key, value: Node(.mapping(others + [entry]), range: node.range))
  }
}

extension Node {
  /// The value as messages show it: a short text, or the outline of a longer value.
  fileprivate var excerpt: String {
    switch content {
    case .scalar(let scalar) where scalar.text.count <= 40: scalar.text
    case .list: "[…]"
    case .scalar, .mapping: "…"
    }
  }
}

extension Mapping {
  /// The command that prints the keys of the mapping.
  fileprivate var explanation: String {
    let path = Language.specs.occurrences.first { $0.mapping.name == name }?.keys.dropLast() ?? []
    return ["screens-gen spec explain", path.joined(separator: ".")].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ name: String, known: [String], _ table: Mapping) -> Self {
    // Nobody reads more names than these.
    if known.count <= 12 { return "unknown key '\(name)'; expected \(known.choice)" }
    if Language.specs.occurrences.contains(where: { $0.key.name == name }) {
      return "unknown key '\(name)' here; 'screens-gen spec explain \(name)' says where it belongs"
    }
    let near = nearestTwo(to: name, in: known).map(\.quoted).joined(separator: " and ")
    return "unknown key '\(name)'; the nearest are \(near), "
      + "and '\(table.explanation)' lists all"
  }

  fileprivate static func saidTwice(_ name: String, _ meant: String) -> Self {
    "unknown key '\(name)'; it is called '\(meant)', which is there already; remove one of them"
  }

  fileprivate static func misspeltKey(_ name: String, _ meant: String) -> Self {
    "unknown key '\(name)'; did you mean '\(meant)'?"
  }

  fileprivate static func badKey(_ name: String, _ advice: String) -> Self {
    "unknown key '\(name)'; \(advice)"
  }

  fileprivate static func misplacedKey(_ name: String, _ places: [String]) -> Self {
    "unknown key '\(name)'; write \(places.joined(separator: " or "))"
  }

  /// Returns the place to which an entry belongs: `'progress: { success: Saved }'`, or a phrase.
  fileprivate static func place(
    of entry: Node.Entry, in other: KeyElsewhere, _ parent: Node?
  ) -> String {
    let (name, key) = (other.parent.name, other.key.name)
    if other.isBelowNames { return "'\(key)' in what is declared under '\(name)'" }
    var members = ["\(key): \(entry.value.excerpt)"]
    if let scalar = parent?.scalar {
      members.insert("\(other.table.names[0]): \(scalar.text)", at: 0)
    }
    return "'\(name): { \(members.joined(separator: ", ")) }'"
  }
}
