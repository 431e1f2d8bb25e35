/// The keys that flags give, in their order; what no flag gives is left out.
struct DraftKeys {
  private(set) var entries: [SpecEntry] = []

  mutating func add(_ key: String, _ text: String?) {
    if let text { entries.append(SpecEntry(key, text)) }
  }

  mutating func add(_ key: String, list: [String]) {
    if !list.isEmpty { entries.append(SpecEntry(key, .list(list))) }
  }

  mutating func add(_ key: String, block entries: [SpecEntry]) {
    self.entries.append(SpecEntry(key, .block(entries)))
  }

  mutating func add(_ key: String, braces entry: SpecEntry) {
    entries.append(SpecEntry(key, .braces([entry])))
  }

  /// Flags as `folderId: Int64`, one to a line below the key.
  mutating func add(
    _ key: String, _ pairs: [String], flag: String, example: String
  ) throws(DraftError) {
    if pairs.isEmpty { return }
    entries.append(SpecEntry(key, .block(try Self.pairs(pairs, flag, example))))
  }

  /// Flags as `success: onBookmarkAdded`, in braces.
  mutating func add(
    _ key: String, braces pairs: [String], flag: String, example: String
  ) throws(DraftError) {
    if pairs.isEmpty { return }
    entries.append(SpecEntry(key, .braces(try Self.pairs(pairs, flag, example))))
  }

  /// One flag as `bookmark: Bookmark`, in braces.
  mutating func add(
    _ key: String, _ pair: String?, flag: String, example: String
  ) throws(DraftError) {
    try add(key, braces: pair.map { [$0] } ?? [], flag: flag, example: example)
  }

  private static func pairs(
    _ pairs: [String], _ flag: String, _ example: String
  ) throws(DraftError) -> [SpecEntry] {
    var entries: [SpecEntry] = []
    for (name, value) in try pairs.pairs(flag, example: example) {
      let entry = SpecEntry(name, value)
      try entry.checkNew(among: entries, flag: flag)
      entries.append(entry)
    }
    return entries
  }
}

extension SpecEntry {
  /// Throws if one of the entries that a flag gave has the key already.
  func checkNew(among entries: [SpecEntry], flag: String) throws(DraftError) {
    if entries.contains(where: { $0.key == key }) {
      throw DraftError("'--\(flag)' says '\(key)' twice; remove one")
    }
  }
}
