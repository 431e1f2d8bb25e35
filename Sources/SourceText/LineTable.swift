/// The positions at which the lines of a text begin. They convert an offset to the line and column
/// that people read.
///
/// A line ends at a line feed, at a carriage return, or at both together.
package struct LineTable: Sendable {
  private let text: String
  private let starts: [Int]

  package init(_ text: String) {
    self.text = text
    var starts = [0]
    var previous: UInt8 = 0
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        starts[starts.count - 1] = offset
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        starts.append(offset)
      }
      previous = byte
    }
    self.starts = starts
  }

  /// Returns the line and column, both counted from 1, of a UTF-8 offset. Columns count bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = index(ofLineAt: offset)
    return (line + 1, offset - starts[line] + 1)
  }

  /// Returns the text of the line that contains `offset`, without its line end, and its start.
  package func line(containing offset: Int) -> (text: Substring, start: Int) {
    let line = index(ofLineAt: offset)
    let end = line + 1 < starts.count ? starts[line + 1] : text.utf8.count
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: starts[line])
    let upper = utf8.index(lower, offsetBy: end - starts[line])
    var content = text[lower..<upper]
    while let last = content.unicodeScalars.last, last == "\n" || last == "\r" {
      content.unicodeScalars.removeLast()
    }
    return (content, starts[line])
  }

  /// Returns the last line that starts at or before `offset`, which is found by binary search.
  private func index(ofLineAt offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
