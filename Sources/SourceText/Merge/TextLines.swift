/// The lines of a text, separate from their line ends.
struct TextLines {
  /// The lines with their ends.
  private let lines: [Line]
  /// The lines without their ends, which a merge compares.
  let contents: [Line]
  /// The most frequent line end.
  let end: String
  /// Whether the last line has an end.
  let isTerminated: Bool

  init(_ text: String) {
    lines = [Line](of: text)
    contents = lines.map(\.content)
    let carriageReturns = lines.count { $0.bytes.count - $0.content.bytes.count == 2 }
    end = carriageReturns * 2 > lines.count ? "\r\n" : "\n"
    isTerminated = lines.last?.isTerminated ?? true
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The line with its end. A line without an end gets the most frequent one.
  subscript(index: Int) -> Line {
    lines[index].isTerminated ? lines[index] : contents[index].ending(with: end)
  }
}

extension Line {
  /// The line without its end.
  package var content: Line {
    guard isTerminated else { return self }
    let rest = bytes.dropLast()
    return Line(bytes: rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest)
  }

  /// Returns the line, which must not have an end, with one.
  func ending(with end: String) -> Line {
    Line(bytes: ArraySlice(Array(bytes) + Array(end.utf8)))
  }
}

/// Returns whether two texts have the same lines, apart from line ends.
package func haveSameLines(_ text: String, _ other: String) -> Bool {
  TextLines(text).contents == TextLines(other).contents
}
