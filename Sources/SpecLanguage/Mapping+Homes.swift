import SourceText

extension Mapping {
  /// Where a key can be written that the mapping does not have: below one of its own keys.
  package struct Home {
    /// The key of the mapping that has the other one below it.
    package let parent: Key
    package let table: Mapping
    /// The other key, which may be spelled otherwise than it was asked for.
    package let key: Key
    /// Whether the parent has names of the spec's own, each with a mapping that has the key.
    package let isBelowNames: Bool
  }

  /// The key of that name, or of almost that name, below a key for `kind`: first below those that a
  /// document has. As it says more of what is there than of what else is meant, the first is then
  /// followed by those below other keys, as `success` is below `delegate` and below `progress`.
  package func homes(of name: String, kind: String?, beside written: [String]) -> [Home] {
    let parents = keys.filter { $0.isAllowed(for: kind) }
    let ordered =
      parents.filter { written.contains($0.name) } + parents.filter { !written.contains($0.name) }
    let homes = ordered.flatMap { parent in
      parent.value.tables.flatMap { table, isBelowNames in
        table.keys.map { Home(parent: parent, table: table, key: $0, isBelowNames: isBelowNames) }
      }
    }
    let exact = homes.filter { $0.key.name == name }.eachOnce(by: \.key.meaning)
    guard let first = exact.first else {
      // What is both misplaced and misspelt has to resemble the key more than what is one of both.
      let near = nearest(to: name, in: homes.map(\.key.name), within: max(1, name.count / 4))
      return Array(homes.filter { $0.key.name == near }.prefix(1))
    }
    guard !first.isBelowNames, written.contains(first.parent.name) else { return [first] }
    return exact.filter { !$0.isBelowNames }
  }
}

extension Value {
  /// The tables of the mapping that the value can be, or of those under its names.
  fileprivate var tables: [(Mapping, isBelowNames: Bool)] {
    switch alternative(.mapping) {
    case .keys(let mapping): [(mapping, false)]
    case .names(_, let value, _):
      // What is below names of names has no table of its own.
      if case .keys(let mapping)? = value.alternative(.mapping) { [(mapping, true)] } else { [] }
    default: []
    }
  }
}
