import SourceText

/// The lines of a string table, without line ends, by the entries that they belong to.
struct StringTableEntries {
  struct Entry {
    /// The key, in quotes; nil if it is written without quotes.
    let key: String?
    /// The lines after the previous entry, up to a blank line.
    var head: [Line]
    /// The text, with the comment directly before it.
    var lines: [Line]
  }

  var entries: [Entry] = []
  /// The lines after the last entry.
  var rest: [Line] = []

  init(_ text: String) {
    var scanner = StringTableScanner()
    var key: String?
    var head: [Line] = []
    var lines: [Line] = []
    for line in [Line](of: text).map(\.content) {
      if scanner.isBetweenEntries { key = line.keyOfTable }
      scanner.read(line)
      lines.append(line)
      if scanner.hasReadEntry {
        entries.append(Entry(key: key, head: head, lines: lines))
        (head, lines) = ([], [])
      } else if scanner.isBetweenEntries, line.isBlank {
        head += lines
        lines = []
      }
    }
    rest = head + lines
  }

  /// Removes the entries with exactly these lines. What is before them stays, except blank lines.
  mutating func remove(_ removed: [Entry]) {
    let removed = Set(removed.map(\.lines))
    var kept: [Entry] = []
    var head: [Line] = []
    for var entry in entries {
      if removed.contains(entry.lines) {
        head += entry.head.contains { !$0.isBlank } ? entry.head : []
      } else {
        entry.head = head + (head.isEmpty ? entry.head : Array(entry.head.drop(while: \.isBlank)))
        head = []
        kept.append(entry)
      }
    }
    entries = kept
    rest = head + rest
  }

  var lines: [Line] { entries.flatMap { $0.head + $0.lines } + rest }

  /// Returns the keys of another table by the keys of the same entries in this one, where they
  /// differ. Returns none if the tables do not have the same entries, one by one.
  func newKeys(in other: StringTableEntries) -> [String: String] {
    if entries.count != other.entries.count { return [:] }
    return zip(entries, other.entries).reduce(into: [:]) { keys, pair in
      if let old = pair.0.key, let new = pair.1.key, old != new { keys[old] = new }
    }
  }
}

extension Line {
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }
}

/// Reads a string table line by line, to find where its entries end: neither in a comment nor in a
/// text of several lines.
private struct StringTableScanner {
  private enum Part {
    case code, comment, text
  }

  private var part = Part.code
  private var isInEntry = false
  /// Whether an entry ended in the last line and nothing else began.
  private(set) var hasReadEntry = false

  var isBetweenEntries: Bool { part == .code && !isInEntry }

  mutating func read(_ line: Line) {
    var hasEnd = false
    var rest = Substring(line.text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch (part, scalar) {
      case (.comment, "*") where rest.first == "/":
        rest.removeFirst()
        part = .code
      case (.text, "\\"): rest = rest.dropFirst()
      case (.text, "\""): part = .code
      case (.comment, _), (.text, _): break
      case (.code, "/") where rest.first == "/": rest.removeAll()
      case (.code, "/") where rest.first == "*":
        rest.removeFirst()
        part = .comment
      case (.code, "\""):
        part = .text
        isInEntry = true
      case (.code, ";"):
        isInEntry = false
        hasEnd = true
      case (.code, " "), (.code, "\t"), (.code, "\r"), (.code, "\u{FEFF}"): break
      case (.code, _): isInEntry = true
      }
    }
    hasReadEntry = hasEnd && isBetweenEntries
  }
}
