import SourceText

/// The lines of a string table that contain one text each, by their keys and without line ends.
struct StringTableLines {
  private var lines: [String: Line] = [:]

  init(_ text: String) {
    for line in [Line](of: text) {
      if let key = line.keyOfTable { lines[key] = line.content }
    }
  }

  /// The line of a key.
  subscript(key: String) -> Line? { lines[key] }

  /// Returns the keys whose lines differ.
  func edited(from base: StringTableLines) -> Set<String> {
    Set(lines.keys.filter { base[$0] != nil && base[$0] != lines[$0] })
  }

  /// Returns the table in `text` with its lines for the keys replaced by these, for a merge, which
  /// does not compare line ends.
  func replaced(in text: String, for keys: Set<String>) -> String {
    [Line](of: text).map { line in
      let own = line.keyOfTable.flatMap { keys.contains($0) ? lines[$0] : nil }
      return (own ?? line.content).text + "\n"
    }.joined()
  }
}

extension [Line] {
  /// Returns the lines of a string table with other keys, unless there are entries with those
  /// already.
  func with(newKeys keys: [String: String]) -> [Line] {
    if keys.isEmpty { return self }
    let taken = Set(compactMap(\.keyOfTable))
    return map { line in
      guard let old = line.keyOfTable, let new = keys[old], !taken.contains(new) || keys[new] != nil
      else { return line }
      let text = line.text
      let blank = text.prefix { $0 == " " || $0 == "\t" }
      return [Line](of: String(blank) + new + text.dropFirst(blank.count + old.count))[0]
    }
  }
}

extension Line {
  /// The key, in quotes: `"note-label"` of `"note-label" = "Note";`.
  var keyOfTable: String? {
    let text = content.text.drop { $0 == " " || $0 == "\t" }
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\""),
      text[end...].dropFirst().first(where: { $0 != " " }) == "="
    else { return nil }
    return String(text[...end])
  }
}
