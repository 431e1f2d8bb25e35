/// A search of texts for names, all of which it finds in one scan of each text.
package struct NameSearch: Sendable {
  private let names: Set<Line>

  package init(for names: some Sequence<String>) {
    self.names = Set(names.map { Line(bytes: ArraySlice($0.utf8)) })
  }

  /// Returns where the names are in a text, except in the base of a conflict, which nobody keeps.
  package func all(in text: String) -> [NameInLine] {
    var ranges: [Range<Int>] = []
    Self.scan(text) { if names.contains($0) { ranges.append($0.bytes.indices) } }
    return ranges.isEmpty ? [] : Self.names(at: ranges, in: [Line](of: text))
  }

  /// Returns all names and numbers in a text.
  package static func words(in text: String) -> Set<String> {
    var words: Set<Line> = []
    scan(text) { words.insert($0) }
    return Set(words.map(\.text))
  }

  private static func scan(_ text: String, _ body: (Line) -> Void) {
    let bytes = ArraySlice(text.utf8)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, WordKind(bytes[end]) == .name { end += 1 }
      if end > start { body(Line(bytes: bytes[start..<end])) }
      start = end + 1
    }
  }

  private static func names(at ranges: [Range<Int>], in lines: [Line]) -> [NameInLine] {
    let sides = ConflictedText(lines)?.sides
    var names: [NameInLine] = []
    var rest = ranges[...]
    for (index, line) in lines.enumerated() {
      let inLine = rest.prefix { $0.lowerBound < line.bytes.endIndex }
      rest = rest.dropFirst(inLine.count)
      if inLine.isEmpty || sides?[index] == .ancestor { continue }
      // The text of the line is created once for all its names, because a line may be as long as
      // the file.
      let text = line.text
      for range in inLine {
        let name = Line(bytes: line.bytes[range]).text
        names.append(NameInLine(name: name, line: text, range: range))
      }
    }
    return names
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
}
