import SourceText

/// A key that a mapping does not have, but another mapping below one of its keys.
package struct KeyElsewhere {
  /// The key of the mapping below which the other key can be written.
  package let parent: KeyRow
  package let table: Mapping
  /// The other key, whose spelling may differ from the requested name.
  package let key: KeyRow
  /// Whether the names that the spec declares below the parent have mappings with the key.
  package let isBelowNames: Bool
}

extension Mapping {
  /// Returns the keys of that name, or of a similar one, below the keys that `kind` can have. Those
  /// below keys that are `written` come first. The others follow only if the first one is below a
  /// written key, because another one may be meant: `success` is below `delegate` and below
  /// `progress`.
  package func keysElsewhere(
    named name: String, kind: String?, beside written: [String]
  ) -> [KeyElsewhere] {
    let parents = keys.filter { $0.isAllowed(for: kind) }
    let ordered =
      parents.filter { written.contains($0.name) } + parents.filter { !written.contains($0.name) }
    let others = ordered.flatMap { parent in
      parent.value.tables.flatMap { table, isBelowNames in
        table.keys.map {
          KeyElsewhere(parent: parent, table: table, key: $0, isBelowNames: isBelowNames)
        }
      }
    }
    let exact = others.filter { $0.key.name == name }.eachOnce(by: \.key.meaning)
    guard let first = exact.first else {
      // A key that is both misplaced and misspelled has to be more similar than a key that is only
      // misspelled.
      let near = nearest(to: name, in: others.map(\.key.name), within: max(1, name.count / 4))
      return Array(others.filter { $0.key.name == near }.prefix(1))
    }
    guard !first.isBelowNames, written.contains(first.parent.name) else { return [first] }
    return exact.filter { !$0.isBelowNames }
  }
}

extension ValueForm {
  /// The mappings that the value can be or that its names have, each with whether it is below
  /// names.
  fileprivate var tables: [(Mapping, isBelowNames: Bool)] {
    switch alternative(.mapping) {
    case .keys(let mapping): [(mapping, false)]
    case .names(_, let value, _):
      // Names below names have no table.
      if case .keys(let mapping)? = value.alternative(.mapping) { [(mapping, true)] } else { [] }
    default: []
    }
  }
}
