import SourceText
import TextMerge

/// The lines of a string table that hold a text each, by their keys.
struct StringTableLines {
  private var lines: [Substring: String] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if let key = line.keyOfTable { lines[key] = String(line) }
    }
  }

  /// The keys whose lines differ.
  func edited(from base: StringTableLines) -> Set<Substring> {
    Set(lines.keys.filter { base.lines[$0] != nil && base.lines[$0] != lines[$0] })
  }

  /// The table with these lines in place of its own for the keys.
  func replaced(in text: String, for keys: Set<Substring>) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let key = line.keyOfTable, keys.contains(key), let own = lines[key] else {
        return String(line)
      }
      return own
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// `"note-label"` of `"note-label" = "Note";`.
  fileprivate var keyOfTable: Substring? {
    guard first == "\"", let end = self.firstRange(of: "\" =")?.lowerBound else { return nil }
    return self[...end]
  }
}
