import SourceText

extension Code {
  /// A line with more bytes is data rather than code, and stays as it is: laying it out would take
  /// time that grows with the square of its length.
  private static let longestLine = 8_000

  /// The code, of any number of lines, with every line that has marks brought within the width, if it
  /// can be. Lines without marks stay as they are.
  package func laidOut(width: Int = 100) -> String {
    var marks = marked.marks[...]
    if marks.isEmpty { return text }
    var result = ""
    var copied = text.startIndex
    var offset = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = offset + line.count
      let own = marks.prefix { $0.offset <= end }
      marks = marks.dropFirst(own.count)
      if !own.isEmpty, width...Self.longestLine ~= line.count {
        result += text[copied..<line.startIndex]
        let marks = own.compactMap { mark in
          Mark(rawValue: mark.sign).map { (offset: mark.offset - offset, mark: $0) }
        }
        result += Self.lines(of: Substring(line), marks, width).joined(separator: "\n")
        copied = line.endIndex
      }
      offset = end + 1
    }
    return copied == text.startIndex ? text : result + text[copied...]
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
