/// The names that differ between two texts that are otherwise equal, such as files that are
/// generated before and after a name in a spec has changed.
///
/// ```swift
/// NameChanges(from: "let folderId = 0", to: "let parentId = 0").names  // ["folderId": "parentId"]
/// ```
package struct NameChanges: Hashable, Sendable {
  package let names: [String: String]

  package init(from old: String, to new: String) {
    let diff = LineDiff(from: words(of: [Line](of: old)), to: words(of: [Line](of: new)))
    var names: [String: String] = [:]
    for change in diff.changes where change.old.count == 1 && change.new.count == 1 {
      let (old, new) = (diff.old[change.old.lowerBound], diff.new[change.new.lowerBound])
      if old.isName, new.isName { names[old.text] = new.text }
    }
    self.names = names
  }
}

/// A name in a line of a text.
package struct NameInLine: Hashable, Sendable {
  package let name: String
  /// The line, with its end.
  package let line: String
  /// The range of the name in the text, in bytes.
  package let range: Range<Int>

  package init(name: String, line: String, range: Range<Int>) {
    self.name = name
    self.line = line
    self.range = range
  }

  /// Returns every name in a text, except those in the base of a conflict, which nobody keeps.
  package static func all(in text: String) -> [NameInLine] {
    var names: [NameInLine] = []
    var offset = 0
    let lines = [Line](of: text)
    let sides = ConflictedText(lines)?.sides
    for (index, line) in lines.enumerated() {
      // The text of the line is created once for all its names, because a line may be as long as
      // the file.
      let lineText = line.text
      let isKept = sides?[index] != .ancestor
      for word in words(of: [line]) {
        let end = offset + word.bytes.count
        if isKept, word.isName {
          names.append(NameInLine(name: word.text, line: lineText, range: offset..<end))
        }
        offset = end
      }
    }
    return names
  }
}

extension Line {
  /// Whether a word is a name, instead of a number, a blank or a sign.
  fileprivate var isName: Bool {
    guard let first = bytes.first, WordKind(first) == .name else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}
