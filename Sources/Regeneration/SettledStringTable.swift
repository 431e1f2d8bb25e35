import TextMerge

/// A string table with your lines wherever both sides changed them, and with all that is generated
/// beside them, by key: no reader understands markers.
///
/// An entry that is new comes behind the one that it follows among the generated ones, and one that
/// you deleted does not come back. A text that you left as it was becomes what is generated now.
struct SettledStringTable {
  let text: String

  /// `yours` is the table with your lines, and `base` what was last generated.
  init(base: String, yours: String, generated: String) {
    let base = StringTableLines(base)
    let additions = StringTableAdditions(base: base, yours: yours, generated: generated)
    let texts = StringTableLines(generated)
    let table = additions.added(to: yours).map { line in
      let new = line.keyOfTable.flatMap { base[$0] == line ? texts[$0] : nil }
      return (new ?? line).text + "\n"
    }.joined()
    // The lines get the ends that yours have.
    text = MergedText(base: yours, yours: yours, generated: table).text
  }
}

/// The generated entries whose keys neither the base nor your table has.
struct StringTableAdditions {
  /// Those behind an entry that your table has, by its key.
  private var following: [String: [Line]] = [:]
  /// Those before all that your table has.
  private var leading: [Line] = []

  init(base: StringTableLines, yours: String, generated: String) {
    let own = StringTableLines(yours)
    let ownKeys = Set(StringTableEntries(yours).entries.compactMap(\.key))
    var last: String?
    for entry in StringTableEntries(generated).entries {
      guard let key = entry.key else { continue }
      if ownKeys.contains(key) { last = key }
      guard base[key] == nil, own[key] == nil else { continue }
      if let last {
        following[last, default: []] += entry.head + entry.lines
      } else {
        // The head of the first one is that of the file.
        leading += leading.isEmpty ? entry.lines : entry.head + entry.lines
      }
    }
  }

  /// The lines of your table with these entries, without their ends.
  func added(to yours: String) -> [Line] {
    var table = StringTableEntries(yours)
    var following = self.following
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
