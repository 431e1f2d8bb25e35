import TextMerge

/// The lines of a string table that hold a text each, by their keys and without their ends.
struct StringTableLines {
  private var lines: [String: Line] = [:]

  init(_ text: String) {
    for line in [Line](of: text) {
      if let key = line.keyOfTable { lines[key] = line.content }
    }
  }

  /// The line of a key.
  subscript(key: String) -> Line? { lines[key] }

  /// The keys whose lines differ.
  func edited(from base: StringTableLines) -> Set<String> {
    Set(lines.keys.filter { base[$0] != nil && base[$0] != lines[$0] })
  }

  /// The table with these lines in place of its own for the keys, for a merge, which does not compare
  /// line ends.
  func replaced(in text: String, for keys: Set<String>) -> String {
    [Line](of: text).map { line in
      let own = line.keyOfTable.flatMap { keys.contains($0) ? lines[$0] : nil }
      return (own ?? line.content).text + "\n"
    }.joined()
  }
}

extension Line {
  /// `"note-label"` of `"note-label" = "Note";`.
  var keyOfTable: String? {
    let text = content.text.drop { $0 == " " || $0 == "\t" }
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\""),
      text[end...].dropFirst().first(where: { $0 != " " }) == "="
    else { return nil }
    return String(text[...end])
  }
}
