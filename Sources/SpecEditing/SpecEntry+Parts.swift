import SpecModel

extension SpecEntry {
  /// A property of a Screenlet: `folderId: Int64 = 0`.
  package static func property(_ text: String) throws(DraftError) -> SpecEntry {
    try pair(text, example: "folderId: Int64 = 0")
  }

  /// A model: `Bookmark: name String, url String`.
  package static func model(_ text: String) throws(DraftError) -> SpecEntry {
    try model(text, shown: "'\(text)'")
  }

  /// The same of a text that is `shown` in messages.
  static func model(_ text: String, shown: String) throws(DraftError) -> SpecEntry {
    let example = "Bookmark: name String, url String"
    let (name, list) = try text.pair(shown: shown, example: example)
    var attributes: [SpecEntry] = []
    for item in list.split(separator: ",") {
      let words = item.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        throw DraftError("\(shown) is not a model; write it as '\(example)'")
      }
      let attribute = words[0].hasSuffix(":") ? words[0].dropLast() : words[0]
      attributes.append(SpecEntry(String(attribute), .text(String(words[1].trimmed))))
    }
    return SpecEntry(name, SpecEntry.Value.block(attributes))
  }

  /// A member of the view model: `title: String? { get set }`, with the keys of its long form, each
  /// as `keyboard: URL`.
  package static func member(_ text: String, keys: [String]) throws(DraftError) -> SpecEntry {
    let member = try pair(text, example: "title: String? { get set }")
    if keys.isEmpty { return member }
    var entries = [SpecEntry("type", member.value)]
    for key in keys {
      let entry = try pair(key, example: "keyboard: URL")
      try entry.checkNew(among: entries, flag: "key")
      entries.append(entry)
    }
    return SpecEntry(member.key, .block(entries))
  }

  private static func pair(_ text: String, example: String) throws(DraftError) -> SpecEntry {
    let (name, value) = try text.pair(shown: "'\(text)'", example: example)
    return SpecEntry(name, value)
  }
}
