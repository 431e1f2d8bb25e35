import SpecModel

/// The keys that flags describe, in the order in which they are added. Keys without a flag are
/// omitted.
struct DraftKeys {
  private(set) var entries: [SpecEntry] = []
  /// The mapping in the language, which defines the values of the keys. Without it all values are
  /// texts.
  private let language: Mapping?

  init(of language: Mapping? = nil) {
    self.language = language
  }

  mutating func add(_ key: Key<some Any, some Any>, _ text: String?) {
    if let text {
      entries.append(SpecEntry(key, .init(typed: text, as: language?.value(of: key.name))))
    }
  }

  mutating func add(_ key: Key<some Any, some Any>, list: [String]) {
    if !list.isEmpty { entries.append(SpecEntry(key, .list(list.map { .text($0) }))) }
  }

  /// Adds the key with a mapping that is typed in braces. Returns false if the text is not such a
  /// mapping.
  mutating func add(_ key: Key<some Any, some Any>, mapping text: String) -> Bool {
    guard
      case .braces(let entries) = SpecEntry.Value(typed: text, as: language?.value(of: key.name))
    else { return false }
    add(key, entries: entries)
    return true
  }

  private mutating func add(_ key: Key<some Any, some Any>, entries: [SpecEntry]) {
    self.entries.append(SpecEntry(key, .braces(entries)))
  }

  mutating func add(_ key: Key<some Any, some Any>, block entries: [SpecEntry]) {
    self.entries.append(SpecEntry(key, .block(entries)))
  }

  mutating func add(_ key: Key<some Any, some Any>, braces entry: SpecEntry) {
    entries.append(SpecEntry(key, .braces([entry])))
  }

  /// Adds a key with flags such as `folderId: Int64`, each on its own line below the key.
  mutating func add(
    _ key: Key<some Any, some Any>, _ pairs: [String], flag: String, example: String
  ) throws(DraftError) {
    if pairs.isEmpty { return }
    add(key, block: try typed(pairs, of: key, flag, example))
  }

  /// Adds a key with flags such as `success: onBookmarkAdded`, in braces.
  mutating func add(
    _ key: Key<some Any, some Any>, braces pairs: [String], flag: String, example: String
  ) throws(DraftError) {
    if pairs.isEmpty { return }
    add(key, entries: try typed(pairs, of: key, flag, example))
  }

  /// Adds a key with a flag such as `bookmark: Bookmark`, in braces.
  mutating func add(
    _ key: Key<some Any, some Any>, _ pair: String?, flag: String, example: String
  ) throws(DraftError) {
    try add(key, braces: pair.map { [$0] } ?? [], flag: flag, example: example)
  }

  /// Returns the entries that flags describe for a key. Each flag has one entry, or a mapping in
  /// braces.
  private func typed(
    _ flags: [String], of key: Key<some Any, some Any>, _ flag: String, _ example: String
  ) throws(DraftError) -> [SpecEntry] {
    let language = language?.value(of: key.name)
    var entries: [SpecEntry] = []
    for text in flags {
      var given: [SpecEntry] = []
      if case .braces(let mapping) = SpecEntry.Value(typed: text, as: language) {
        given = mapping
      } else {
        let (name, value) = try text.pair(flag, example: example)
        given = [SpecEntry(name, .init(typed: value, as: language?.value(ofEntry: name)))]
      }
      for entry in given {
        try entry.checkNew(among: entries, flag: flag)
        entries.append(entry)
      }
    }
    return entries
  }
}

extension SpecEntry {
  /// Throws an error if one of the entries that the flag described earlier has the same key.
  func checkNew(among entries: [SpecEntry], flag: String) throws(DraftError) {
    if entries.contains(where: { $0.key == key }) {
      throw DraftError("'--\(flag)' says '\(key)' twice; remove one")
    }
  }
}
