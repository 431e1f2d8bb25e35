extension Language {
  /// The reference of the language as a page: a section for each mapping, an item for each key.
  package var markdown: String {
    let contents = mappings.map { "- \(Self.link(to: $0, named: $0.title))\n" }.joined()
    let sections = mappings.map { mapping in
      let items = mapping.keys.map { Self.item(of: $0, in: mapping) }
      return "## \(mapping.title)\n\n\(mapping.sentence)\n\n\(items.joined())"
    }
    return "# \(title)\n\n\(intro)\n\n\(contents)\n" + sections.joined(separator: "\n")
  }

  private static func item(of key: KeyRow, in mapping: Mapping) -> String {
    var details = [
      ("Value", key.value.words { link(to: $0, named: $0.title.withSmallInitial) })
    ]
    if !key.kinds.isEmpty {
      let kind = mapping.kinds.map { "`\($0.key)` " } ?? ""
      details.append(("Only with", kind + key.kinds.map { "`\($0)`" }.joined(separator: ", ")))
    }
    if !key.presence.words.isEmpty { details.append(("Without it", key.presence.words)) }
    if let example = key.example { details.append(("Example", "`\(key.name): \(example)`")) }
    return "- **`\(key.name)`**\(key.isRequired ? ", required" : ""): \(key.sentence)\n"
      + details.map { "  - \($0.0): \($0.1)\n" }.joined()
  }

  private static func link(to mapping: Mapping, named name: String) -> String {
    "[\(name)](#\(mapping.title.anchor))"
  }
}

extension KeyRow.Presence {
  /// What applies without the key, in words.
  package var words: String {
    switch self {
    case .required, .optional: ""
    case .defaults(let text): "`\(text)`"
    case .otherwise(let words): words
    }
  }
}

extension String {
  /// The text with a lowercase initial, such as `a connector` for `A connector`.
  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }

  /// The anchor that GitHub generates for this heading.
  fileprivate var anchor: String {
    lowercased().filter { $0 != "," }.split(separator: " ").joined(separator: "-")
  }
}
