extension Language {
  /// The reference of the language: a section with a table for each mapping.
  package var markdown: String {
    let sections = mappings.map { mapping in
      let rows = mapping.keys.map { Self.row(of: $0) }
      return """
        ## \(mapping.title)

        \(mapping.sentence)

        | key | | meaning | value | without it | example |
        |---|---|---|---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }
    return "# \(title)\n\n\(intro)\n\n" + sections.joined(separator: "\n")
  }

  private static func row(of key: Key) -> String {
    let value = key.value.words { "[\($0.title.withSmallInitial)](#\($0.title.anchor))" }
    let whose = key.kinds.isEmpty ? "" : " " + key.kinds.joined(separator: ", ")
    let cells = [
      "`\(key.name)`", (key.isRequired ? "☑" : "☐") + whose, key.sentence, value,
      key.presence.words, key.example.map { "`\($0)`" } ?? "",
    ]
    return "| "
      + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |"
  }
}

extension Key.Presence {
  /// What holds without the key.
  package var words: String {
    switch self {
    case .required, .optional: ""
    case .defaults(let text): "`\(text)`"
    case .otherwise(let words): words
    }
  }
}

extension String {
  /// `a connector` for `A connector`.
  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }

  /// The anchor that Markdown makes of a heading.
  fileprivate var anchor: String {
    lowercased().filter { $0 != "," }.split(separator: " ").joined(separator: "-")
  }
}
