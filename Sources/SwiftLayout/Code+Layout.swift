import SourceText

extension Code {
  /// The maximum number of bytes of a line. A longer line is data instead of code, and stays as it
  /// is, because the time to lay it out grows with the square of its length.
  private static let longestLine = 8_000

  /// Returns the code with every line that has marks broken to fit the width, as far as possible.
  /// Lines without marks stay as they are.
  package func laidOut(width: Int = 100) -> String {
    let bytes = text.utf8
    var marks = marked.marks[...]
    var result = ""
    var copied = text.startIndex
    while let first = marks.first {
      let line = line(around: first.offset)
      let start = bytes.distance(from: text.startIndex, to: line.startIndex)
      let own = marks.prefix { $0.offset <= start + line.utf8.count }
      marks = marks.dropFirst(own.count)
      // A collection of several elements has at least three marks, and needs one more column.
      let mostColumns = line.utf8.count + own.count / 3
      guard mostColumns > width, line.utf8.count <= Self.longestLine else { continue }
      result += text[copied..<line.startIndex]
      let ownMarks = own.compactMap { mark in
        Mark(rawValue: mark.sign).map { (offset: mark.offset - start, mark: $0) }
      }
      result += Self.lines(of: line, ownMarks, width).joined(separator: "\n")
      copied = line.endIndex
    }
    return copied == text.startIndex ? text : result + text[copied...]
  }

  /// Returns the line at a byte offset, without its line feed.
  private func line(around offset: Int) -> Substring {
    let lineFeed = UInt8(ascii: "\n")
    let bytes = text.utf8
    let position = bytes.index(bytes.startIndex, offsetBy: offset)
    let start = bytes[..<position].lastIndex(of: lineFeed).map(bytes.index(after:))
    let end = bytes[position...].firstIndex(of: lineFeed)
    return text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
  }

  private static func lines(
    of text: Substring, _ marks: [(offset: Int, mark: Mark)], _ width: Int
  ) -> [String] {
    var layout = Layout(width: width)
    if let words = marks.first(where: { $0.mark == .words }) {
      let start = text.utf8.index(text.startIndex, offsetBy: words.offset)
      layout.append(text[start...], behind: text[..<start])
    } else {
      let indent = text.prefix { $0 == " " }.count
      layout.append(Line(text, marks), indent: indent)
    }
    return layout.lines
  }
}
