import SpecModel

extension SpecEntry {
  /// Returns a property of a Screenlet, written as `folderId: Int64 = 0`.
  package static func property(_ text: String) throws(DraftError) -> SpecEntry {
    try pair(text, example: "folderId: Int64 = 0")
  }

  /// Returns a model, written as `Bookmark: name String, url String`.
  package static func model(_ text: String) throws(DraftError) -> SpecEntry {
    try model(text, shown: "'\(text)'")
  }

  /// Returns a model from a text that is `shown` in messages.
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

  /// Returns a member of the view model, written as `title: String? { get set }`. `named` are keys
  /// of its long form that have their own flags, and `keys` are others, each written as
  /// `keyboard: URL`.
  package static func member(
    _ text: String, named: [(key: String, text: String)] = [], keys: [String] = []
  ) throws(DraftError) -> SpecEntry {
    try member(
      text, shown: "'\(text)'", example: "title: String? { get set }", named: named, keys: keys)
  }

  /// Returns a member of the view model from a text that is `shown` in messages.
  static func member(
    _ text: String, shown: String, example: String, named: [(key: String, text: String)] = [],
    keys: [String] = []
  ) throws(DraftError) -> SpecEntry {
    let (name, type) = try text.pair(shown: shown, example: example)
    var entries: [SpecEntry]
    switch Value(typed: type, as: MemberKeys.table.asValue) {
    case .braces(let long):
      if named.isEmpty && keys.isEmpty { return SpecEntry(name, .braces(long)) }
      entries = long
    case _ where named.isEmpty && keys.isEmpty: return SpecEntry(name, type)
    case let type: entries = [SpecEntry(MemberKeys.type, type)]
    }
    for (key, text) in named {
      entries.append(SpecEntry(key, Value(typed: text, as: MemberKeys.table.value(of: key))))
    }
    for key in keys {
      let (name, text) = try key.pair(shown: "'\(key)'", example: "keyboard: URL")
      let language = MemberKeys.table.value(of: name)
      let entry = SpecEntry(name, Value(typed: text, as: language, isYAML: true))
      try entry.checkNew(among: entries, flag: "key")
      entries.append(entry)
    }
    return SpecEntry(name, .block(entries))
  }

  private static func pair(_ text: String, example: String) throws(DraftError) -> SpecEntry {
    let (name, value) = try text.pair(shown: "'\(text)'", example: example)
    return SpecEntry(name, value)
  }
}
