import SourceText

/// The explanation of a key in a terminal.
package struct Explanation {
  package let text: String

  /// Explains all keys that match a name or a path, such as `rows`, `viewModel.keyboard` or
  /// `list.connector.rows`. Paths omit the names that a spec declares. Returns nil if no key
  /// matches.
  package init?(of name: String, in language: Language) {
    let wanted = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let found = language.occurrences.filter { $0.keys.suffix(wanted.count) == wanted[...] }
    if found.isEmpty { return nil }
    // A complete path means only that key, and not deeper keys whose paths end like it.
    let whole = found.filter { $0.keys == wanted && wanted.count > 1 }
    let groups = Self.groups(of: whole.isEmpty ? found : whole)
    text = groups.map(Self.text).joined(separator: "\n")
  }

  /// Lists all tables and their keys.
  package init(of language: Language) {
    text = language.mappings.map { mapping in
      "\(mapping.title)\n"
        + mapping.names.joined(separator: ", ").wrapped(indent: 2)
    }.joined(separator: "\n")
  }

  /// Groups the occurrences with the same meaning, such as the keys of a connector in several
  /// places.
  private static func groups(of found: [Language.Occurrence]) -> [[Language.Occurrence]] {
    found.eachOnce(by: \.key.meaning).map { first in
      found.filter { $0.key.meaning == first.key.meaning }
    }
  }

  private static func text(of group: [Language.Occurrence]) -> String {
    let details = details(of: group).map { label, text in
      "  " + label.padded(to: 12) + text
    }
    return group[0].key.name + "\n" + group[0].key.sentence.withQuotes.wrapped(indent: 2)
      + "\n" + details.joined()
  }

  /// Returns the details of a key, each with a label. Lines end with a line feed.
  private static func details(of group: [Language.Occurrence]) -> [(label: String, text: String)] {
    let key = group[0].key
    let value = key.value.words {
      "\($0.title.withSmallInitial) (\($0.names.joined(separator: ", ")))"
    }
    var details = [("value", value)]
    if !key.kinds.isEmpty {
      let kind = group[0].mapping.kinds.map { "`\($0.key)` " } ?? ""
      details.append(("only of", kind + key.kinds.joined(separator: ", ")))
    }
    switch key.presence {
    case .required: details.append(("required", "yes"))
    case .optional: details.append(("required", "no"))
    case .defaults, .otherwise: details.append(("without it", key.presence.words))
    }
    if let companion = key.companion { details.append(("needs", "`\(companion)` beside it")) }
    let wrapped = details.map { ($0, String($1.withQuotes.wrapped(indent: 14).dropFirst(14))) }
    let examples = key.example.map { [("example", "\(key.name): \($0)\n")] } ?? []
    let paths = group.map { occurrence in
      occurrence.path.joined(separator: ".") + " of "
        + occurrence.file.title.withSmallInitial + "\n"
    }.eachOnce(by: \.self)
    return wrapped + examples
      + paths.enumerated().map { ($0.offset == 0 ? "used in" : "", $0.element) }
  }
}

extension String {
  /// Returns the text padded with spaces to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the words in lines of at most `width` columns, each with a line feed.
  fileprivate func wrapped(indent count: Int, to width: Int = 78) -> String {
    let indent = String(repeating: " ", count: count)
    var lines = [indent]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count > indent.count, last.count + 1 + word.count > width {
        lines.append(indent + word)
      } else {
        lines[lines.count - 1] += (last.count > indent.count ? " " : "") + word
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
