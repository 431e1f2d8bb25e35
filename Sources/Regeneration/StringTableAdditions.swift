import SourceText

/// The generated entries whose keys are neither in the base nor in the user's table.
struct StringTableAdditions {
  private var table: StringTableEntries
  /// The new entries after an entry of the user's table, by its key.
  private var following: [String: [Line]] = [:]
  /// The new entries before all entries of the user's table.
  private var leading: [Line] = []

  init(base: StringTableLines, yours: String, generated: String) {
    let own = StringTableLines(yours)
    table = StringTableEntries(yours)
    let ownKeys = Set(table.entries.compactMap(\.key))
    var last: String?
    for entry in StringTableEntries(generated).entries {
      guard let key = entry.key else { continue }
      if ownKeys.contains(key) { last = key }
      guard base[key] == nil, own[key] == nil else { continue }
      if let last {
        following[last, default: []] += entry.head + entry.lines
      } else {
        // The head of the first entry belongs to the file.
        leading += leading.isEmpty ? entry.lines : entry.head + entry.lines
      }
    }
  }

  /// Removes those of the entries that the user's table has without an edit.
  mutating func remove(_ entries: [StringTableEntries.Entry]) {
    table.remove(entries)
  }

  /// The lines of the user's table with these entries, without line ends.
  var lines: [Line] {
    var (table, following) = (self.table, self.following)
    for index in table.entries.indices {
      let key = table.entries[index].key
      table.entries[index].lines += key.flatMap { following.removeValue(forKey: $0) } ?? []
    }
    if leading.isEmpty { return table.lines }
    let gap = [Line](of: "\n").map(\.content)
    if table.entries.isEmpty {
      table.rest += gap + leading
    } else {
      table.entries[0].head += leading + gap
    }
    return table.lines
  }
}
